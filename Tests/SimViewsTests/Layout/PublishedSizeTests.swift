// Frames, ratios, grids and alternatives by published rules; the sources are named in `Known`.
// Text is ten points a character here, and twenty-two a line.

@_spi(Runtime) import SimComponents
import Expectations
import SimViews
import SwiftUI
import Testing

@MainActor
@Suite("Sizes by published rules")
struct PublishedSizeTests {
  @Test(arguments: Known.frames + Known.ideals)
  func `a modifier chooses the size`(_ known: Known) {
    #expect(known.actual() == known.expected, "\(known)")
  }

  @Test(arguments: Known.leaves + Known.grids)
  func `a view chooses its size`(_ known: Known) {
    #expect(known.actual() == known.expected, "\(known)")
  }

  @Test func `there are at least sixty trees`() {
    let all =
      Known.shares + Known.priorities + Known.across + Known.layers + Known.frames + Known.ideals
      + Known.leaves + Known.grids
    #expect(all.count >= 60)
    expect(Set(all.map(\.fact)).count, is: all.count)
  }
}

extension Known {
  static let frames = [
    Known("a frame is as large as it says", "WWDC19", "70x30") {
      size { Color.red.frame(width: 70, height: 30) }
    },
    Known("a frame of one length takes the other from its content", "Apple", "70x20") {
      size { Box().frame(width: 70) }
    },
    Known("a frame does not change its content", "WWDC19", "20x20") {
      parts { Box().frame(width: 70, height: 30) }
    },
    Known("a frame puts its content in the middle", "Apple", "25,5") {
      places { Box().frame(width: 70, height: 30) }
    },
    Known("a frame puts its content into a corner", "Apple", "50,10") {
      places { Box().frame(width: 70, height: 30, alignment: .bottomTrailing) }
    },
    Known("an infinite maximum takes what is offered", "lab", "300x20") {
      size { Box().frame(maxWidth: .infinity) }
    },
    Known("an infinite maximum without an offer is the content", "Thinking", "20x20") {
      size(nil, nil) { Box().frame(maxWidth: .infinity) }
    },
    Known("a maximum bounds the offer, not the content alone", "Thinking", "100x20") {
      size { Box().frame(maxWidth: 100) }
    },
    Known("a maximum below the offer's is not reached", "Thinking", "60x20") {
      size(60, 40) { Box().frame(maxWidth: 100) }
    },
    Known("a minimum above the content", "Thinking", "100x20") {
      size { Box().frame(minWidth: 100) }
    },
    Known("a minimum below the content is the content", "Thinking", "20x20") {
      size { Box().frame(minWidth: 10) }
    },
    Known("a minimum holds against a smaller offer", "Thinking", "100x20") {
      size(50, 40) { Box().frame(minWidth: 100) }
    },
    Known("both limits bound the offer", "lab", "150x20") {
      size(300, 40) { Box().frame(minWidth: 100, maxWidth: 150) }
    },
    Known("between both limits the offer counts", "lab", "120x20") {
      size(120, 40) { Box().frame(minWidth: 100, maxWidth: 150) }
    },
    Known("an ideal length counts without an offer", "lab", "80x20") {
      size(nil, nil) { Box().frame(idealWidth: 80) }
    },
    Known("an ideal length does not count with an offer", "lab", "20x20") {
      size(300, 40) { Box().frame(idealWidth: 80) }
    },
    Known("padding is added on all sides", "Apple", "30x30") { size { Box().padding(5) } },
    Known("padding is sixteen points unless told otherwise", "Apple", "52x52") {
      size { Box().padding() }
    },
    Known("padding is taken from the offer", "WWDC19", "290x30") {
      parts { Color.red.padding(5) }
    },
    Known("an offset changes no size", "Apple", "20x20") { size { Box().offset(x: 50, y: 9) } },
    Known("a position takes all that is offered", "Apple", "300x40") {
      size(300, 40) { Box().position(x: 5, y: 5) }
    },
  ]

