public import Foundation

// User actions on controls, by label. A disabled control receives the touch and does nothing, as on a device.

extension SimulatedDevice {
  /// Types text into a field, character by character.
  ///
  /// A field without the focus is tapped first.
  ///
  /// - Parameter label: the title, prompt, text, accessibility label or identifier of the field;
  ///   nil for the field that has the focus.
  /// - Throws: `DeviceError` if there is no such field, it is disabled, or none has the focus.
  public func type(_ text: String, into label: String? = nil) throws {
    try perform(.type(text, into: label))
  }

  /// Presses the delete key in the field that has the focus.
  ///
  /// - Throws: `DeviceError.noFocus`.
  public func deleteBackward(_ count: Int = 1) throws { try perform(.delete(count)) }

  /// Presses the return key in the field that has the focus.
  ///
  /// - Throws: `DeviceError.noFocus`.
  public func submit() throws { try perform(.submit) }

  /// Drags the thumb of a slider to a value, which is clamped to the range of the slider.
  ///
  /// - Throws: `DeviceError` if there is no such slider.
  public func setSlider(_ label: String, to value: Double) throws {
    try perform(.slide(label, to: value))
  }

  /// Increments a control by one step.
  ///
  /// The device taps the plus button of a stepper, moves a slider, or performs an accessibility
  /// adjustable action.
  ///
  /// - Throws: `DeviceError` if there is no such control.
  public func increment(_ label: String) throws { try perform(.increment(label)) }

  /// Decrements a control by one step.
  ///
  /// The device taps the minus button of a stepper, moves a slider, or performs an accessibility
  /// adjustable action.
  ///
  /// - Throws: `DeviceError` if there is no such control.
  public func decrement(_ label: String) throws { try perform(.decrement(label)) }

  /// Selects an option of a picker, or an item of a menu or context menu.
  ///
  /// - Throws: `DeviceError` if there is no such control, or it has no such option.
  public func pick(_ option: String, in label: String) throws {
    try perform(.pick(option, in: label))
  }

  /// Selects a date in a date picker, clamped to the range of the picker.
  ///
  /// - Throws: `DeviceError` if there is no such date picker.
  public func setDate(_ label: String, to date: Date) throws {
    try perform(.setDate(label, to: date))
  }

  /// Presses the view with a label for a duration.
  ///
  /// - Precondition: `duration` is not negative.
  /// - Throws: `DeviceError` with the labels on screen if there is no such view.
  public func longPress(_ label: String, for duration: Duration = .seconds(1)) throws {
    try perform(.hold(label, for: duration))
  }

  /// Drags from the view with a label by a distance in points.
  ///
  /// A gesture of the view receives the drag; otherwise the content scrolls, or the row moves
  /// sideways.
  ///
  /// - Parameter velocity: points per second; positive.
  /// - Throws: `DeviceError` with the labels on screen if there is no such view.
  public func drag(_ label: String, by translation: CGSize, velocity: CGFloat = 300) throws {
    try perform(
      .drag(label, dx: translation.width, dy: translation.height, velocity: velocity))
  }

  /// Pulls the content down until it refreshes.
  ///
  /// - Throws: `DeviceError.nothingToRefresh`.
  public func pullToRefresh() throws { try perform(.refresh) }

  /// Taps the view with a label several times in a row, as in a double tap.
  ///
  /// - Precondition: `count` is at least 1.
  /// - Throws: `DeviceError` with the labels on screen if there is no such control.
  public func tap(_ label: String, count: Int) throws { try perform(.tap(label, count: count)) }

  /// Taps a point, for views without a label.
  ///
  /// - Parameter point: in points from the upper left corner of the screen, as in the global
  ///   coordinate space.
  /// - Precondition: `count` is at least 1.
  /// - Throws: `DeviceError.outsideOfScreen` if the point is not on the screen.
  public func tap(at point: CGPoint, count: Int = 1) throws {
    try perform(.tapAt(x: point.x, y: point.y, count: count))
  }
}
