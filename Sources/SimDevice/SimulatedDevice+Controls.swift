public import Foundation

// What a user does with controls, by their labels. A control that is disabled gets the touch and does
// nothing, as on a phone.

extension SimulatedDevice {
  /// Types into a field, character by character; a field that does not have the focus is tapped first.
  ///
  /// - Parameter label: the field's title, prompt, text, accessibility label or identifier; nil for the field
  ///   that has the focus.
  /// - Throws: `DeviceError` when there is no such field, it is disabled, or none has the focus.
  public func type(_ text: String, into label: String? = nil) throws {
    try perform(.type(text, into: label))
  }

  /// Presses the delete key in the field that has the focus.
  ///
  /// - Throws: `DeviceError.noFocus`
  public func deleteBackward(_ count: Int = 1) throws { try perform(.delete(count)) }

  /// Presses the return key in the field that has the focus.
  ///
  /// - Throws: `DeviceError.noFocus`
  public func submit() throws { try perform(.submit) }

  /// Drags the thumb of a slider to a value; beyond the ends of its range it stops there.
  ///
  /// - Throws: `DeviceError` when there is no such slider.
  public func setSlider(_ label: String, to value: Double) throws {
    try perform(.slide(label, to: value))
  }

  /// Touches the plus button of a stepper, or moves a slider up by a step; a view with an adjustable action is adjusted.
  ///
  /// - Throws: `DeviceError` when there is no such control.
  public func increment(_ label: String) throws { try perform(.increment(label)) }

  /// Touches the minus button of a stepper, or moves a slider down by a step; a view with an adjustable action is adjusted.
  ///
  /// - Throws: `DeviceError` when there is no such control.
  public func decrement(_ label: String) throws { try perform(.decrement(label)) }

  /// Chooses an option of a picker, an item of a menu or of a context menu.
  ///
  /// - Throws: `DeviceError` when there is no such control, or it has no such option.
  public func pick(_ option: String, in label: String) throws {
    try perform(.pick(option, in: label))
  }

  /// Chooses a date in a date picker; beyond the ends of its range it stops there.
  ///
  /// - Throws: `DeviceError` when there is no such date picker.
  public func setDate(_ label: String, to date: Date) throws {
    try perform(.setDate(label, to: date))
  }

  /// Holds a finger down on what has a label.
  ///
  /// - Precondition: `duration` is not negative.
  /// - Throws: `DeviceError` that lists the labels on screen when there is no such view.
  public func longPress(_ label: String, for duration: Duration = .seconds(1)) throws {
    try perform(.hold(label, for: duration))
  }

  /// Drags a finger from what has a label by a distance: a gesture there takes it, or the content scrolls, or its row moves aside.
  ///
  /// - Parameter velocity: points a second; positive.
  /// - Throws: `DeviceError` that lists the labels on screen when there is no such view.
  public func drag(_ label: String, by translation: CGSize, velocity: CGFloat = 300) throws {
    try perform(
      .drag(label, dx: translation.width, dy: translation.height, velocity: velocity))
  }

  /// Pulls the content down until it is refreshed.
  ///
  /// - Throws: `DeviceError.nothingToRefresh`
  public func pullToRefresh() throws { try perform(.refresh) }

  /// Taps several times in a row, as in a double tap.
  ///
  /// - Precondition: `count` is at least 1.
  /// - Throws: `DeviceError` that lists the labels on screen when there is no such control.
  public func tap(_ label: String, count: Int) throws { try perform(.tap(label, count: count)) }

  /// Taps a point, whatever lies there: for what has no label.
  ///
  /// - Parameter point: in points, from the screen's upper left corner, as frames in the global space.
  /// - Precondition: `count` is at least 1.
  /// - Throws: `DeviceError.outsideOfScreen` where there is no such point.
  public func tap(at point: CGPoint, count: Int = 1) throws {
    try perform(.tapAt(x: point.x, y: point.y, count: count))
  }
}
