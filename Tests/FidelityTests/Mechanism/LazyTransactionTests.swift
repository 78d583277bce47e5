// The subviews of a lazy stack stand in the stack: what changes the transaction around it does so for them (mechanism.md#19.2).

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  @MainActor @Suite(.serialized) struct LazyTransactions {
    @Test func `an animation around a lazy stack animates its subviews as those of a stack`() throws
    {
      let plain = showing { Growing(isLazy: false, change: .value) }
      let lazy = showing { Growing(isLazy: true, change: .value) }
      let lines = try plain.lines(afterTapping: "grow")
      #expect(lines.count > 2)
      try expect(lazy.lines(afterTapping: "grow"), is: lines)
    }

    @Test
    func `a transaction modifier around a lazy stack is called, and can disable an animation`()
      throws
    {
      let device = showing { Growing(isLazy: true, change: .off) }
      try expect(device.lines(afterTapping: "animate"), is: ["asked", "width 100.0"])
    }
  }
}

private enum Change { case value, off }

/// A colour in a stack that becomes wider.
private struct Growing: View {
  let isLazy: Bool
  let change: Change
  @State private var width = 50.0

  var body: some View {
    VStack {
      ScrollView {
        switch change {
        case .value: stack.animation(.linear(duration: 0.1), value: width)
        case .off:
          stack.transaction {
            if $0.animation != nil { print("asked") }
            $0.animation = nil
          }
        }
      }
      Button("grow") { width = 100 }
      Button("animate") { withAnimation(.linear(duration: 0.1)) { width = 100 } }
    }
  }

  @ViewBuilder private var stack: some View {
    if isLazy { LazyVStack { bar } } else { VStack { bar } }
  }

  private var bar: some View {
    Color.red.frame(width: width, height: 20)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        print("width \($0)")
      }
  }
}
