// Where views come to lie: a tree in a box of a size, and what each view that is seen says of its frame in it.

import SimDevice
import SwiftUI

extension View {
  /// Tells the view's frame in the box whenever it is another.
  func seen(_ name: String) -> some View {
    onGeometryChange(for: CGRect.self) {
      $0.frame(in: .named("box"))
    } action: {
      print(name, points($0.minX), points($0.minY), points($0.width), points($0.height))
    }
  }
}

/// A colour of a size.
func block(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height)
}

/// The frames of what is seen in a box, each as its name, its corner and its size; a length that is not given is the
/// content's own.
@MainActor func frames<Content: View>(
  _ width: CGFloat?, _ height: CGFloat?,
  @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
) -> [String] {
  let device = showing {
    VStack(spacing: 0) { content().fixedSize(horizontal: width == nil, vertical: height == nil) }
      .frame(width: width, height: height, alignment: .topLeading)
      .coordinateSpace(name: "box")
  }
  var last: [String: String] = [:]
  for line in device.console { last[String(line.prefix { $0 != " " })] = line }
  return last.values.sorted()
}

/// A length, to a hundredth of a point.
private func points(_ length: CGFloat) -> String {
  let rounded = (length * 100).rounded() / 100
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
}
