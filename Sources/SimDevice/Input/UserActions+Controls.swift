// User actions on controls: typing, dragging a thumb, stepping, choosing and pulling.

import Foundation
@_spi(Runtime) import SimComponents
import SimCore
@_spi(Runtime) import SimViews

extension UserActions {
  /// The time between two keystrokes: 200 ms [estimate, ×/÷1.5], or five characters per second.
  ///
  /// A keystroke is priced as the delivery of a touch.
  static let keyInterval = Nanoseconds.milliseconds(200)
  /// The duration of a pull to refresh: 300 ms [estimate, ×/÷1.5].
  static let pullDuration = Nanoseconds.milliseconds(300)
  /// The time from the touch that opens a menu to the one that selects an item: 600 ms [estimate,
  /// ×/÷1.5].
  static let menuDuration = Nanoseconds.milliseconds(600)

  /// Types text into a field, which is tapped first if it does not have the focus; nil means the
  /// focused field.
  func type(_ text: String, into label: String?) throws {
    var time = nextKey
    if let label {
      let target = try target(label, for: .type)
      if target.control?.isEnabled == true, target.control?.field !== runtime.focus.field {
        try tap(label)
        time = max(time, mainThread.time + Self.tapDuration)
      } else if target.control?.isEnabled == false {
        throw DeviceError.disabled(label)
      }
    } else {
      try requireFocus()
    }
    for character in text {
      time = time + Self.keyInterval
      inputs.schedule(at: time, .key, "key \"\(character)\"") { [self] in
        press { $0.insert(character) }
      }
    }
    keysEnd = time
    inputs.note("type", label ?? "", time - mainThread.time)
  }

  /// The earliest time of the next keystroke, after all pending ones.
  private var nextKey: Instant { max(mainThread.time, keysEnd) }

  /// Throws an error unless a field has the focus, or may have it after the pending keystrokes.
  private func requireFocus() throws {
    guard runtime.focus.field != nil || keysEnd > mainThread.time else { throw DeviceError.noFocus }
  }

  /// Presses the delete key a number of times.
  func deleteBackward(_ count: Int) throws {
    try requireFocus()
    for _ in 0..<max(0, count) {
      keysEnd = nextKey + Self.keyInterval
      inputs.schedule(at: keysEnd, .key, "key delete") { [self] in press { $0.deleteBackward() } }
    }
    inputs.note("delete", "", nextKey - mainThread.time)
  }

  /// Presses the return key.
  func submit() throws {
    try requireFocus()
    keysEnd = nextKey + Self.tapDuration
    inputs.schedule(at: keysEnd, .key, "key return") { [self] in press { $0.submit() } }
    inputs.note("submit", "", keysEnd - mainThread.time)
  }

  /// Delivers a key to the field that has the focus; without one it is lost.
  private func press(_ key: @escaping @MainActor (any TextInput) -> Void) {
    guard let field = runtime.focus.field else { return }
    key(field)
  }

  /// Drags the thumb of a slider to a value, through the values in between, frame by frame.
  func setSlider(_ label: String, to value: Double) throws {
    let target = try target(label, for: .slide)
    guard let slider = target.control?.scale as? any TrackInput, let control = target.control else {
      return
    }
    let (start, bounds) = (slider.current, slider.bounds)
    let end = min(max(value, bounds.lowerBound), bounds.upperBound)
    let span = bounds.upperBound - bounds.lowerBound
    let points = span > 0 ? CGFloat(abs(end - start) / span) * slider.track : 0
    let steps = frames.count(in: .rounded(Double(points / ScrollController.dragSpeed) * 1e9))
    let cause = "slide \"\(label)\""
    inputs.schedule(at: mainThread.time, .gesture, cause) { Self.use(control) { slider.begin() } }
    for step in 1...steps {
      let between = start + (end - start) * Double(step) / Double(steps)
      inputs.schedule(at: frames.start(after: step), .gesture, cause) {
        Self.use(control) { slider.set(step == steps ? end : between) }
      }
    }
    inputs.schedule(at: frames.start(after: steps + 1), .gesture, cause) {
      Self.use(control) { slider.end() }
    }
    inputs.note("slide", label, frames.clock.interval * Int64(steps + 1))
  }

  /// Taps the plus or minus button of a stepper, moves a slider by a step, or performs an
  /// accessibility adjustable action.
  func step(_ label: String, up: Bool) throws {
    let target = try target(label, for: .step)
    guard let scale = target.scale else { return }
    let control = target.control
    inputs.schedule(at: mainThread.time + Self.tapDuration, .tap, "step \"\(label)\"") {
      if control?.isEnabled ?? true { scale.step(up: up) }
    }
    inputs.note(up ? "increment" : "decrement", label, Self.tapDuration)
  }

  /// Selects an option of a picker or a menu.
  func pick(_ option: String, in label: String) throws {
    let target = try target(label, for: .choose)
    guard let choice = target.control?.choice ?? target.menu else { return }
    var options: [String] = []
    process.inside { options = choice.options }
    guard options.contains(option) else {
      throw DeviceError.noOption(option, label, known: options)
    }
    let control = target.control
    inputs.schedule(at: mainThread.time + Self.menuDuration, .tap, "pick \"\(option)\"") {
      if let control, !control.isEnabled { return }
      _ = choice.choose(option)
    }
    inputs.note("pick", "\(label): \(option)", Self.menuDuration)
  }

  /// Selects a date in a date picker.
  func setDate(_ label: String, to date: Date) throws {
    let target = try target(label, for: .date)
    guard let control = target.control, let dates = control.dates else { return }
    inputs.schedule(at: mainThread.time + Self.menuDuration, .tap, "set \"\(label)\"") {
      Self.use(control) { dates.set(date) }
    }
    inputs.note("date", label, Self.menuDuration)
  }

  /// Pulls the content down until it refreshes.
  func pullToRefresh() throws {
    guard let refresh = runtime.refresh else { throw DeviceError.nothingToRefresh }
    inputs.schedule(at: mainThread.time + Self.pullDuration, .gesture, "pull to refresh") {
      refresh()
    }
    inputs.note("pull", "", Self.pullDuration)
  }

  /// Delivers a touch to a control, which ignores it if it is disabled.
  private static func use(_ control: TouchElement, _ body: @MainActor () -> Void) {
    if control.isEnabled { body() }
  }
}
