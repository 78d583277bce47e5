import Foundation

/// The view that an anchor was made at, as long as it lies where it was.
final class AnchorPlace: Sendable {
  nonisolated(unsafe) weak var element: RenderElement?
  /// Where on the screen it was seen, in points; nil before there was a layout.
  nonisolated(unsafe) var frame: CGRect?
  init() {}
}