  static let ideals = [
    Known("a fixed size is the ideal one", "Apple", "10x10") { size { Color.red.fixedSize() } },
    Known("text of fixed size does not wrap", "Apple", "100x20.33") {
      size(50, 100) { Text("aaaa aaaaa").fixedSize() }
    },
    Known("a size that is fixed downwards wraps", "Apple", "50x40.67") {
      size(50, 22) { Text("aaaa aaaaa").fixedSize(horizontal: false, vertical: true) }
    },
    Known("a fixed size of an ideal frame", "lab", "80x60") {
      size { Color.red.frame(idealWidth: 80, idealHeight: 60).fixedSize() }
    },
    Known("a ratio fits within what is offered", "Apple", "80x40") {
      size(300, 40) { Color.red.aspectRatio(2, contentMode: .fit) }
    },
    Known("a ratio fits a narrow offer", "Apple", "30x15") {
      size(30, 40) { Color.red.aspectRatio(2, contentMode: .fit) }
    },
    Known("a ratio fills what is offered, and more", "Apple", "300x150") {
      size(300, 40) { Color.red.aspectRatio(2, contentMode: .fill) }
    },
    Known("a ratio makes the missing length", "Apple", "60x30") {
      size(60, nil) { Color.red.aspectRatio(2, contentMode: .fit) }
    },
    Known("the first alternative that fits", "Apple", "100x20.33") {
      size(120, 40) {
        ViewThatFits {
          Text("too long by far")
          Text("just right")
          Text("small")
        }
      }
    },
    Known("the last alternative where none fits", "Apple", "50x20.33") {
      size(55, 40) {
        ViewThatFits(in: .horizontal) {
          Text("too long by far")
          Text("small")
        }
      }
    },
  ]

  static let leaves = [
    Known("a colour takes what is offered", "WWDC19", "300x40") { size(300, 40) { Color.red } },
    Known("a colour without an offer is ten points long", "Thinking", "10x10") {
      size(nil, nil) { Color.red }
    },
    Known("a rectangle without an offer too", "Thinking", "10x10") {
      size(nil, nil) { Rectangle() }
    },
    Known("a circle is as large as it fits", "Apple", "40x40") { size(300, 40) { Circle() } },
    Known("a geometry reader takes what is offered", "Apple", "300x40") {
      size(300, 40) { GeometryReader { _ in Box() } }
    },
    Known("a geometry reader without an offer is ten points long", "mechanism.md#14.2", "10x10") {
      size(nil, nil) { GeometryReader { _ in Box() } }
    },
    Known("a geometry reader puts its content into the corner", "mechanism.md#14.2", "0,0") {
      places { GeometryReader { _ in Box() } }
    },
    Known("text is as wide as its characters", "WWDC19", "50x20.33") { size { Text("aaaaa") } },
    Known("text wraps where it must", "Apple", "30x40.67") { size(30, 100) { Text("aaaaa") } },
    Known("text of one line is cut off", "Apple", "30x20.33") {
      size(30, 100) { Text("aaaaa").lineLimit(1) }
    },
    Known("text is not higher than what is offered", "Apple", "10x40.67") {
      size(10, 60) { Text("aaaaa") }
    },
    Known("text takes at least one line", "Apple", "10x20.33") { size(10, 1) { Text("aaaaa") } },
    Known("a newline counts", "mechanism.md#19.6", "30x40.67") {
      size(nil, nil) { Text("aa\naaa") }
    },
    Known("text that is offered nothing is nothing", "mechanism.md#13.9", "0x0") {
      size(0, 0) { Text("aaa") }
    },
  ]

  static let grids = [
    Known("columns are as wide as their widest cells", "Apple", "75x32") {
      size(nil, nil) {
        Grid(horizontalSpacing: 5, verticalSpacing: 2) {
          GridRow {
            Color.red.frame(width: 10, height: 10); Color.green.frame(width: 30, height: 20)
          }
          GridRow {
            Color.blue.frame(width: 40, height: 10); Color.red.frame(width: 20, height: 10)
          }
        }
      }
    },
    Known("cells are eight points apart", "Apple", "48x48") {
      size(nil, nil) {
        Grid {
          GridRow {
            Box(); Box()
          };
          GridRow {
            Box(); Box()
          }
        }
      }
    },
    Known("a row may have fewer cells", "Apple", "48x48") {
      size(nil, nil) {
        Grid {
          GridRow {
            Box(); Box()
          }; GridRow { Box() }
        }
      }
    },
    Known("what is no row goes across all columns", "Apple", "60x48") {
      size(nil, nil) {
        Grid {
          GridRow {
            Box(); Box()
          }; Color.red.frame(width: 60, height: 20)
        }
      }
    },
    Known("a cell across two columns", "Apple", "48x48") {
      size(nil, nil) {
        Grid {
          GridRow {
            Box(); Box()
          }
          GridRow { Box().gridCellColumns(2) }
        }
      }
    },
    Known("a flexible column takes what the others leave", "Apple", "300x40") {
      size(300, 40) {
        Grid(horizontalSpacing: 0) {
          GridRow {
            Color.red; Box()
          }
        }
      }
    },
  ]
}
