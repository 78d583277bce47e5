/// An element that does something when it is tapped.
package final class ControlElement: HolderElement {
  /// What a tap does.
  package var action: (@MainActor () -> Void)?
  /// What the control is, as causes name it.
  package var name = "control"
  package override var kind: RenderKind { .control }
}
