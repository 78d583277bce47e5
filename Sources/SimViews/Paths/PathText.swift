// Paths as texts: the numbers of a step, then a letter for what is done with them, as in PostScript: `m` begins, `l` is a
// line, `q` and `c` are curves, `h` closes, `re` is a rectangle.

import Foundation

extension Path: LosslessStringConvertible {
  /// Creates a path from a text; nil if it is not one.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(number)
        continue
      }
      switch (word, numbers.count) {
      case ("m", 2): move(to: point(0))
      case ("l", 2): addLine(to: point(0))
      case ("q", 4): addQuadCurve(to: point(2), control: point(0))
      case ("c", 6): addCurve(to: point(4), control1: point(0), control2: point(2))
      case ("h", 0): closeSubpath()
      case ("re", 4):
        addRect(CGRect(origin: point(0), size: CGSize(width: numbers[2], height: numbers[3])))
      default: return nil
      }
      numbers = []
    }
    if !numbers.isEmpty { return nil }
  }

  /// The path as a text, from which it can be made again.
  public var description: String {
    func text(_ points: CGPoint..., step: String) -> String {
      (points.flatMap { [Self.text($0.x), Self.text($0.y)] } + [step]).joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let to): text(to, step: "m")
      case .line(let to): text(to, step: "l")
      case .quadCurve(let to, let control): text(control, to, step: "q")
      case .curve(let to, let first, let second): text(first, second, to, step: "c")
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  /// A number without digits that say nothing.
  private static func text(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
