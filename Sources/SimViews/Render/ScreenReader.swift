// Reading the screen: what a person, or an accessibility client, would find on it, with its place.

package import Foundation

/// Something on screen that can be read or tapped.
@MainActor
package struct ScreenItem {
  /// What it says: text, or the name of an image.
  package let text: String
  /// Whether it is text that is shown, rather than the name of an image.
  package let isText: Bool
  /// Where it lies, in points of the screen.
  package let frame: CGRect
  /// The control around it, if any.
  package let control: ControlElement?
  /// What a modifier calls it or what is around it.
  package let names: AccessibilityNames?
  /// The row of a list around it, if any.
  package let row: ListRow?
}

extension ViewRuntime {
  /// Everything on screen, in the tree's order: bars first, then the content.
  ///
  /// - Complexity: O(elements on screen)
  package func screenItems(in bounds: CGRect) -> [ScreenItem] {
    guard let window else { return [] }
    var reader = ScreenReader(bounds: bounds)
    reader.visit(window.element, at: window.element.origin, control: nil)
    return reader.items
  }

  /// The lists and lazy stacks on screen, outermost first.
  package func rowHostsOnScreen() -> [RowHost] {
    guard let window else { return [] }
    var reader = ScreenReader(bounds: .infinite, readsHostsOnly: true)
    reader.visit(window.element, at: .zero, control: nil)
    return reader.rowHosts
  }

  /// The lists and scroll views on screen, outermost first.
  package func scrollAreas() -> [ScrollArea] {
    guard let window else { return [] }
    var reader = ScreenReader(bounds: .infinite, readsHostsOnly: true)
    reader.visit(window.element, at: .zero, control: nil)
    return reader.areas
  }

  /// The navigation stacks on screen, outermost first.
  package func navigationHosts() -> [NavigationHost] {
    guard let window else { return [] }
    var reader = ScreenReader(bounds: .infinite, readsHostsOnly: true)
    reader.visit(window.element, at: .zero, control: nil)
    return reader.navigations
  }

  /// The screen as indented text: one element a line, with its place and size in points.
  package func screenDescription() -> String {
    guard let window else { return "" }
    var lines: [String] = []
    describe(window.element, depth: 0, into: &lines)
    return lines.joined(separator: "\n")
  }

  private func describe(_ element: RenderElement, depth: Int, into lines: inout [String]) {
    var line = String(repeating: "  ", count: depth) + element.kind.rawValue
    if !element.contentDescription.isEmpty { line += " " + element.contentDescription }
    line += " (\(number(element.origin.x)), \(number(element.origin.y)))"
    line += " \(number(element.size.width))x\(number(element.size.height))"
    lines.append(line)
    for child in contents(of: element) { describe(child, depth: depth + 1, into: &lines) }
  }

  private func contents(of element: RenderElement) -> [RenderElement] {
    var children: [RenderElement] = []
    element.forEachChild { children.append($0) }
    children += element.rowHost?.rows.map(\.root.element) ?? []
    if let host = (element as? NavigationElement)?.host, let top = host.screens.last {
      children += top.navigationItem.bars.map(\.element)
      children.append(top.element)
    }
    return children
  }

  private func number(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension CGRect {
  /// A rectangle that everything intersects.
  static let infinite = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
}

@MainActor
private struct ScreenReader {
  /// What can be seen, in points of the screen.
  var bounds: CGRect
  /// Whether only lists and navigation stacks are looked for: all else is passed by.
  var readsHostsOnly = false
  var items: [ScreenItem] = []
  var rowHosts: [RowHost] = []
  var areas: [ScrollArea] = []
  var navigations: [NavigationHost] = []

  /// The names given to what is being visited.
  var names: AccessibilityNames?
  /// The row of a list that is being visited.
  var row: ListRow?

  mutating func visit(_ element: RenderElement, at origin: CGPoint, control: ControlElement?) {
    let outer = names
    defer { names = outer }
    if let given = element.accessibility { names = given }
    if readsHostsOnly, !element.holdsHosts { return }
    let frame = CGRect(origin: origin, size: element.size)
    switch element {
    case let text as TextElement: add(text.string, isText: true, frame, control)
    case let image as ImageElement: add(image.name, isText: false, frame, control)
    case let list as ListElement:
      if let host = list.host { visit(host, frame) }
    case let lazy as LazyElement:
      if let host = lazy.host { visitRows(of: host, at: origin) }
    case let scroll as ScrollElement: visit(scroll, frame, control)
    case let navigation as NavigationElement:
      if let host = navigation.host { visit(host, frame) }
    case let effect as OpacityElement where effect.opacity == 0: break
    default:
      var children: [RenderElement] = []
      element.forEachChild { children.append($0) }
      let inner = element as? ControlElement ?? control
      for child in children {
        visit(
          child, at: CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y),
          control: inner)
      }
    }
  }

  private mutating func add(
    _ text: String, isText: Bool, _ frame: CGRect, _ control: ControlElement?
  ) {
    guard frame.intersects(bounds) || bounds.contains(frame.origin) else { return }
    items.append(
      ScreenItem(
        text: text, isText: isText, frame: frame, control: control, names: names,
        row: row))
  }

  private mutating func visit(_ list: ListHost, _ frame: CGRect) {
    areas.append(list.scroll)
    let outer = bounds
    bounds = bounds.intersection(frame)
    visitRows(of: list, at: CGPoint(x: frame.minX, y: frame.minY - list.scroll.offset.y))
    bounds = outer
  }

  private mutating func visitRows(of host: RowHost, at origin: CGPoint) {
    rowHosts.append(host)
    let outer = row
    defer { row = outer }
    for row in host.rows {
      let place = row.origin
      if host.usesCells { self.row = row }
      visit(
        row.root.element, at: CGPoint(x: origin.x + place.x, y: origin.y + place.y),
        control: row.control)
    }
  }

  private mutating func visit(_ scroll: ScrollElement, _ frame: CGRect, _ control: ControlElement?)
  {
    areas.append(scroll.area)
    let outer = bounds
    bounds = bounds.intersection(frame)
    let shift = scroll.contentShift
    for child in scroll.children {
      let x = frame.minX + child.origin.x + shift.x
      visit(child, at: CGPoint(x: x, y: frame.minY + child.origin.y + shift.y), control: control)
    }
    bounds = outer
  }

  private mutating func visit(_ host: NavigationHost, _ frame: CGRect) {
    navigations.append(host)
    guard let screen = host.screens.last else { return }
    if !screen.navigationItem.title.isEmpty {
      add(screen.navigationItem.title, isText: true, frame, nil)
    }
    for bar in screen.navigationItem.bars { visit(bar.element, at: frame.origin, control: nil) }
    visit(
      screen.element,
      at: CGPoint(x: frame.minX, y: frame.minY + NavigationElement.barHeight), control: nil)
  }
}
