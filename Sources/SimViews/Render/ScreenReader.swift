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
  /// What takes a touch on it, the outermost view first.
  package let responders: [TouchResponder]
  /// Whether a touch there finds it.
  package let takesTouches: Bool
  /// Whether there is nothing to be read: an area that takes touches.
  package let isOnlyTouched: Bool
  /// The row of a list around it, if any.
  package let row: ListRow?
  /// The lists and scroll views around it, outermost first.
  package let scrollAreas: [ScrollArea]
  /// Whether it is there only until its transition has ended.
  package let isLeaving: Bool
}

extension ViewRuntime {
  /// Everything that can be read and touched, in the tree's order: bars first, then the content.
  ///
  /// What stands on top hides the rest, as it does from an accessibility client.
  /// - Complexity: O(elements on screen)
  package func screenItems(in bounds: CGRect) -> [ScreenItem] {
    read(only: topLayer, ScreenReader(bounds: bounds)).items.filter { !$0.isOnlyTouched }
  }

  /// What a finger at a point of the screen touches, the outermost view first: what was drawn last lies on
  /// top.
  package func responders(at point: CGPoint, in bounds: CGRect) -> [TouchResponder] {
    let items = read(only: topLayer, ScreenReader(bounds: bounds)).items
    return items.last { $0.takesTouches && $0.frame.contains(point) }?.responders ?? []
  }

  /// The lists and scroll views that a finger at a point of the screen would move, outermost first.
  package func scrollAreas(at point: CGPoint, in bounds: CGRect) -> [ScrollArea] {
    let reader = read(only: topLayer, ScreenReader(bounds: bounds))
    let touched = reader.items.last { $0.takesTouches && $0.frame.contains(point) }
    return touched?.scrollAreas
      ?? reader.areas.filter { $0.frame.contains(point) }.map(\.area)
  }

  /// Everything below a root that is not on screen itself.
  package func items(of root: HostingRoot) -> [ScreenItem] {
    var reader = ScreenReader(bounds: .infinite)
    reader.visit(root.element, at: .zero, control: nil)
    return reader.items.filter { !$0.isOnlyTouched }
  }

  /// The lists and lazy stacks on screen, outermost first; those of what stands on top come last.
  package func rowHostsOnScreen() -> [RowHost] { read(layers.filter { !isCovered($0) }).rowHosts }

  /// The lists and scroll views of what stands on top, outermost first.
  package func scrollAreasOnTop() -> [ScrollArea] {
    read([topLayer].compactMap { $0 }).areas.map(\.area)
  }

  /// The areas on screen that show roots, outermost first.
  package func areasOnScreen() -> [any ScreenArea] {
    read(layers.filter { !isCovered($0) }).screenAreas
  }

  /// The areas of what stands on top, outermost first.
  package func areasOnTop() -> [any ScreenArea] { read([topLayer].compactMap { $0 }).screenAreas }

  /// The roots that are shown inside an element, outermost first.
  func roots(shownIn element: RenderElement) -> [HostingRoot] {
    guard element.holdsHosts else { return [] }
    var reader = ScreenReader(bounds: .infinite, readsHostsOnly: true)
    reader.visit(element, at: .zero, control: nil)
    return reader.screenAreas.flatMap(\.allRoots) + reader.rowHosts.flatMap { $0.rows.map(\.root) }
  }

  /// The texts inside an element, or the names of its images if there are none.
  package func texts(in element: RenderElement) -> [String] {
    var reader = ScreenReader(bounds: .infinite)
    reader.visit(element, at: .zero, control: nil)
    let items = reader.items.filter { !$0.isOnlyTouched }
    let texts = items.filter(\.isText).map(\.text)
    return texts.isEmpty ? items.map(\.text) : texts
  }

  private var topLayer: HostingRoot? { topPresentation?.root ?? window }

  private func read(_ layers: [HostingRoot]) -> ScreenReader {
    var reader = ScreenReader(bounds: .infinite, readsHostsOnly: true)
    for layer in layers { reader.visit(layer.element, at: .zero, control: nil) }
    return reader
  }

  private func read(only layer: HostingRoot?, _ reader: ScreenReader) -> ScreenReader {
    var reader = reader
    guard let layer else { return reader }
    let origin = layer.presentation?.origin ?? .zero
    reader.visit(layer.element, at: origin + layer.element.origin, control: nil)
    return reader
  }

