// Manages the keyboard focus. The focus moves in two ways. If a field is tapped, every focus state
// bound to it or to the field that had the focus is written. If a focus state is written, the focus
// moves accordingly when the update is done. A state that refers to no field on screen is reset,
// and so is one whose field is removed.

@_spi(Runtime) package import SimViews

/// The focus of one app.
@MainActor
package final class FocusCoordinator: RuntimeFeature {
  /// The field that has the focus.
  package private(set) weak var field: (any TextInput)?
  private var bindings: [any FocusBinding] = []
  private var isStale = false
  /// Whether the keyboard was shown, hidden or moved since the last layout.
  private var hasMoved = false
  /// Whether it was shown or hidden since then, which is animated.
  package private(set) var movesKeyboard = false
  /// Whether the keyboard was up after the last layout.
  private var wasUp = false
  unowned(unsafe) let runtime: ViewRuntime

  package init(_ runtime: ViewRuntime) { self.runtime = runtime }

  func add(_ binding: any FocusBinding) {
    bindings.append(binding)
    isStale = true
  }

  func remove(_ binding: any FocusBinding) { bindings.removeAll { $0 === binding } }

  /// Reports that a focus state was written.
  func stateChanged() { isStale = true }

  /// Moves the focus to a field, or removes it.
  package func move(to new: (any TextInput)?) {
    guard new !== field else { return }
    let old = field
    field = new
    hasMoved = true
    if (old == nil) != (new == nil) { movesKeyboard = true }
    if let new { reveal(new) }
    // The states come before the closures of the fields: what these write may be another transaction, whose update
    // must not find states that still name the old field.
    // The field that gains the focus is written first: if one state names both fields, it changes once.
    for binding in bindings where binding.holds(new) { binding.write(isFocused: true) }
    for binding in bindings where binding.holds(old) && !binding.holds(new) {
      binding.write(isFocused: false)
    }
    old?.focusChanged(false)
    new?.focusChanged(true)
  }

  /// Handles the removal of a field.
  func fieldWasRemoved(_ removed: any TextInput) {
    guard field === removed else { return }
    field = nil
    hasMoved = true
    movesKeyboard = true
    for binding in bindings where binding.holds(removed) {
      binding.node.runtime.enqueue { binding.write(isFocused: false) }
    }
  }

  /// Views that make space for the keyboard have to be laid out.
  package var needsUpdate: Bool { hasMoved }

  package func finish() {
    hasMoved = false
    guard movesKeyboard else { return }
    movesKeyboard = false
    runtime.motion.keepMoving(for: KeyboardFocus.duration)
    let isUp = field != nil
    guard isUp != wasUp else { return }
    wasUp = isUp
    runtime.host?.keyboardMoves(isUp: isUp)
  }

  /// Moves the focus according to the states, after an update.
  package func settle() {
    guard isStale else { return }
    isStale = false
    guard let wanting = bindings.first(where: { $0.wantsFocus && !$0.holds(field) }) else {
      // A field must not have the focus against the state that is bound to it.
      guard let holder = bindings.first(where: { $0.holds(field) }), !holder.wantsFocus else {
        return
      }
      return holder.node.runtime.enqueue { [self] in move(to: nil) }
    }
    let runtime = wanting.node.runtime
    if let target = wanting.target {
      runtime.enqueue { [self] in move(to: target) }
    } else {
      runtime.enqueue { wanting.write(isFocused: false) }
    }
  }
}

/// A focus state that is bound to a field.
@MainActor
protocol FocusBinding: AnyObject {
  var node: _ViewNode { get }
  /// Whether the state requests the focus for the field.
  var wantsFocus: Bool { get }
  var target: (any TextInput)? { get }
  /// Writes to the state that the field got the focus or lost it.
  func write(isFocused: Bool)
}

extension FocusBinding {
  /// Returns whether the binding belongs to a field.
  func holds(_ field: (any TextInput)?) -> Bool {
    guard let field else { return false }
    return target === field
  }
}

extension ViewRuntime {
  /// The focus of the keyboard.
  package var focus: FocusCoordinator { feature(FocusCoordinator.self) }
}

/// The focus of the keyboard, for code that has no view.
package enum KeyboardFocus {
  /// Removes the focus from the field that has it.
  @MainActor package static func resign() { ViewRuntime.current?.focus.move(to: nil) }
}
