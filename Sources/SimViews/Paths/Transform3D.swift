// Transformations of space, as Core Animation writes them: points are rows, so later factors are on the right.

public import Foundation

/// The standard transform matrix used throughout Core Animation.
public struct CATransform3D: Hashable, Sendable {
  /// The entries of the first row.
  public var m11 = 1.0 as CGFloat, m12 = 0.0 as CGFloat, m13 = 0.0 as CGFloat, m14 = 0.0 as CGFloat
  /// The entries of the second row.
  public var m21 = 0.0 as CGFloat, m22 = 1.0 as CGFloat, m23 = 0.0 as CGFloat, m24 = 0.0 as CGFloat
  /// The entries of the third row.
  public var m31 = 0.0 as CGFloat, m32 = 0.0 as CGFloat, m33 = 1.0 as CGFloat, m34 = 0.0 as CGFloat
  /// The entries of the fourth row.
  public var m41 = 0.0 as CGFloat, m42 = 0.0 as CGFloat, m43 = 0.0 as CGFloat, m44 = 1.0 as CGFloat

  /// The transformation that changes nothing.
  public init() {}

  fileprivate init(_ rows: [[CGFloat]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }

  fileprivate var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }
}

/// The transformation that changes nothing.
public let CATransform3DIdentity = CATransform3D()

/// One transformation, and then another one.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.rows, b.rows)
  return CATransform3D(
    (0..<4).map { (row: Int) -> [CGFloat] in
      (0..<4).map { (column: Int) -> CGFloat in
        (0..<4).reduce(0) { (sum: CGFloat, k: Int) -> CGFloat in
          sum + left[row][k] * right[k][column]
        }
      }
    })
}

/// A move, in points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3D([[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1]])
}

/// A change of scale.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D([[sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1]])
}

/// A rotation by radians around an axis through the origin; none around an axis without length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3D() }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  return CATransform3D([
    [c + x * x * (1 - c), x * y * (1 - c) + z * s, x * z * (1 - c) - y * s, 0],
    [x * y * (1 - c) - z * s, c + y * y * (1 - c), y * z * (1 - c) + x * s, 0],
    [x * z * (1 - c) + y * s, y * z * (1 - c) - x * s, c + z * z * (1 - c), 0],
    [0, 0, 0, 1],
  ])
}

/// A move, and then a transformation.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// A change of scale, and then a transformation.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// A rotation by radians, and then a transformation.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }
