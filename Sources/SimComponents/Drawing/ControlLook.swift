// How the platform draws a control, as values that its node sets and a picture reads.

import Foundation
import SimViews

/// A part that the platform draws.
enum PlatformArt: Equatable {
  case none
  case toggle(isOn: Bool)
  /// A track with a knob, at a fraction of its length.
  case slider(Double)
  /// Two halves, minus and plus.
  case stepper
  /// A bar, filled to a fraction; nil moves endlessly.
  case bar(Double?)
  /// A wheel that turns, or a ring that is filled to a fraction.
  case wheel(Double?)
  /// A chevron that points right, or down when it is open.
  case disclosure(isOpen: Bool)
  /// Two chevrons: there is a choice.
  case upDown
  /// A circle in a colour.
  case colorWell(Color)
}

/// What lies around the children of a control.
enum ControlChrome: Equatable {
  case none
  /// The label is in the tint.
  case tinted
  /// A box in a pale grey.
  case box
  /// A value beside its label.
  case labeled
  /// A button in one of the system's looks.
  case button(ButtonLook)
  /// A picker of a style.
  case picker(PickerStyleKind)
  /// One option of a picker.
  case option(PickerStyleKind, isChosen: Bool)
  /// A date in a field.
  case datePicker
}

/// The looks of a button.
enum ButtonLook: Equatable {
  /// In the tint, as text.
  case borderless
  /// As its label is.
  case plain
  /// In a field of the tint, pale.
  case bordered
  /// In a field of the tint.
  case prominent
  /// As a custom style makes it.
  case custom

  /// The look of a style; without one a button is borderless.
  init(_ style: _AnyStyle<PrimitiveButtonStyleConfiguration>?) {
    guard let style else {
      self = .borderless
      return
    }
    let type = style.type
    if type == PlainButtonStyle.self {
      self = .plain
    } else if type == BorderedButtonStyle.self || type == GlassButtonStyle.self {
      self = .bordered
    } else if type == BorderedProminentButtonStyle.self || type == GlassProminentButtonStyle.self {
      self = .prominent
    } else {
      self = style.make == nil ? .borderless : .custom
    }
  }
}
