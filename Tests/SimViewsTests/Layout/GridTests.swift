@_spi(Runtime) import SimComponents
import Expectations
import SimViews
import SwiftUI
import Testing

@MainActor
@Suite("Grids and alternatives")
struct GridTests {
  @Test func `a column is as wide as its widest cell`() {
    expect(
      layout(nil, nil) {
        Grid(alignment: .leading, horizontalSpacing: 5, verticalSpacing: 2) {
          GridRow {
            Color.red.frame(width: 10, height: 10)
            Color.green.frame(width: 30, height: 20)
          }
          GridRow {
            Color.blue.frame(width: 40, height: 10)
            Color.red.frame(width: 20, height: 10)
          }
        }
      },
      is: """
        group GridLayout (0, 0) 75x32
          stack row (0, 0) 75x20
            group (0, 5) 10x10
              color red (0, 0) 10x10
            group (45, 0) 30x20
              color green (0, 0) 30x20
          stack row (0, 22) 75x10
            group (0, 0) 40x10
              color blue (0, 0) 40x10
            group (45, 0) 20x10
              color red (0, 0) 20x10
        """)
  }

  @Test func `flexible columns share what fixed ones leave`() {
    expect(
      layout(100, 40) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.red
            Color.green.frame(width: 20)
            Color.blue
          }
        }
      },
      is: """
        group GridLayout (0, 0) 100x40
          stack row (0, 0) 100x40
            color red (0, 0) 40x40
            group (40, 0) 20x40
              color green (0, 0) 20x40
            color blue (60, 0) 40x40
        """)
  }

  @Test func `a cell spans columns, and what is no row goes across all of them`() {
    expect(
      layout(nil, nil) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.red.frame(width: 10, height: 10)
            Color.green.frame(width: 10, height: 10)
            Color.blue.frame(width: 10, height: 10)
          }
          GridRow {
            Color.red.frame(height: 5).gridCellColumns(2)
            Color.blue.frame(width: 10, height: 5)
          }
          Divider().gridCellUnsizedAxes(.horizontal)
        }
      },
      is: """
        group GridLayout (0, 0) 30x15.33
          stack row (0, 0) 30x10
            group (0, 0) 10x10
              color red (0, 0) 10x10
            group (10, 0) 10x10
              color green (0, 0) 10x10
            group (20, 0) 10x10
              color blue (0, 0) 10x10
          stack row (0, 10) 30x5
            group (0, 0) 20x5
              group (0, 0) 20x5
                color red (0, 0) 20x5
            group (20, 0) 10x5
              color blue (0, 0) 10x5
          group (0, 15) 30x0.33
            divider (0, 0) 30x0.33
        """)
  }

  @Test func `a column takes the alignment that one of its cells gives it`() {
    #expect(
      layout(nil, nil) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow { Color.red.frame(width: 40, height: 10) }
          GridRow { Color.blue.frame(width: 10, height: 10).gridColumnAlignment(.trailing) }
        }
      }.contains("group (30, 0) 10x10"))
  }

  @Test func `the first alternative that fits is shown`() {
    let model = Room()
    let probe = LayoutProbe { RoomView(model: model) }
    expect(
      probe.text,
      is: """
        group (100, 89.83) 100x20.33
          group (0, 0) 100x20.33
            text "0123456789" 17 pt primary (0, 0) 100x20.33
        """)
    model.width = 50
    probe.refresh()
    expect(
      probe.text,
      is: """
        group (125, 89.83) 50x20.33
          group (0, 0) 50x20.33
            text "01234" 17 pt primary (0, 0) 50x20.33
        """)
    model.width = 20
    probe.refresh()
    #expect(probe.text.contains("color red"))
  }
}

@Observable
private final class Room {
  var width: CGFloat = 100
}

private struct RoomView: View {
  let model: Room
  var body: some View {
    ViewThatFits {
      Text("0123456789")
      Text("01234")
      Color.red.frame(height: 22)
    }.frame(width: model.width)
  }
}
