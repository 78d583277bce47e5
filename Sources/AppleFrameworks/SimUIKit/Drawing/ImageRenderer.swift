public import Foundation
public import SimComponents
@_spi(Runtime) public import SimViews

/// A renderer that evaluates and lays out a view.
///
/// Its image has the size of the view and no pixels.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  @Published public var content: Content
  /// The proposed size in points.
  @Published public var proposedSize = ProposedViewSize.unspecified
  /// The number of pixels per point.
  @Published public var scale: CGFloat = 1
  @Published public var isOpaque = false
  @Published public var colorMode = ColorRenderingMode.nonLinear

  public init(content view: Content) { content = view }

  /// An empty image of the view's size, or nil if the view has no size.
  public var uiImage: UIImage? {
    let size = ViewRuntime.sizeOfImage(of: content, proposal: proposedSize) ?? .zero
    return size.width > 0 && size.height > 0 ? UIImage(_size: size) : nil
  }

  /// Calls a closure with the size of the view in points and a function that draws nothing.
  ///
  /// - Parameter rasterizationScale: the number of pixels per point. It is not used.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ context: (CGContext) -> Void) -> Void
  ) {
    renderer(ViewRuntime.sizeOfImage(of: content, proposal: proposedSize) ?? .zero) { _ in }
  }

  public var cgImage: CGImage? { uiImage?.cgImage }
}
