// Finds the views on screen with the label of a script action, and those of them that support the action.

import Foundation
@_spi(Runtime) import SimComponents
@_spi(Runtime) import SimViews

/// The use of a target by a script action.
enum TargetUse {
  case tap
  /// Touches the target and moves the touch, which may scroll.
  case drag
  case type
  case slide
  /// Increments or decrements the target.
  case step
  case choose
  case date

  /// Whether a finger comes down on it.
  fileprivate var isTouch: Bool {
    switch self {
    case .tap, .drag: true
    case .type, .slide, .step, .choose, .date: false
    }
  }

  @MainActor
  fileprivate func fits(_ target: ScreenTarget) -> Bool {
    switch self {
    case .tap: return !target.responders.isEmpty
    case .drag: return !target.responders.isEmpty || target.scrolls
    case .type: return target.control?.field != nil
    case .slide: return target.control?.scale is any TrackInput
    case .step: return target.scale != nil
    case .choose: return target.control?.choice != nil || target.menu != nil
    case .date: return target.control?.dates != nil
    }
  }
}

/// The items of one control, or one item that belongs to no control.
@MainActor
struct ScreenTarget {
  var control: TouchElement?
  private var texts: [String]
  private var images: [String]
  private var names: AccessibilityNames?
  var responders: [TouchResponder]
  /// Whether a finger on the target touches it and not what lies below.
  private(set) var takesTouches: Bool
  /// Whether the target is inside scrolling content.
  fileprivate let scrolls: Bool
  /// Whether the target is being removed with a transition.
  fileprivate let isOutgoing: Bool
  /// The text that contains the target as a link, which also names it.
  private let whole: String?
  private let adjustment: (any ScaleInput)?
  private var frames: [CGRect]
  private let clip: CGRect

  private init(_ item: ScreenItem) {
    control = item.control
    texts = item.isText ? [item.text] : []
    images = item.isText || item.text.isEmpty ? [] : [item.text]
    names = item.names
    responders = item.responders
    takesTouches = item.takesTouches
    scrolls = !item.scrollAreas.isEmpty
    isOutgoing = item.isOutgoing
    whole = item.whole
    adjustment = item.adjustment
    frames = [item.frame]
    clip = item.clip
  }

  /// The label as an accessibility client would read it: the explicit label, else the texts, else
  /// the images.
  var label: String { names?.label ?? (texts.isEmpty ? images : texts).joined(separator: ", ") }

  /// The value that the user or an accessibility client can step.
  var scale: (any ScaleInput)? { control?.scale ?? adjustment }

  /// The context menu that a long press opens.
  var menu: (any ChoiceInput)? {
    responders.lazy.compactMap { responder in
      if case .menu(let menu) = responder.kind { return menu }
      return nil
    }.first
  }

  /// The point of a touch: the center of the visible part of the control or item.
  var middle: CGPoint { visible.middle }

  /// The visible part, or the whole frame if nothing is visible.
  var visible: CGRect {
    let part = frame.intersection(clip)
    return part.isEmpty ? frame : part
  }

  /// The center, then points at a tenth of the size from each edge.
  var places: [CGPoint] {
    let visible = visible
    let (dx, dy) = (visible.width * 0.4, visible.height * 0.4)
    return [(0, 0), (-dx, 0), (dx, 0), (0, -dy), (0, dy)].map { offset in
      CGPoint(x: visible.midX + offset.0, y: visible.midY + offset.1)
    }
  }

  /// Returns whether a touch with a chain of responders reaches the target.
  ///
  /// A target that lets touches through is touched where they reach something else.
  func isTouched(by chain: [TouchResponder]) -> Bool {
    guard takesTouches else { return !chain.isEmpty }
    return responders.last.map { own in chain.contains { $0.isSame(as: own) } } ?? false
  }

  private var frame: CGRect {
    for responder in responders.reversed() {
      if case .control(let control) = responder.kind, control === self.control {
        return responder.frame
      }
    }
    return frames[0]
  }

  func matches(_ wanted: String) -> Bool {
    label == wanted || names?.identifier == wanted || texts.contains(wanted)
      || images.contains(wanted) || whole == wanted
  }

