/// An element that does something when it is tapped.
package final class ControlElement: HolderElement {
  /// What a tap does.
  package var action: (@MainActor () -> Void)?
  /// Whether the control is a button that cancels.
  var isCancel = false
  package override var kind: RenderKind { .control }
}
