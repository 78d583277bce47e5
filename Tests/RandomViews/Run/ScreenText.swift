@_spi(Runtime) import SimComponents
@_spi(Runtime) import SimViews

/// What elements show, as the reference runtime says it: texts in order, stacks in parentheses.
@MainActor
func pieces(of element: RenderElement) -> [String] {
  if let text = element as? TextElement {
    return [text.style.lineLimit.map { "\(text.string)|\($0)" } ?? text.string]
  }
  var inside: [String] = []
  if let stack = (element as? NavigationElement)?.host {
    inside = stack.screens.flatMap { pieces(of: $0.element) }
    return ["<\(inside.joined(separator: " "))>"]
  }
  if let tabs = (element as? TabElement)?.host {
    for page in tabs.pages {
      let content = pieces(of: page.root.element)
      if !content.isEmpty { inside += [page === tabs.selected ? "*" : "-"] + content }
    }
    return ["<\(inside.joined(separator: " "))>"]
  }
  if let list = element as? ListElement {
    return [
      "[\((list.host?.rows ?? []).map { pieces(of: $0.root.element).joined(separator: " ") }.joined(separator: ", "))]"
    ]
  }
  element.forEachChild { inside += pieces(of: $0) }
  return element.kind == .stack ? ["(\(inside.joined(separator: " ")))"] : inside
}
