public import Foundation
public import SimComponents
@_spi(Runtime) public import SimViews

/// An object that creates images from SwiftUI views: the view is evaluated and laid out, and the image has its size.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  @Published public var content: Content
  /// The size proposed to the root view, in points.
  @Published public var proposedSize = ProposedViewSize.unspecified
  /// The pixels in a point of the image.
  @Published public var scale: CGFloat = 1
  @Published public var isOpaque = false
  @Published public var colorMode = ColorRenderingMode.nonLinear

  public init(content view: Content) { content = view }

  /// The view as an image of its size, with nothing drawn; nil if it has none.
  public var uiImage: UIImage? {
    let size = ViewRuntime.sizeOfImage(of: content, proposal: proposedSize) ?? .zero
    return size.width > 0 && size.height > 0 ? UIImage(_size: size) : nil
  }

  /// Calls a closure with the size of the view in points and with a function to draw it into a context, which draws nothing.
  ///
  /// - Parameter rasterizationScale: the pixels in a point of what cannot be drawn as outlines; not used.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ context: (CGContext) -> Void) -> Void
  ) {
    renderer(ViewRuntime.sizeOfImage(of: content, proposal: proposedSize) ?? .zero) { _ in }
  }

  /// The view as an image of Core Graphics.
  public var cgImage: CGImage? { uiImage?.cgImage }
}
