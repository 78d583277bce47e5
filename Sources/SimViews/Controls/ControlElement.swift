/// An element that does something when it is tapped.
package final class ControlElement: HolderElement {
  /// What a tap does.
  package var action: (@MainActor () -> Void)?
  package override var kind: RenderKind { .control }
}
