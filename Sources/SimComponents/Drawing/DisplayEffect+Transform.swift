import Foundation
import SimScreen
import SimViews

extension DisplayEffect {
  /// Returns the effect of a transform.
  static func transform(_ matrix: CGAffineTransform) -> DisplayEffect {
    .transform(
      a: Double(matrix.a), b: Double(matrix.b), c: Double(matrix.c), d: Double(matrix.d),
      tx: Double(matrix.tx), ty: Double(matrix.ty))
  }

  /// Returns the effect of a transform whose origin is a point of the screen; nil for the identity.
  static func transform(
    _ matrix: CGAffineTransform, around point: CGPoint
  ) -> DisplayEffect? {
    guard matrix != CGAffineTransform.identity else { return nil }
    let (x, y) = (Double(point.x), Double(point.y))
    let (a, b) = (Double(matrix.a), Double(matrix.b))
    let (c, d) = (Double(matrix.c), Double(matrix.d))
    return .transform(
      a: a, b: b, c: c, d: d, tx: x - a * x - c * y + Double(matrix.tx),
      ty: y - b * x - d * y + Double(matrix.ty))
  }
}

extension ProjectionTransform {
  /// The affine part of the projection.
  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }
}
