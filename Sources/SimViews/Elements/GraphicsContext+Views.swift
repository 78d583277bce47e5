// Texts, images and symbols in a canvas.

public import Foundation

extension GraphicsContext {
  /// A text view with a fixed environment.
  public struct ResolvedText {
    let text: String
    let style: TextStyle
    /// The shading to fill uncolored text regions with.
    public var shading: Shading

    /// The size of the text under a proposal, in points.
    public func measure(in size: CGSize) -> CGSize {
      let (text, font) = (text, style.font)
      return MainActor.withoutCheck {
        guard let measurer = ViewRuntime.current?.measurer else { return .zero }
        let extent = measurer.extent(of: text, font: font, width: size.width)
        return CGSize(width: extent.width, height: font.lineHeight * CGFloat(extent.lines))
      }
    }
  }

  /// An image with a fixed environment.
  public struct ResolvedImage {
    let name: String
    /// The size of the image, in points: nominal, as everywhere.
    public let size: CGSize
    /// The distance from the top of the image to its baseline, in points.
    public let baseline: CGFloat
    /// An optional shading to fill the image with.
    public var shading: Shading?
  }

  /// A static sequence of drawing operations that may be drawn multiple times.
  public struct ResolvedSymbol {
    let name: String
    /// The dimensions of the symbol, in points.
    public let size: CGSize
  }

  /// Gets a version of a text view that is fixed with the current values of the graphics context's environment.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text.string, style: TextStyle(environment), shading: .foreground)
  }

  /// Gets a version of an image that is fixed with the current values of the graphics context's environment.
  public func resolve(_ image: Image) -> ResolvedImage {
    let size = CGSize(width: 44, height: 44)
    return ResolvedImage(name: image.title, size: size, baseline: size.height, shading: nil)
  }

  /// Returns a version of a shading resolved with the current values of the graphics context's environment.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// Gets the identified child view as a resolved symbol, if the view exists; symbols are not resolved here.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

  private func place(_ what: String, at point: CGPoint) {
    let moved = point.applying(transform)
    add("draw \(what) at (\(Int(moved.x)), \(Int(moved.y)))")
  }

  /// Draws resolved text into the context, aligning an anchor to a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    place("\"\(text.text)\"", at: point)
  }

  /// Draws resolved text into the context, using the specified rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    place("\"\(text.text)\"", at: rect.origin)
  }

  /// Draws text into the context, aligning an anchor to a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws text into the context, using the specified rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws an image into the context, aligning an anchor to a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    place(image.title, at: point)
  }

  /// Draws an image into the context, using the specified rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    place(image.title, at: rect.origin)
  }

  /// Draws a resolved image into the context, aligning an anchor to a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    place(image.name, at: point)
  }

  /// Draws a resolved image into the context, using the specified rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    place(image.name, at: rect.origin)
  }

  /// Draws a resolved symbol into the context, aligning an anchor to a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    place(symbol.name, at: point)
  }

  /// Draws a resolved symbol into the context, using the specified rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    place(symbol.name, at: rect.origin)
  }
}

extension Image {
  /// The name of the symbol or of the image.
  var title: String {
    switch source {
    case .system(let name), .named(let name): return name
    }
  }
}
