public import Foundation

/// An element that does something when it is touched, typed into or moved by a user.
@MainActor
@_spi(Runtime) open class TouchElement: HolderElement {
  /// What a tap does.
  package var action: (@MainActor () -> Void)?
  /// What it is, as causes name it.
  package var name = "control"
  /// Called when a finger comes down on the element and when it leaves it, where that shows.
  package var onPress: (@MainActor (Bool) -> Void)?
  /// Where the element stands; it says whether users may interact with it.
  package var environment: EnvironmentSource?
  /// What a keyboard writes to, if it is a field.
  package weak var field: (any TextInput)?
  /// What can be moved along a scale, if it is a slider or a stepper.
  package weak var scale: (any ScaleInput)?
  /// What can be chosen, if it offers a choice.
  package weak var choice: (any ChoiceInput)?
  /// What takes a date, if it is a date picker.
  package weak var dates: (any DateInput)?
  /// What an accessibility client reads as its value.
  package var value: String?

  @_spi(Runtime) open override var kind: RenderKind { .control }

  /// Whether users may interact with it.
  package final var isEnabled: Bool { environment?.read().isEnabled ?? true }

  /// Whether a touch on it belongs to it.
  package var takesTouches: Bool { action != nil || takesInput }

  /// Whether a user does more with it than tapping it.
  package final var takesInput: Bool {
    field != nil || scale != nil || choice != nil || dates != nil
  }

  /// Whether a touch on it belongs to the row of a list in which it stands, as on a button without a style of its own.
  package final var isTouchedWithRow = false

  /// What it shows beside its children.
  @_spi(Runtime) open var ownTexts: [String] { [] }

  /// What names it without being on screen.
  @_spi(Runtime) open var title: String { "" }

  @_spi(Runtime) open override func read(
    into reader: inout ScreenReader, _ frame: CGRect, _ control: TouchElement?
  ) {
    // A value next to its title is part of the control around it, as the label of a stepper may be.
    super.read(into: &reader, frame, takesTouches ? self : control ?? self)
  }
}
