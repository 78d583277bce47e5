// Draws what is inside of an effect.

import Foundation
import SimScreen
@_spi(Runtime) import SimViews

extension OpacityElement: DrawnElement {
  func draw(with pen: inout ScreenPen, in frame: CGRect) {
    guard opacity > 0 else { return }
    pen.under(opacity < 1 ? .opacity(opacity) : nil) {
      $0.visitChildren(of: self, at: frame.origin)
    }
  }
}

extension ColorSchemeElement: DrawnElement {
  func draw(with pen: inout ScreenPen, in frame: CGRect) {
    pen.nested { pen in
      let usual = pen.palette["accentColor"]
      pen.palette.isDark = scheme == .dark
      if pen.tint == usual { pen.tint = pen.palette["accentColor"] }
      pen.visitChildren(of: self, at: frame.origin)
    }
  }
}

extension DrawingEffectElement: DrawnElement {
  func draw(with pen: inout ScreenPen, in frame: CGRect) {
    if case .color(let change, let amount) = effect {
      return pen.filtering({ $0.changed(change, by: amount) }) {
        $0.visitChildren(of: self, at: frame.origin)
      }
    }
    pen.under(displayEffect(in: frame, pen)) { $0.visitChildren(of: self, at: frame.origin) }
  }

  /// The effect in a picture; nil if it shows none.
  private func displayEffect(in frame: CGRect, _ pen: ScreenPen) -> DisplayEffect? {
    switch effect {
    case .none, .zIndex, .blend, .color: nil
    case .rotation(let angle, let anchor):
      .transform(
        CGAffineTransform(rotationAngle: CGFloat(angle.radians)), around: frame.point(at: anchor))
    case .scale(let scale, let anchor):
      .transform(
        CGAffineTransform(scaleX: scale.width, y: scale.height), around: frame.point(at: anchor))
    case .shadow(let color, let radius, let offset):
      .shadow(
        pen.filtered(pen.palette.colour(color)), radius: Double(radius), x: Double(offset.width),
        y: Double(offset.height))
    case .blur(let radius): radius > 0 ? .blur(Double(radius)) : nil
    case .clip(let shape): .clip(outline(of: shape, in: frame))
    }
  }
}

extension EffectElement {
  /// Returns the outline of a shape in a frame on the screen, in the element's direction of layout.
  func outline(of shape: any Shape, in frame: CGRect) -> DisplayShape {
    SimComponents.outline(
      of: shape, in: CGRect(origin: .zero, size: frame.size),
      isRightToLeft ? .rightToLeft : .leftToRight
    )
    .moved(by: DisplayPoint(frame.origin))
  }
}
