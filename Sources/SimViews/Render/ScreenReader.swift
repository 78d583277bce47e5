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
  /// What of the screen the scroll views and lists around it leave to it.
  package let clip: CGRect
  /// The control around it, if any.
  package let control: TouchElement?
  /// What a modifier calls it or what is around it.
  package let names: AccessibilityNames?
  /// What takes a touch on it, the outermost view first.
  package internal(set) var responders: [TouchResponder]
  /// Whether a touch there finds it.
  package let takesTouches: Bool
  /// Whether there is nothing to be read: an area that takes touches.
  package let isOnlyTouched: Bool
  /// The row of a list around it, if any.
  let hostedRow: HostedRow?
  /// The lists and scroll views around it, outermost first.
  package let scrollAreas: [ScrollArea]
  /// Whether it is there only until its transition has ended.
  package let isOutgoing: Bool
  /// The text of which it is a link; nil for anything else.
  package let whole: String?
  /// What an accessibility client adjusts it by, if a view around it says so.
  package let adjustment: (any ScaleInput)?

  /// Whether a touch at a point finds it, in points of the screen; nil if all of what can be seen takes touches.
  let outline: ((CGPoint) -> Bool)?

  /// What of it can be seen, in points of the screen.
  package var visible: CGRect { frame.intersection(clip) }

  /// Whether a finger at a point of the screen touches it, if nothing lies above.
  package func isTouched(at point: CGPoint) -> Bool {
    takesTouches && visible.contains(point) && outline?(point) ?? true
  }
}

extension CGRect {
  /// A rectangle that everything intersects.
  package static let everywhere = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
}

extension CGPoint {
  package static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
    CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }
}

/// Walks what is on screen; each element says what to read of it.
@MainActor
@_spi(Runtime) public struct ScreenReader {
  /// What can be seen, in points of the screen.
  private(set) var bounds: CGRect
  /// What of that lies in windows that scroll but under a bar, and the names of the bars.
  private var under: [(frame: CGRect, bar: String)] = []
  /// What was found there only, and the bars.
  package private(set) var covered: [(item: ScreenItem, bar: String)] = []
  /// Whether only lists and navigation stacks are looked for: everything else is skipped.
  package let readsHostsOnly: Bool
  /// Whether what is drawn later comes later, rather than what is read later.
  let looksForTouches: Bool
  package internal(set) var items: [ScreenItem] = []
  var containers: [RowContainer] = []
  package private(set) var areas: [(area: ScrollArea, frame: CGRect)] = []
  package var screens: [RenderElement] = []

  /// The names given to what is being visited.
  var names: AccessibilityNames?
  /// The row of a list that is being visited.
  var row: HostedRow?
  /// What takes a touch on what is being visited.
  var responders: [TouchResponder] = []
  /// The buttons that leave their touches to the row that is being visited, in the tree's order; nil where no row has any.
  var rowButtons: [TouchElement]?
  /// The lists and scroll views around what is being visited.
  private(set) var around: [ScrollArea] = []
  private(set) var takesTouches = true
  /// Where what is being visited takes touches, by the shapes around it.
  private var shapes: [@MainActor (CGPoint) -> Bool] = []
  /// The text of which a link is being added.
  var whole: String?
  /// What adjusts what is being visited.
  private var adjustment: (any ScaleInput)?
  /// Whether what is being visited was removed and stays for its transition.
  private var isOutgoing = false

  package init(bounds: CGRect, readsHostsOnly: Bool = false, looksForTouches: Bool = false) {
    self.bounds = bounds
    self.readsHostsOnly = readsHostsOnly
    self.looksForTouches = looksForTouches
  }

  package mutating func visit(_ element: RenderElement, at origin: CGPoint, control: TouchElement?)
  {
    let outer = names
    defer { names = outer }
    if let given = element.accessibility { names = given }
    if readsHostsOnly, !element.holdsHosts { return }
    let frame = CGRect(origin: origin, size: element.size)
    let outerResponders = responders.count
    let outerTakesTouches = takesTouches
    let outerShapes = shapes.count
    let outerIsOutgoing = isOutgoing
    let outerAdjustment = adjustment
    isOutgoing = isOutgoing || element.isOutgoing
    if !readsHostsOnly { enter(element, frame) }
    defer {
      responders.removeSubrange(outerResponders...)
      takesTouches = outerTakesTouches
      shapes.removeSubrange(outerShapes...)
      isOutgoing = outerIsOutgoing
      adjustment = outerAdjustment
    }
    element.read(into: &self, frame, control)
  }

  package mutating func add(
    _ text: String, isText: Bool, _ frame: CGRect, _ control: TouchElement?
  ) {
    let item = item(text, isText: isText, frame, control)
    if frame.intersects(bounds) || bounds.contains(frame.origin) {
      items.append(item)
    } else if let bar = under.first(where: { $0.frame.intersects(frame) })?.bar {
      covered.append((item, bar))
    }
  }

  /// An area that is not read, but takes touches.
  ///
  /// - Parameter outline: whether a point of the screen within the frame is of it; nil if all are.
  package mutating func addArea(_ frame: CGRect, outline: ((CGPoint) -> Bool)? = nil) {
    guard takesTouches, frame.intersects(bounds) else { return }
    items.append(item("", isText: false, frame, nil, isOnlyTouched: true, outline: outline))
  }

