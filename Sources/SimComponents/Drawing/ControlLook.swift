// The platform's drawing of a control, as values that its node sets and a picture reads.

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
  /// A bar, filled to a fraction; nil for an indeterminate one.
  case bar(Double?)
  /// A spinning wheel, or a ring that is filled to a fraction.
  case wheel(Double?)
  /// A chevron that points right, or down when it is open.
  case disclosure(isOpen: Bool)
  /// Two chevrons that indicate a choice.
  case upDown
  /// A circle in a colour.
  case colorWell(Color)
}

/// The drawing around the children of a control.
enum ControlChrome: Equatable {
  case none
  /// The label is in the tint.
  case tinted
  /// A box in a pale grey.
  case box
  /// A value beside its label.
  case labeled
  /// A button with one of the system's appearances.
  case button(ButtonLook)
  /// A picker of a style.
  case picker(PickerStyleKind)
  /// One option of a picker.
  case option(PickerStyleKind, isChosen: Bool)
  /// A date in a field.
  case datePicker
}

/// The appearances of a button.
enum ButtonLook: Equatable {
  /// The label as text in the tint.
  case borderless
  /// The label unchanged.
  case plain
  /// The label on a pale background in the tint.
  case bordered
  /// The label on a background in the tint.
  case prominent
  /// The appearance of a custom style.
  case custom

  /// Creates the appearance of a style; without one a button is borderless.
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
