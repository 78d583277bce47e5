// Texts that are drawn into an image or a document: nothing is drawn; attributed texts are measured by their first font.

public import Foundation

extension StringProtocol {
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {}
  /// Draws the text in lines; nothing is drawn.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {}
  /// Draws the text in lines; nothing is drawn.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {}
}

extension NSString {
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {}
  /// Draws the text in lines; nothing is drawn.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {}
}

extension NSAttributedString {
  private var first: [NSAttributedString.Key: Any]? {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : nil
  }
  /// The size of the text in one line, in points.
  public func size() -> CGSize { string.size(withAttributes: first) }
  /// The rectangle that the text takes up in a width, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(with: size, options: options, attributes: first, context: context)
  }
  public func draw(at point: CGPoint) {}
  /// Draws the text in lines; nothing is drawn.
  public func draw(in rect: CGRect) {}
  /// Draws the text in lines; nothing is drawn.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {}
}
