package import Foundation

/// What modifiers say of touches on an element.
@MainActor
package final class TouchTraits {
  /// The gestures on the element, the innermost modifier's first.
  var gestures: [GestureAttachment] = []
  /// The menu that a long press opens.
  package weak var menu: (any ChoiceInput)?
  /// Whether the whole frame takes touches, rather than what is drawn in it.
  package var takesWholeFrame = false
  /// Whether neither the element nor anything inside takes touches.
  package var ignoresTouches = false
}

/// A gesture that a modifier puts on the elements of its content.
@MainActor
package final class GestureAttachment {
  let rank: GestureRank
  var mask = GestureMask.all
  /// Makes the recogniser of a touch.
  var makeRecogniser: @MainActor () -> ErasedRecogniser = {
    preconditionFailure("A gesture is attached before it can be touched.")
  }
  /// The view with the gesture is gone.
  var isDetached = false
  private unowned(unsafe) let node: _ViewNode

  init(rank: GestureRank, node: _ViewNode) {
    self.rank = rank
    self.node = node
  }

  /// Whether the view and those around it let users interact with it.
  var isEnabled: Bool { !isDetached && node.environment.read().isEnabled }
}

/// Something under a finger that takes touches.
package struct TouchResponder {
  /// What takes them.
  package enum Kind {
    /// A control.
    case control(TouchElement)
    /// A gesture on a view.
    case gesture(GestureAttachment)
    /// A menu that a long press opens; it leaves other touches alone.
    case menu(any ChoiceInput)
  }
  package var kind: Kind
  /// Where the view lies on screen, in points.
  package var frame: CGRect
  /// The element of the view.
  weak var element: RenderElement?

  /// Whether it is the same responder as another.
  package func isSame(as other: TouchResponder) -> Bool { identity == other.identity }

  /// What tells it from others.
  var identity: ObjectIdentifier {
    switch kind {
    case .control(let control): return ObjectIdentifier(control)
    case .gesture(let gesture): return ObjectIdentifier(gesture)
    case .menu(let menu): return ObjectIdentifier(menu)
    }
  }
}

/// Options that control how adding a gesture to a view affects other gestures recognized by the view and its
/// subviews.
public struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes a mask from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Disable all gestures in the subview hierarchy, including the added gesture.
  public static let none: GestureMask = []
  /// Enable the added gesture but disable all gestures in the subview hierarchy.
  public static let gesture = GestureMask(rawValue: 1)
  /// Enable all gestures in the subview hierarchy but disable the added gesture.
  public static let subviews = GestureMask(rawValue: 2)
  /// Enable both the added gesture as well as all other gestures on the view and its subviews.
  public static let all: GestureMask = [.gesture, .subviews]
}