  func item(
    _ text: String, isText: Bool, _ frame: CGRect, _ control: TouchElement?,
    isOnlyTouched: Bool = false, outline: ((CGPoint) -> Bool)? = nil
  ) -> ScreenItem {
    var outline = outline
    if !shapes.isEmpty {
      let (shapes, own) = (shapes, outline)
      outline = { point in
        shapes.allSatisfy { $0(point) } && own?(point) ?? true
      }
    }
    return ScreenItem(
      text: text, isText: isText, frame: frame, clip: bounds, control: control, names: names,
      responders: responders, takesTouches: takesTouches, isOnlyTouched: isOnlyTouched,
      hostedRow: row, scrollAreas: around, isOutgoing: isOutgoing, whole: whole,
      adjustment: adjustment, outline: outline)
  }

  /// What is said of an element: its names or texts, or those of the images in it.
  static func label(of element: RenderElement) -> String {
    var reader = ScreenReader(bounds: .everywhere)
    reader.visit(element, at: .zero, control: nil)
    let items = reader.items.filter { !$0.isOnlyTouched }
    if let name = items.first?.names?.label { return name }
    let texts = items.filter(\.isText)
    return (texts.isEmpty ? items : texts).map(\.text).joined(separator: ", ")
  }

  /// Notes what the element itself does with touches, and what a control shows of its own.
  private mutating func enter(_ element: RenderElement, _ frame: CGRect) {
    let control = element as? TouchElement
    // A gesture around a control is outside it.
    if let touch = element.touch {
      if touch.ignoresTouches { takesTouches = false }
      if let own = touch.adjustment { adjustment = own }
      if let shape = touch.contentShape { shapes.append { shape($0, frame) } }
      if let menu = touch.menu {
        responders.append(
          TouchResponder(kind: .menu(menu), frame: frame, element: element, level: around.count))
      }
      for gesture in touch.gestures.reversed() where !gesture.isDetached {
        responders.append(
          TouchResponder(
            kind: .gesture(gesture), frame: frame, element: element, level: around.count))
      }
    }
    if let control {
      if control.takesTouches {
        responders.append(
          TouchResponder(
            kind: .control(control), frame: frame, element: element, level: around.count))
        addArea(frame)
        if control.isTouchedWithRow, takesTouches, !isOutgoing { rowButtons?.append(control) }
      }
      for text in control.ownTexts { add(text, isText: true, frame, control) }
      if control.takesInput || !control.title.isEmpty {
        add(control.title, isText: false, frame, control)
      }
    } else if element.touch?.takesWholeFrame == true {
      addArea(frame)
    }
  }

  /// Reads what lies in a window that scrolls.
  package mutating func inWindow(
    of area: ScrollArea, _ frame: CGRect, _ read: (inout ScreenReader) -> Void
  ) {
    let outer = (bounds, under)
    enterWindow(of: area, frame)
    read(&self)
    around.removeLast()
    (bounds, under) = outer
  }

  /// Reads what extends under a bar from below: only a part from its top can be seen.
  ///
  /// - Parameter height: in points.
  package mutating func shown(
    _ height: CGFloat, of frame: CGRect, below bar: String, _ read: (inout ScreenReader) -> Void
  ) {
    let outer = (bounds, under)
    under.append((bounds.intersection(frame), bar))
    bounds =
      height > 0
      ? bounds.intersection(
        CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height)) : .null
    read(&self)
    (bounds, under) = outer
  }

  /// Reads what can be seen within a frame only.
  mutating func clipped(to frame: CGRect, _ read: (inout ScreenReader) -> Void) {
    let outer = bounds
    // A frame without a height or a width lies within others all the same.
    bounds = frame.isEmpty ? .null : bounds.intersection(frame)
    read(&self)
    bounds = outer
  }

  /// Reads an element that is partly covered.
  ///
  /// Its visible part is above or below the cover.
  mutating func behind(
    _ cover: CGRect, called name: String, _ frame: CGRect, _ read: (inout ScreenReader) -> Void
  ) {
    let outer = (bounds, under)
    under.append((bounds.intersection(cover), name))
    let above = bounds.above(cover.minY)
    let below = bounds.below(cover.maxY)
    bounds =
      above.intersection(frame).height > below.intersection(frame).height ? above : below
    read(&self)
    (bounds, under) = outer
  }

  /// What is inside can be seen in the window that scrolls, except for what lies under bars.
  private mutating func enterWindow(of area: ScrollArea, _ frame: CGRect) {
    let reach = area.reach
    if reach.topBar != nil || reach.bottomBar != nil {
      let whole = bounds.intersection(frame.grown(by: reach.insets))
      if let bar = reach.topBar {
        under.append((whole.above(frame.minY - reach.open.top), bar))
      }
      if let bar = reach.bottomBar {
        under.append((whole.below(frame.maxY + reach.open.bottom), bar))
      }
    }
    bounds = bounds.intersection(frame.grown(by: reach.open))
    areas.append((area, bounds))
    around.append(area)
  }
}

extension CGRect {
  fileprivate func above(_ y: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY, width: width, height: max(0, y - minY))
  }

  fileprivate func below(_ y: CGFloat) -> CGRect {
    CGRect(x: minX, y: max(minY, y), width: width, height: max(0, maxY - y))
  }
}
