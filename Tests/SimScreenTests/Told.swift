import SwiftUI

/// Content that scrolls and shows what it is told of that: its offset, the inset above it and its height, in points.
struct Told: View {
  @State private var shown = ""
  var body: some View {
    ScrollView { Color.clear.frame(height: 2_000) }
      .onScrollGeometryChange(for: String.self) {
        "\(Int($0.contentOffset.y)) \(Int($0.contentInsets.top)) \(Int($0.contentSize.height))"
      } action: {
        shown = $1
      }
      .overlay { Text(shown) }
  }
}
