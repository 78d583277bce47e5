package import Foundation

/// What modifiers say of touches on an element.
@MainActor
package final class TouchTraits {
  /// The gestures on the element, the innermost modifier's first.
  var gestures: [TouchAttachment] = []
  /// The menu that a long press opens.
  package weak var menu: (any ChoiceInput)?
  /// What an accessibility client adjusts.
  package weak var adjustment: (any ScaleInput)?
  /// Whether the whole frame takes touches, rather than what is drawn in it.
  package var takesWholeFrame = false
  /// Whether a point takes touches, in a frame of the same space; nil if all of the frame may.
  var contentShape: (@MainActor (CGPoint, CGRect) -> Bool)?
  /// The modifiers by which neither the element nor anything inside takes touches; none can undo another.
  var refusals: [ObjectIdentifier] = []
  /// Whether neither the element nor anything inside takes touches.
  var ignoresTouches: Bool { !refusals.isEmpty }
}

/// What a modifier puts on the elements of its content to take touches: a gesture.
@MainActor
package class TouchAttachment {
  /// The view with the gesture is gone.
  final var isDetached = false
  private unowned(unsafe) let environment: EnvironmentSource

  init(environment: EnvironmentSource) { self.environment = environment }

  /// Whether the view and those around it let users interact with it.
  final var isEnabled: Bool { !isDetached && environment.read().isEnabled }
}

/// Something under a finger that takes touches.
package struct TouchResponder {
  package enum Kind {
    case control(TouchElement)
    /// A gesture on a view.
    case gesture(TouchAttachment)
    /// A menu that a long press opens; it leaves other touches alone.
    case menu(any ChoiceInput)
    /// A row of a list, for the buttons in it that leave their touches to it.
    case row(HostedRow, buttons: [TouchElement])
  }
  package var kind: Kind
  /// Where the view lies on screen, in points.
  package var frame: CGRect
  /// The element of the view.
  package weak var element: RenderElement?
  /// How many lists and scroll views are around the view.
  package var level = 0

  /// Whether it is a button that leaves its touches to the row around it.
  @MainActor var isTouchedWithRow: Bool {
    guard case .control(let control) = kind else { return false }
    return control.isTouchedWithRow
  }

  /// Whether it is the same responder as another.
  package func isSame(as other: TouchResponder) -> Bool { identity == other.identity }

  /// What tells it from others.
  var identity: ObjectIdentifier {
    switch kind {
    case .control(let control): return ObjectIdentifier(control)
    case .gesture(let gesture): return ObjectIdentifier(gesture)
    case .menu(let menu): return ObjectIdentifier(menu)
    case .row(let row, _): return ObjectIdentifier(row)
    }
  }
}
