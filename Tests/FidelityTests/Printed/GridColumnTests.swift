// Columns of lazy grids, with the widths that authors have measured.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Printed {
  /// objc.io, "SwiftUI's Grid Views" (2020): the first quiz.
  ///
  /// A fixed column is as wide as it says; the adaptive one takes the 122
  /// points that are left, for two columns of 57.
  @Test func `an adaptive column holds as many as fit in what fixed ones leave`() {
    expect(
      frames(200, 300) { Columns(columns: [.fixed(70), .adaptive(minimum: 40)], count: 3) },
      is: [
        "cell0 0 0 70 40", "cell1 78 0 57 40", "cell2 143 0 57 40", "grid 0 0 200 40",
      ])
  }

  /// The same article and "Predict the layout of LazyVGrid: flexible" (mo4tech.com): of 300 points the columns get 146 and 180; the
  /// grid is thus 334 points wide and shares those anew, as 163 and 180.
  @Test func `a grid that needs more than it is offered shares its own width anew`() {
    expect(
      frames(300, 300) {
        Columns(columns: [.flexible(minimum: 100), .flexible(minimum: 180)], count: 2)
      }, is: ["cell0 -17 0 163 40", "cell1 154 0 180 40", "grid -17 0 334 40"])
  }

  /// The third quiz: 100, 92 and 180 points of 300 make a grid of 388, in which the adaptive column has 124 for two.
  @Test func `an adaptive column between flexible ones is shared when the grid has its width`() {
    expect(
      frames(300, 300) {
        Columns(
          columns: [.flexible(minimum: 100), .adaptive(minimum: 40), .flexible(minimum: 180)],
          count: 4)
      },
      is: [
        "cell0 -44 0 124 40", "cell1 88 0 58 40", "cell2 154 0 58 40", "cell3 220 0 180 40",
        "grid -44 0 388 40",
      ])
  }

  /// Apple's documentation of `LazyVGrid.init(columns:alignment:)`: the alignment of the grid within its parent; centred by default.
  @Test func `columns with space left are placed by the grid's alignment`() {
    expect(
      frames(300, 300) { Columns(columns: [.fixed(50), .fixed(50)], count: 2) },
      is: [
        "cell0 96 0 50 40", "cell1 154 0 50 40", "grid 0 0 300 40",
      ])
    expect(
      frames(300, 300) {
        Columns(columns: [.fixed(50), .fixed(50)], count: 2, alignment: .leading)
      }, is: ["cell0 0 0 50 40", "cell1 58 0 50 40", "grid 0 0 300 40"])
  }

  /// Apple's documentation of `GridItem.alignment`: where a view lies in its grid space; in the middle by default.
  @Test func `a cell lower than its line is placed by its column's alignment`() {
    func uneven(_ alignment: Alignment?) -> [String] {
      frames(200, 300) {
        ScrollView {
          LazyVGrid(columns: [GridItem(alignment: alignment), GridItem(alignment: alignment)]) {
            Color.red.frame(height: 40).seen("cell0")
            Color.red.frame(height: 20).seen("cell1")
            Color.red.frame(height: 40).seen("cell2")
          }
        }
      }
    }
    expect(uneven(nil), is: ["cell0 0 0 96 40", "cell1 104 10 96 20", "cell2 0 48 96 40"])
    expect(uneven(.top), is: ["cell0 0 0 96 40", "cell1 104 0 96 20", "cell2 0 48 96 40"])
    expect(uneven(.bottom), is: ["cell0 0 0 96 40", "cell1 104 20 96 20", "cell2 0 48 96 40"])
  }
}

private struct Columns: View {
  let columns: [GridItem.Size]
  let count: Int
  var alignment = HorizontalAlignment.center

  var body: some View {
    GeometryReader { proxy in
      ScrollView {
        LazyVGrid(columns: columns.map { GridItem($0) }, alignment: alignment) {
          ForEach(0..<count, id: \.self) { Color.red.frame(height: 40).seen("cell\($0)") }
        }
        .seen("grid")
        .frame(width: proxy.size.width)
      }
    }
  }
}