  static func all(of items: [ScreenItem]) -> [ScreenTarget] {
    var targets: [ScreenTarget] = []
    // A link is not merged with its text, which may continue after the link.
    var last: Int?
    for item in items where item.names?.isHidden != true {
      if item.whole != nil {
        if let link = targets.indices.last, targets[link].control === item.control {
          targets[link].add(item)
        } else {
          targets.append(ScreenTarget(item))
        }
      } else if let control = item.control, let last, targets[last].control === control {
        targets[last].add(item)
      } else if let group = item.names?.group, let last, targets[last].names?.group == group {
        targets[last].add(item)
      } else {
        last = targets.count
        targets.append(ScreenTarget(item))
      }
    }
    return targets
  }

  private mutating func add(_ item: ScreenItem) {
    takesTouches = takesTouches || item.takesTouches
    if item.isText {
      texts.append(item.text)
    } else if !item.text.isEmpty {
      images.append(item.text)
    }
    frames.append(item.frame)
  }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension UserActions {
  /// Returns an item with a label that a bar covers, and the bar; nil if there is none.
  private func covered(_ label: String) -> (item: ScreenItem, bar: String)? {
    runtime.coveredItems(in: screen.inWindow).first { found in
      ScreenTarget.all(of: [found.item]).contains { $0.matches(label) }
    }
  }

  /// Scrolls an item that the keyboard covers above the keyboard, as a user does before touching
  /// it.
  ///
  /// - Returns: whether anything moved.
  private func scrollAboveKeyboard(_ item: ScreenItem) -> Bool {
    guard let area = item.scrollAreas.last(where: { $0.axes.contains(.vertical) }) else {
      return false
    }
    let top = screen.inWindow.maxY - runtime.focus.keyboardHeight(runtime.facts)
    let offset =
      area.offset.y + max(item.frame.maxY, item.row.map { row(below: $0, item) } ?? 0) - top
    let end = area.clamped(offset, along: .vertical)
    guard end > area.offset.y else { return false }
    scroll.jump { area.scroll(to: end, along: .vertical) }
    return true
  }

  /// Returns the end of the row of an item, in screen coordinates.
  private func row(below row: ListRow, _ item: ScreenItem) -> CGFloat {
    guard let area = row.host.area, let element = area.rows?.element else { return 0 }
    let origin = element.originOnScreen(runtime).y - screen.safeArea.minY
    return origin + row.start + row.lineLength - area.offset.y
  }

  /// Returns the first target with a label that supports an action, in tree order; targets that are
  /// being removed come last.
  func target(_ label: String, for use: TargetUse) throws -> ScreenTarget {
    try targets(label, for: use)[0]
  }

  /// Returns all targets with a label that support an action, at least one, in tree order; targets
  /// that are being removed come last.
  func targets(_ label: String, for use: TargetUse) throws -> [ScreenTarget] {
    let all = ScreenTarget.all(of: screen.visibleItems())
    let named = all.filter { $0.matches(label) }
    guard !named.isEmpty else {
      if let found = covered(label) {
        if found.bar == "keyboard", scrollAboveKeyboard(found.item) {
          return try targets(label, for: use)
        }
        throw DeviceError.underBar(label, bar: found.bar)
      }
      throw DeviceError.labelNotOnScreen(
        label, known: all.map(\.label).filter { !$0.isEmpty })
    }
    let fitting = named.filter(use.fits)
    if !fitting.isEmpty {
      return fitting.filter { !$0.isOutgoing } + fitting.filter(\.isOutgoing)
    }
    if use.isTouch {
      // A finger on what lets touches through reaches what lies below.
      let letThrough = named.filter { target in
        let chain = screen.responders(at: target.middle)
        return !target.takesTouches && !chain.isEmpty
      }
      if !letThrough.isEmpty { return letThrough }
    }
    let known = all.filter(use.fits).map(\.label).filter { !$0.isEmpty }
    switch use {
    case .tap, .drag: throw DeviceError.notTappable(label, known: known)
    case .type: throw DeviceError.notAField(label, known: known)
    case .slide: throw DeviceError.notASlider(label, known: known)
    case .step: throw DeviceError.notAdjustable(label, known: known)
    case .choose: throw DeviceError.notAChoice(label, known: known)
    case .date: throw DeviceError.notADatePicker(label, known: known)
    }
  }
}
