// Whom a stack serves first, what it offers its children when it places them, and how often it asks.

@_spi(Runtime) import SimComponents
@_spi(Runtime) import SimViews
import Expectations
import SwiftUI
import Testing

@MainActor
@Suite("Serving and placing in stacks")
struct StackPlacementTests {
  @Test func `of children that take all there is, the one that needs more is served first`() {
    expect(
      layout(150, 40) {
        HStack(spacing: 0) {
          Color.red
          Color.blue.frame(minWidth: 100, maxWidth: .infinity)
        }
      },
      is: """
        stack horizontal (0, 0) 150x40
          color red (0, 0) 50x40
          group (50, 0) 100x40
            color blue (0, 0) 100x40
        """)
  }

  @Test func `a stack that may choose its height offers that height to all when it places them`() {
    expect(
      layout(300, nil) {
        HStack(spacing: 0) {
          Color.red.frame(width: 4)
          Color.green.frame(width: 20, height: 44)
        }
      },
      is: """
        stack horizontal (138, 0) 24x44
          group (0, 0) 4x44
            color red (0, 0) 4x44
          group (4, 0) 20x44
            color green (0, 0) 20x44
        """)
  }

  @Test func `a divider in a row is as high as the row`() {
    let text = layout(nil, nil) {
      HStack(spacing: 0) {
        Color.green.frame(width: 20, height: 44)
        Divider()
      }
    }
    #expect(text.split(separator: "\n").last?.hasSuffix("x44") == true, "\(text)")
  }

  @Test func `a layer that may choose its size is as large as the others when it is placed`() {
    expect(
      layout(nil, nil) {
        ZStack {
          Color.red
          Color.blue.frame(width: 40, height: 20)
        }
      },
      is: """
        group (0, 0) 40x20
          color red (0, 0) 40x20
          group (0, 0) 40x20
            color blue (0, 0) 40x20
        """)
  }

  @Test func `a layout in the place of a stack offers its size as the stack does`() {
    expect(
      layout(nil, nil) {
        AnyLayout(VStackLayout(spacing: 0)) {
          Color.red.frame(height: 4)
          Color.blue.frame(width: 40, height: 20)
        }
      },
      is: """
        group AnyLayout (0, 0) 40x24
          group (0, 0) 40x4
            color red (0, 0) 40x4
          group (0, 4) 40x20
            color blue (0, 0) 40x20
        """)
  }

  // MARK: Questions

  @Test func `an only child is never measured for flexibility`() {
    let asked = Asked()
    _ = layout(100, 50) { HStack { Asking(asked: asked, name: "a") } }
    expect(asked.log, is: ["a 100x50"])
  }

  @Test func `children of the same priority are compared, the later one first`() {
    let asked = Asked()
    _ = layout(100, 50) {
      HStack(spacing: 0) {
        Asking(asked: asked, name: "a")
        Asking(asked: asked, name: "b")
      }
    }
    expect(
      asked.log,
      is: [
        "b 0x50", "b infx50", "a 0x50", "a infx50", "a 50x50", "b 90x50",
      ])
  }

  @Test func `children of lower priority are measured only for their minimum length`() {
    let asked = Asked()
    _ = layout(100, 50) {
      HStack(spacing: 0) {
        Asking(asked: asked, name: "a")
        Asking(asked: asked, name: "b").layoutPriority(1)
      }
    }
    expect(asked.log, is: ["a 0x50", "b 90x50", "a 90x50"])
  }

  @Test func `the order is kept as long as the same is proposed across the axis`() {
    let asked = Asked()
    let probe = LayoutProbe(100, 50) {
      HStack(spacing: 0) {
        Asking(asked: asked, name: "a")
        Asking(asked: asked, name: "b")
      }
    }
    asked.log = []
    let stack = probe.runtime.window?.element.children.first
    for width in [CGFloat(60), 40, 20] {
      _ = stack?.sizeThatFits(ProposedSize(width: width, height: 50), probe.runtime)
    }
    expect(asked.log, is: ["a 30x50", "b 50x50", "a 20x50", "b 30x50", "a 10x50", "b 10x50"])
    asked.log = []
    _ = stack?.sizeThatFits(ProposedSize(width: 20, height: 30), probe.runtime)
    expect(asked.log, is: ["b 0x30", "b infx30", "a 0x30", "a infx30", "a 10x30", "b 10x30"])
  }

  @Test func `an infinite length is offered to every child, in their order`() {
    let asked = Asked()
    let probe = LayoutProbe(100, 50) {
      HStack(spacing: 5) {
        Color.red
        Asking(asked: asked, name: "a")
        Color.blue.frame(width: 7)
      }
    }
    asked.log = []
    let stack = probe.runtime.window?.element.children.first
    let size = stack?.sizeThatFits(
      ProposedSize(width: .infinity, height: 20), probe.runtime)
    expect(size, is: CGSize(width: CGFloat.infinity, height: 20))
    expect(asked.log, is: ["a 0x20", "a infx20"])
  }
}

/// Notes what a layout was asked.
final class Asked: @unchecked Sendable {
  var log: [String] = []
}

/// A view ten points wide and high that notes every size it is proposed.
struct Asking: View {
  let asked: Asked
  let name: String
  var body: some View { TenPoints(asked: asked, name: name) {} }
}

struct TenPoints: Layout {
  let asked: Asked
  let name: String

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    func word(_ length: CGFloat?) -> String { length.map { short($0) } ?? "nil" }
    asked.log.append("\(name) \(word(proposal.width))x\(word(proposal.height))")
    return CGSize(width: 10, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}
