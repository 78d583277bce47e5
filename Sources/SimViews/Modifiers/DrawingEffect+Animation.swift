// The interpolation between two effects of a kind: their numbers, except where they begin.

import Foundation

extension DrawingEffect {
  /// The numbers of the effect, at most three; zero for those that it does not have.
  var numbers: AnimatablePair<Double, AnimatablePair<Double, Double>> {
    get {
      func numbers(
        _ first: Double, _ second: Double = 0, _ third: Double = 0
      ) -> AnimatablePair<Double, AnimatablePair<Double, Double>> {
        AnimatablePair(first, AnimatablePair(second, third))
      }
      switch self {
      case .rotation(let angle, _): return numbers(angle.radians)
      case .scale(let scale, _): return numbers(scale.width, scale.height)
      case .shadow(_, let radius, let offset): return numbers(radius, offset.width, offset.height)
      case .blur(let radius): return numbers(radius)
      case .color(_, let amount): return numbers(amount)
      case .none, .clip, .zIndex, .blend: return .zero
      }
    }
    set {
      let (first, second, third) = (newValue.first, newValue.second.first, newValue.second.second)
      switch self {
      case .rotation(_, let anchor): self = .rotation(Angle(radians: first), anchor: anchor)
      case .scale(_, let anchor):
        self = .scale(CGSize(width: first, height: second), anchor: anchor)
      case .shadow(let color, _, _):
        self = .shadow(color, radius: first, offset: CGSize(width: second, height: third))
      case .blur: self = .blur(first)
      case .color(let change, _): self = .color(change, first)
      case .none, .clip, .zIndex, .blend: break
      }
    }
  }

  /// Whether another effect does the same by other numbers.
  func isSameKind(as other: DrawingEffect) -> Bool {
    switch (self, other) {
    case (.rotation, .rotation), (.scale, .scale), (.shadow, .shadow), (.blur, .blur): true
    case (.color(let change, _), .color(let otherChange, _)): change == otherChange
    default: false
    }
  }
}
