import SimViews

/// What elements show, as the naive twin says it: texts in order, stacks in parentheses.
@MainActor
func pieces(of element: RenderElement) -> [String] {
  if let text = element as? TextElement {
    return [text.style.lineLimit.map { "\(text.string)|\($0)" } ?? text.string]
  }
  var inside: [String] = []
  element.forEachChild { inside += pieces(of: $0) }
  return element.kind == .stack ? ["(\(inside.joined(separator: " ")))"] : inside
}