  /// The screen as indented text: one element a line, with its place and size in points.
  package func screenDescription() -> String {
    guard let window else { return "" }
    var lines: [String] = []
    describe(window.element, depth: 0, into: &lines)
    for layer in layers.dropFirst() { describe(layer.element, depth: 0, into: &lines) }
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
    if let host = (element as? TabElement)?.host, let selected = host.selected {
      children.append(selected.root.element)
      children += host.pages.map(\.item)
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

extension CGPoint {
  static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
    CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }
}

@MainActor
private struct ScreenReader {
  /// What can be seen, in points of the screen.
  var bounds: CGRect
  /// Whether only lists and navigation stacks are looked for: all else is passed by.
  var readsHostsOnly = false
  var items: [ScreenItem] = []
  var rowHosts: [RowHost] = []
  var areas: [(area: ScrollArea, frame: CGRect)] = []
  var screenAreas: [any ScreenArea] = []

  /// The names given to what is being visited.
  var names: AccessibilityNames?
  /// The row of a list that is being visited.
  var row: ListRow?
  /// What takes a touch on what is being visited.
  private var responders: [TouchResponder] = []
  /// The lists and scroll views around what is being visited.
  private var around: [ScrollArea] = []
  private var takesTouches = true
  /// Whether what is being visited was removed and stays for its transition.
  private var isLeaving = false

  init(bounds: CGRect, readsHostsOnly: Bool = false) {
    self.bounds = bounds
    self.readsHostsOnly = readsHostsOnly
  }

  mutating func visit(_ element: RenderElement, at origin: CGPoint, control: ControlElement?) {
    let outer = names
    defer { names = outer }
    if let given = element.accessibility { names = given }
    if readsHostsOnly, !element.holdsHosts { return }
    let frame = CGRect(origin: origin, size: element.size)
    let outerResponders = responders.count
    let outerTakesTouches = takesTouches
    let outerIsLeaving = isLeaving
    isLeaving = isLeaving || element.isLeaving
    if !readsHostsOnly { enter(element, frame) }
    defer {
      responders.removeSubrange(outerResponders...)
      takesTouches = outerTakesTouches
      isLeaving = outerIsLeaving
    }
    switch element {
    case let text as TextElement: add(text.string, isText: true, frame, control)
    case let image as ImageElement: add(image.name, isText: false, frame, control)
    case let color as ColorElement: if color.isHittable { addArea(frame) }
    case let list as ListElement:
      if let host = list.host { visit(host, frame) }
    case let lazy as LazyElement:
      if let host = lazy.host { visitRows(of: host, at: origin) }
    case let scroll as ScrollElement: visit(scroll, frame, control)
    case let navigation as NavigationElement:
      if let host = navigation.host { visit(host, frame) }
    case let tabs as TabElement:
      if let host = tabs.host { visit(host, frame) }
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
        responders: responders, takesTouches: takesTouches, isOnlyTouched: false, row: row,
        scrollAreas: around, isLeaving: isLeaving))
  }

  /// An area that is not read, but takes touches.
  private mutating func addArea(_ frame: CGRect) {
    guard takesTouches, frame.intersects(bounds) else { return }
    items.append(
      ScreenItem(
        text: "", isText: false, frame: frame, control: nil, names: nil, responders: responders,
        takesTouches: true, isOnlyTouched: true, row: row, scrollAreas: around,
        isLeaving: isLeaving))
  }

  /// Notes what the element itself does with touches, and what a control shows of its own.
  private mutating func enter(_ element: RenderElement, _ frame: CGRect) {
    let control = element as? ControlElement
    // A gesture around a control is outside of it.
    if let touch = element.touch {
      if touch.ignoresTouches { takesTouches = false }
      if let menu = touch.menu {
        responders.append(TouchResponder(kind: .menu(menu), frame: frame))
      }
      for gesture in touch.gestures.reversed() where !gesture.isDetached {
        responders.append(TouchResponder(kind: .gesture(gesture), frame: frame))
      }
    }
    if let control {
      if control.takesTouches {
        responders.append(TouchResponder(kind: .control(control), frame: frame))
        addArea(frame)
      }
      for text in control.ownTexts { add(text, isText: true, frame, control) }
      if control.takesInput || !control.title.isEmpty {
        add(control.title, isText: false, frame, control)
      }
    } else if element.touch?.takesWholeFrame == true {
      addArea(frame)
    }
  }

  private mutating func visit(_ list: ListHost, _ frame: CGRect) {
    let outer = bounds
    bounds = bounds.intersection(frame)
    areas.append((list.scroll, bounds))
    around.append(list.scroll)
    visitRows(of: list, at: CGPoint(x: frame.minX, y: frame.minY - list.scroll.offset.y))
    around.removeLast()
    bounds = outer
  }

  private mutating func visitRows(of host: RowHost, at origin: CGPoint) {
    rowHosts.append(host)
    let outer = row
    defer { row = outer }
    for row in host.rows {
      if readsHostsOnly, !row.root.element.holdsHosts { continue }
      let place = row.origin
      if host.usesCells { self.row = row }
      let corner = CGPoint(x: origin.x + place.x, y: origin.y + place.y)
      let count = responders.count
      if let control = row.control, control.takesTouches, !readsHostsOnly {
        let frame = CGRect(origin: corner, size: row.root.element.size)
        responders.append(TouchResponder(kind: .control(control), frame: frame))
        addArea(frame)
      }
      visit(row.root.element, at: corner, control: row.control)
      responders.removeSubrange(count...)
    }
  }

  private mutating func visit(_ scroll: ScrollElement, _ frame: CGRect, _ control: ControlElement?)
  {
    let outer = bounds
    bounds = bounds.intersection(frame)
    areas.append((scroll.area, bounds))
    around.append(scroll.area)
    let shift = scroll.contentShift
    for child in scroll.children {
      let x = frame.minX + child.origin.x + shift.x
      visit(child, at: CGPoint(x: x, y: frame.minY + child.origin.y + shift.y), control: control)
    }
    around.removeLast()
    bounds = outer
  }

  private mutating func visit(_ host: NavigationHost, _ frame: CGRect) {
    screenAreas.append(host.element)
    guard let screen = host.screens.last else { return }
    let item = screen.navigationItem
    if !item.isBarHidden {
      if !item.title.isEmpty { add(item.title, isText: true, frame, nil) }
      for bar in item.bars { visit(bar.element, at: item.origin(of: bar, in: frame), control: nil) }
    }
    visit(
      screen.element, at: CGPoint(x: frame.minX, y: frame.minY + host.element.barHeight),
      control: nil)
  }

  private mutating func visit(_ host: TabHost, _ frame: CGRect) {
    screenAreas.append(host.element)
    if let selected = host.selected {
      visit(selected.root.element, at: frame.origin, control: nil)
    }
    guard host.element.barHeight > 0, !readsHostsOnly else { return }
    for page in host.pages {
      visit(page.item, at: frame.origin + page.item.origin, control: nil)
    }
  }
}
