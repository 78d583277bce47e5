@_spi(Runtime) import SimComponents
import Expectations
import SimViews
import SwiftUI
import Testing

@MainActor
@Suite("Stacks")
struct StackTests {
  @Test func `a stack is as long as its children and the usual distances between them`() {
    expect(
      layout {
        HStack {
          Color.red.frame(width: 20, height: 20)
          Color.blue.frame(width: 30, height: 40)
        }
      },
      is: """
        stack horizontal (121, 80) 58x40
          group (0, 10) 20x20
            color red (0, 0) 20x20
          group (28, 0) 30x40
            color blue (0, 0) 30x40
        """)
  }

  @Test func `flexible children share what fixed ones leave`() {
    expect(
      layout {
        HStack(spacing: 0) {
          Color.red
          Color.green.frame(width: 100)
          Color.blue
        }
      },
      is: """
        stack horizontal (0, 0) 300x200
          color red (0, 0) 100x200
          group (100, 0) 100x200
            color green (0, 0) 100x200
          color blue (200, 0) 100x200
        """)
  }

  @Test
  func
    `the least flexible child is measured first, so that a limit is kept and the rest is shared`()
  {
    expect(
      layout {
        HStack(spacing: 0) {
          Color.red
          Color.green.frame(minWidth: 0, maxWidth: 50)
          Color.blue
        }
      },
      is: """
        stack horizontal (0, 0) 300x200
          color red (0, 0) 125x200
          group (125, 0) 50x200
            color green (0, 0) 50x200
          color blue (175, 0) 125x200
        """)
  }

  @Test func `a child of higher priority takes its length before the others, who keep their least`()
  {
    expect(
      layout(100, 20) {
        HStack(spacing: 0) {
          Text("aaaaaaaa").lineLimit(1)
          Text("bbbbbbbb").layoutPriority(1)
        }
      },
      is: """
        stack horizontal (0, -0.17) 100x20.33
          text "aaaaaaaa" 17 pt primary (0, 0) 20x20.33
          group (20, 0) 80x20.33
            text "bbbbbbbb" 17 pt primary (0, 0) 80x20.33
        """)
  }

  @Test func `a spacer is eight points at least and takes away the distances beside it`() {
    expect(
      size(nil, nil) {
        HStack {
          Color.red.frame(width: 20, height: 20)
          Spacer()
          Color.blue.frame(width: 20, height: 20)
        }
      }, is: "48x20")
    expect(
      size(nil, nil) {
        HStack(spacing: 0) {
          Color.red.frame(width: 20, height: 20)
          Spacer(minLength: 30)
          Color.blue.frame(width: 20, height: 20)
        }
      }, is: "70x20")
  }

  @Test func `a stack measured at its ideal size gives each child its ideal length`() {
    expect(
      layout(nil, nil) {
        VStack(spacing: 0) {
          Color.red.frame(idealHeight: 100)
          Color.blue.frame(idealHeight: 50)
        }.fixedSize()
      },
      is: """
        group (0, 0) 10x150
          stack vertical (0, 0) 10x150
            group (0, 0) 10x100
              color red (0, 0) 10x100
            group (0, 100) 10x50
              color blue (0, 0) 10x50
        """)
  }

  @Test func `children are lined up by their edge`() {
    expect(
      layout {
        VStack(alignment: .trailing, spacing: 5) {
          Color.red.frame(width: 20, height: 20)
          Color.blue.frame(width: 40, height: 20)
        }
      },
      is: """
        stack vertical (130, 77.5) 40x45
          group (20, 0) 20x20
            color red (0, 0) 20x20
          group (0, 25) 40x20
            color blue (0, 0) 40x20
        """)
  }

  @Test func `an explicit guide moves a child and widens the stack`() {
    expect(
      layout {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 20, height: 20)
          Color.blue.frame(width: 40, height: 20).alignmentGuide(.leading) { $0.width / 2 }
        }
      },
      is: """
        stack vertical (130, 80) 40x40
          group (20, 0) 20x20
            color red (0, 0) 20x20
          group (0, 20) 40x20
            group (0, 0) 40x20
              color blue (0, 0) 40x20
        """)
  }

  @Test func `text is lined up by its baselines`() {
    expect(
      layout {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("a").font(.largeTitle)
          Text("b")
          Color.red.frame(width: 10, height: 10)
        }
      },
      is: """
        stack horizontal (135, 79.67) 30x40.67
          text "a" 34 pt primary (0, 0) 10x40.67
          text "b" 17 pt primary (10, 16) 10x20.33
          group (20, 22.33) 10x10
            color red (0, 0) 10x10
        """)
  }

  @Test func `a guide inside a stack is found from outside`() {
    expect(
      layout {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          VStack(spacing: 0) {
            Color.red.frame(width: 10, height: 30)
            Text("a")
          }
          Text("b")
        }
      },
      is: """
        stack horizontal (140, 74.83) 20x50.33
          stack vertical (0, 0) 10x50.33
            group (0, 0) 10x30
              color red (0, 0) 10x30
            text "a" 17 pt primary (0, 30) 10x20.33
          text "b" 17 pt primary (10, 30) 10x20.33
        """)
  }

  @Test func `a custom alignment guide uses its type's default where no view sets it`() {
    expect(
      layout {
        HStack(alignment: .third, spacing: 0) {
          Color.red.frame(width: 10, height: 60)
          Color.blue.frame(width: 10, height: 30)
          Color.green.frame(width: 10, height: 30).alignmentGuide(.third) { $0.height }
        }
      },
      is: """
        stack horizontal (135, 65) 30x70
          group (0, 10) 10x60
            color red (0, 0) 10x60
          group (10, 20) 10x30
            color blue (0, 0) 10x30
          group (20, 0) 10x30
            group (0, 0) 10x30
              color green (0, 0) 10x30
        """)
  }

  @Test func `a ZStack is as large as its children together, lined up`() {
    expect(
      layout {
        ZStack(alignment: .topLeading) {
          Color.red.frame(width: 20, height: 50)
          Color.blue.frame(width: 40, height: 20).alignmentGuide(.leading) { _ in 10 }
        }
      },
      is: """
        group (130, 75) 40x50
          group (10, 0) 20x50
            color red (0, 0) 20x50
          group (0, 0) 40x20
            group (0, 0) 40x20
              color blue (0, 0) 40x20
        """)
  }

  @Test func `a child of low priority does not decide the size of a ZStack and fills it`() {
    expect(
      layout {
        ZStack {
          Color.red.layoutPriority(-1)
          Color.blue.frame(width: 40, height: 20)
        }
      },
      is: """
        group (130, 90) 40x20
          group (0, 0) 40x20
            color red (0, 0) 40x20
          group (0, 0) 40x20
            color blue (0, 0) 40x20
        """)
  }

  @Test func `negative spacing lets children overlap, and the answer may fall below zero`() {
    expect(
      size(nil, nil) {
        HStack(spacing: -10) {
          Box(); Box()
        }
      }, is: "30x20")
    expect(
      size(nil, nil) {
        HStack(spacing: -100) {
          Box(); Box()
        }
      }, is: "-60x20")
  }
}

/// A view of 20 by 20 points.
struct Box: View {
  var body: some View { Color.red.frame(width: 20, height: 20) }
}

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
  fileprivate static let third = VerticalAlignment(Third.self)
}
