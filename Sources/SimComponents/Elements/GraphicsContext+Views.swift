// Texts, images and symbols in a canvas.

public import Foundation
@_spi(Runtime) public import SimViews

extension GraphicsContext {
  /// A text view with a fixed environment.
  public struct ResolvedText {
    let text: String
    let style: TextStyle
    /// The shading to fill uncolored text regions with.
    public var shading: Shading

    /// Returns the size of the text under a proposal, in points.
    public func measure(in size: CGSize) -> CGSize {
      let (text, font) = (text, style.font)
      return MainActor.withoutCheck {
        guard let runtime = ViewRuntime.current else { return .zero }
        let extent = runtime.measurer.extent(of: text, font: font, width: size.width)
        let scale = runtime.facts.scale
        return CGSize(
          width: extent.width.roundedUp(scale: scale),
          height: font.height(ofLines: extent.lines, scale: scale))
      }
    }
  }

  /// An image with a fixed environment.
  public struct ResolvedImage {
    let name: String
    let isSystem: Bool
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
    let symbol: CanvasSymbol
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
    return ResolvedImage(
      name: image.title, isSystem: image.isSystem, size: size, baseline: size.height, shading: nil)
  }

  /// Returns a version of a shading resolved with the current values of the graphics context's environment.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// Gets the identified child view as a resolved symbol, if the view exists.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let (known, name) = (symbols, "symbol \(id)")
    nonisolated(unsafe) let id = AnyHashable(id)
    return MainActor.withoutCheck {
      known?.symbol(id).map { ResolvedSymbol(name: name, symbol: $0, size: $0.size) }
    }
  }

  private func place(
    _ what: String, at point: CGPoint, _ content: CanvasDrawing.Content
  ) {
    let moved = point.applying(transform)
    add("draw \(what) at (\(Int(moved.x)), \(Int(moved.y)))", content)
  }

  /// Returns a rectangle of a size whose anchor lies at a point.
  private func rect(_ size: CGSize, _ point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }

  private func place(_ image: ResolvedImage, at point: CGPoint, in rect: CGRect) {
    place(image.name, at: point, .image(image.name, isSystem: image.isSystem, image.shading, rect))
  }

  /// Draws resolved text into the context, aligning an anchor to a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    place("\"\(text.text)\"", at: point, .text(text, rect(size, point, anchor)))
  }

  /// Draws resolved text into the context, using the specified rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    place("\"\(text.text)\"", at: rect.origin, .text(text, rect))
  }

  /// Draws text into the context, aligning an anchor to a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws text into the context, using the specified rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws an image into the context, aligning an anchor to a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws an image into the context, using the specified rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect)
  }

  /// Draws a resolved image into the context, aligning an anchor to a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    place(image, at: point, in: rect(image.size, point, anchor))
  }

  /// Draws a resolved image into the context, using the specified rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    place(image, at: rect.origin, in: rect)
  }

  /// Draws a resolved symbol into the context, aligning an anchor to a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    place(symbol.name, at: point, .symbol(symbol.symbol, rect(symbol.size, point, anchor)))
  }

  /// Draws a resolved symbol into the context, using the specified rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    place(symbol.name, at: rect.origin, .symbol(symbol.symbol, rect))
  }
}

extension Image {
  /// Whether it is a symbol of the system.
  var isSystem: Bool { if case .system = source { true } else { false } }

  /// The name of the symbol or of the image.
  var title: String {
    switch source {
    case .system(let name), .named(let name): return name
    }
  }
}
