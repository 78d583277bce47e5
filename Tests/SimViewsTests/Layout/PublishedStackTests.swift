// Stacks by published rules: each tree with the sizes that its source gives or that follow from it by
// arithmetic. The sources are named in `Known`.

@_spi(Runtime) import SimComponents
import SimViews
import SwiftUI
import Testing

@MainActor
@Suite("Stacks by published rules")
struct PublishedStackTests {
  @Test(arguments: Known.shares + Known.priorities)
  func `a stack shares its length`(_ known: Known) {
    #expect(known.actual() == known.expected, "\(known)")
  }

  @Test(arguments: Known.across + Known.layers)
  func `a stack chooses its size across`(_ known: Known) {
    #expect(known.actual() == known.expected, "\(known)")
  }
}

extension Known {
  static let shares = [
    Known("what a fixed child leaves is shared", "WWDC19", "100x40 100x40 100x40") {
      parts {
        HStack(spacing: 0) {
          Color.red; Color.blue; Color.green.frame(width: 100)
        }
      }
    },
    Known("spacing is taken off first", "WWDC19", "95x40 95x40 90x40") {
      parts {
        HStack(spacing: 10) {
          Color.red; Color.blue; Color.green.frame(width: 90)
        }
      }
    },
    Known("the least flexible child is asked first", "WWDC19", "240x40 60x40") {
      parts {
        HStack(spacing: 0) {
          Color.red; Color.blue.frame(maxWidth: 60)
        }
      }
    },
    Known("what an inflexible child does not take goes to the others", "WWDC19", "20x20 280x40") {
      parts {
        HStack(spacing: 0) {
          Box(); Color.red
        }
      }
    },
    Known("children that do not fit overflow", "WWDC19", "200x40") {
      size(100, 40) {
        HStack(spacing: 0) {
          Color.red.frame(width: 120); Color.blue.frame(width: 80)
        }
      }
    },
    Known("a share is never negative", "mechanism.md#13.6", "120x40 0x40") {
      parts(100) {
        HStack(spacing: 0) {
          Color.red.frame(width: 120); Color.blue
        }
      }
    },
    Known(
      "of two that take all, the one with the larger minimum is first", "mechanism.md#13.6",
      "50x40 100x40"
    ) {
      parts(150) {
        HStack(spacing: 0) {
          Color.red; Color.blue.frame(minWidth: 100, maxWidth: .infinity)
        }
      }
    },
    Known(
      "the larger minimum is first wherever it stands", "mechanism.md#13.6", "100x40 25x40 25x40"
    ) {
      parts(150) {
        HStack(spacing: 0) {
          Color.blue.frame(minWidth: 100, maxWidth: .infinity)
          Color.red
          Color.green
        }
      }
    },
    Known("minima that fit the shares change nothing", "Thinking", "75x40 75x40") {
      parts(150) {
        HStack(spacing: 0) {
          Color.red; Color.blue.frame(minWidth: 50, maxWidth: .infinity)
        }
      }
    },
    Known("bounded children in the order of their range", "Thinking", "40x40 60x40 200x40") {
      parts {
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 20, maxWidth: 40)
          Color.blue.frame(minWidth: 20, maxWidth: 60)
          Color.green
        }
      }
    },
    Known("without a proposal every child is ideal", "Thinking", "10x10 10x10") {
      parts(nil, nil) {
        HStack {
          Color.red; Color.blue
        }
      }
    },
    Known("ideal children and the default distance", "Apple", "28x10") {
      size(nil, nil) {
        HStack {
          Color.red; Color.blue
        }
      }
    },
    Known("a stack of nothing is empty", "Apple", "0x0") { size { HStack {} } },
    Known("neighbours are eight points apart", "Apple", "48x20") {
      size {
        HStack {
          Box(); Box()
        }
      }
    },
    Known("no spacing beside a spacer", "WWDC19", "300x20") {
      size {
        HStack {
          Box(); Spacer(); Box()
        }
      }
    },
    Known("a spacer takes what is left", "Apple", "20x20 260x0 20x20") {
      parts {
        HStack {
          Box(); Spacer(); Box()
        }
      }
    },
    Known("a spacer is at least eight points long", "Apple", "48x20") {
      size(10, 40) {
        HStack {
          Box(); Spacer(); Box()
        }
      }
    },
    Known("a spacer of no least length vanishes", "Apple", "40x20") {
      size(10, 40) {
        HStack {
          Box(); Spacer(minLength: 0); Box()
        }
      }
    },
    Known("two spacers share alike", "Apple", "130x0 20x20 150x0") {
      parts(300) {
        HStack {
          Spacer(); Box(); Spacer(minLength: 150)
        }
      }
    },
    Known("a column shares its height", "WWDC19", "30x60 30x60 30x80") {
      parts(30, 200) {
        VStack(spacing: 0) {
          Color.red; Color.blue; Color.green.frame(height: 80)
        }
      }
    },
    Known("a stack in a stack is as flexible as its children", "Thinking", "20x20 280x40") {
      parts {
        HStack(spacing: 0) {
          HStack { Box() }; HStack { Color.red }
        }
      }
    },
    Known("infinity is offered to all", "mechanism.md#13.6", "infx40") {
      size(.infinity, 40) {
        HStack(spacing: 0) {
          Color.red; Color.blue; Box()
        }
      }
    },
  ]

  static let priorities = [
    Known("a higher priority takes all but the least of the others", "Apple", "260x40 40x40") {
      parts {
        HStack(spacing: 0) {
          Color.red.layoutPriority(1)
          Color.blue.frame(minWidth: 40)
        }
      }
    },
    Known("one that needs nothing gets nothing", "Apple", "300x40 0x40") {
      parts {
        HStack(spacing: 0) {
          Color.red.layoutPriority(1); Color.blue
        }
      }
    },
    Known("a higher priority that needs little leaves the rest", "WWDC19", "20x20 280x40") {
      parts {
        HStack(spacing: 0) {
          Box().layoutPriority(1); Color.blue
        }
      }
    },
    Known("three priorities one after another", "WWDC19", "30x40 10x40 260x40") {
      parts {
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 30, maxWidth: 80)
          Color.blue.frame(minWidth: 10).layoutPriority(-1)
          Color.green.layoutPriority(1)
        }
      }
    },
    Known("equal priorities share as if there were none", "Apple", "150x40 150x40") {
      parts {
        HStack(spacing: 0) {
          Color.red.layoutPriority(2); Color.blue.layoutPriority(2)
        }
      }
    },
    Known("a spacer comes after every priority", "Apple", "300x40 8x0") {
      parts(308) {
        HStack(spacing: 0) {
          Color.red.layoutPriority(-9); Spacer()
        }
      }
    },
    Known("a priority inside a frame is the frame's", "Thinking", "200x40 100x40") {
      parts {
        HStack(spacing: 0) {
          Color.red.layoutPriority(1).frame(maxWidth: 200)
          Color.blue
        }
      }
    },
  ]
}
