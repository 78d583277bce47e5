// Draws the effects of values: rotations in space, colours, masks, glass.

import Foundation
import SimScreen
@_spi(Runtime) import SimViews

extension VisualEffectElement: DrawnElement {
  func draw(with pen: inout ScreenPen, in frame: CGRect) {
    let drawContent: (inout ScreenPen) -> Void = { $0.visitChildren(of: self, at: frame.origin) }
    switch effect {
    case .none, .luminanceToAlpha, .compositingGroup, .drawingGroup, .geometryGroup, .symbol:
      drawContent(&pen)
    case .rotation3D(let rotation):
      pen.under(
        .transform(rotation.seenFromFarAway, around: frame.point(at: rotation.anchor)), drawContent)
    case .projection(let projection):
      pen.under(.transform(projection.affine, around: frame.origin), drawContent)
    case .hueRotation(let angle): pen.filtering({ $0.turned(by: angle.radians) }, drawContent)
    case .colorInvert: pen.filtering({ $0.inverted }, drawContent)
    case .colorMultiply(let color):
      let factor = pen.palette.colour(color)
      pen.filtering({ $0.multiplied(with: factor) }, drawContent)
    case .mask:
      guard let layered = child as? LayeredElement, let mask = layered.layer else {
        return drawContent(&pen)
      }
      let corner = frame.origin + layered.origin
      let masking = pen.commands(of: { $0.visit(mask, in: corner) })
      pen.under(.mask(masking)) { pen in
        if let content = layered.child { pen.visit(content, in: corner) }
      }
    case .glass(let glass, let shape):
      if glass.variant != .identity { draw(glassIn: shape, with: &pen, frame) }
      drawContent(&pen)
    }
  }

  /// Draws the material, with a line of half a point within its edge.
  private func draw(glassIn shape: any Shape, with pen: inout ScreenPen, _ frame: CGRect) {
    pen.fill(outline(of: shape, in: frame), pen.palette["regularMaterial"])
    pen.stroke(
      outline(of: shape, in: frame.insetBy(dx: 0.25, dy: 0.25)), pen.palette["separator"],
      DisplayLine(0.5))
  }
}

extension DrawnEffect.Rotation3D {
  /// The rotation as seen from far away: one around an axis makes things shorter across it.
  fileprivate var seenFromFarAway: CGAffineTransform {
    let length = sqrt(x * x + y * y + z * z)
    guard length > 0 else { return .identity }
    if abs(z) > max(abs(x), abs(y)) {
      return CGAffineTransform(rotationAngle: CGFloat(angle.radians) * (z < 0 ? -1 : 1))
    }
    let shorter = CGFloat(cos(angle.radians))
    return CGAffineTransform(
      scaleX: 1 + (shorter - 1) * abs(y) / length, y: 1 + (shorter - 1) * abs(x) / length)
  }
}
