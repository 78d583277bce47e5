import Foundation
import SimScreen

extension DisplayShape {
  /// Returns a rectangle with round corners at its top, at its bottom, or at both.
  static func roundedAtEnds(
    _ frame: CGRect, radius: Double, top: Bool, bottom: Bool
  ) -> DisplayShape {
    let rect = DisplayRect(frame)
    if top, bottom { return .rounded(rect, radius: radius) }
    guard top || bottom else { return .rect(rect) }
    let handle = radius * 0.4477
    var steps: [DisplayPathStep] = []
    func corner(_ x: Double, _ y: Double, _ from: (Double, Double), _ to: (Double, Double)) {
      // The curve goes from one side to the other around the corner; directions point away from the
      // corner.
      func at(_ side: (Double, Double), _ length: Double) -> DisplayPoint {
        DisplayPoint(x + side.0 * length, y + side.1 * length)
      }
      steps.append(steps.isEmpty ? .move(at(from, radius)) : .line(at(from, radius)))
      steps.append(.curve(at(from, handle), at(to, handle), at(to, radius)))
    }
    func point(_ x: Double, _ y: Double) {
      let point = DisplayPoint(x, y)
      steps.append(steps.isEmpty ? .move(point) : .line(point))
    }
    if top {
      corner(rect.x, rect.y, (0, 1), (1, 0))
      corner(rect.maxX, rect.y, (-1, 0), (0, 1))
    } else {
      point(rect.x, rect.y)
      point(rect.maxX, rect.y)
    }
    if bottom {
      corner(rect.maxX, rect.maxY, (0, -1), (-1, 0))
      corner(rect.x, rect.maxY, (1, 0), (0, -1))
    } else {
      point(rect.maxX, rect.maxY)
      point(rect.x, rect.maxY)
    }
    steps.append(.close)
    return .path(steps)
  }
}
