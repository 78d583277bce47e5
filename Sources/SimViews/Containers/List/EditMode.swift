// The edit mode of lists: a binding in the environment. Each screen has a place of its own for it, as each view controller
// has its `isEditing`, unless the app puts another binding there.

import SimGraph

/// A mode that indicates whether the user can edit a view's content.
public enum EditMode: Hashable, Sendable {
  /// The view content can't be edited, or can temporarily, or can.
  case inactive, transient, active
  /// Whether the content can be edited.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: Binding<EditMode>? = nil
}

extension EnvironmentValues {
  /// An indication of whether the user can edit the contents of a view associated with this environment.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// The edit mode of one screen.
package final class ScreenEditMode {
  private var place: StateLocation<EditMode>?

  package init() {}

  /// Makes the place; with the root it goes.
  @MainActor
  package func begin(in root: HostingRoot) {
    place = StateLocation(.inactive, named: "editMode", in: root.subgraph, root.runtime)
  }

  /// Puts a binding to the place into an environment; who asks for that depends on the mode.
  package func write(into values: inout EnvironmentValues) {
    guard let place else { return }
    values.editMode = Binding(location: place, value: place.current())
  }
}
