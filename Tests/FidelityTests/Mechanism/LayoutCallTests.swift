// The calls of a layout of the user's own (mechanism.md#13.1 to #13.5).

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  /// The first example of section 13.
  @Test
  func `a layout in a column is called for each proposal, for the guide's positions and its own`()
    throws
  {
    let device = showing { Probed() }
    let calls = ["size", "size", "size", "place (0.0, 0.0)", "place (170.0, 400.5)"]
    expect(device.console, is: calls)
    // The text is as wide as before, and yet it is all asked again.
    try expect(device.lines(afterTapping: "n"), is: ["update cache"] + calls)
  }
}

private struct Probe: Layout {
  func makeCache(subviews: Subviews) {}
  func updateCache(_ cache: inout (), subviews: Subviews) { print("update cache") }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    print("size")
    return CGSize(width: 50, height: 50)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { print("place \(bounds.origin)") }
}

private struct Probed: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Text("top")
      Probe { Text("\(n % 10)") }
      Button("n") { n += 1 }
    }
  }
}
