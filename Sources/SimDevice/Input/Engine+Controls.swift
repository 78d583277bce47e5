// User actions on controls: typing, dragging a thumb, stepping, choosing and pulling.

package import Foundation
@_spi(Runtime) import SimComponents
import SimCore
@_spi(Runtime) import SimViews

extension Engine {
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
  package func type(_ text: String, into label: String?) throws {
    var time = nextKey
    if let label {
      let target = try target(label, for: .type)
      if target.control?.isEnabled == true, target.control?.field !== runtime.focus.field {
        try tap(label)
        time = max(time, mainTime + Self.tapDuration)
      } else if target.control?.isEnabled == false {
        throw DeviceError.disabled(label)
      }
    } else {
      try requireFocus()
    }
    for character in text {
      time = time + Self.keyInterval
      schedule(at: time, .key, "key \"\(character)\"") { $0.press { $0.insert(character) } }
    }
    keysEnd = time
    note("type", label ?? "", time - mainTime)
  }

  /// The earliest time of the next keystroke, after all pending ones.
  private var nextKey: Instant { max(mainTime, keysEnd) }

  /// Throws an error unless a field has the focus, or may have it after the pending keystrokes.
  private func requireFocus() throws {
    guard runtime.focus.field != nil || keysEnd > mainTime else { throw DeviceError.noFocus }
  }

  /// Presses the delete key a number of times.
  package func deleteBackward(_ count: Int) throws {
    try requireFocus()
    for _ in 0..<max(0, count) {
      keysEnd = nextKey + Self.keyInterval
      schedule(at: keysEnd, .key, "key delete") { $0.press { $0.deleteBackward() } }
    }
    note("delete", "", nextKey - mainTime)
  }

  /// Presses the return key.
  package func submit() throws {
    try requireFocus()
    keysEnd = nextKey + Self.tapDuration
    schedule(at: keysEnd, .key, "key return") { $0.press { $0.submit() } }
    note("submit", "", keysEnd - mainTime)
  }

  /// Delivers a key to the field that has the focus; without one it is lost.
  private func press(_ key: @escaping @MainActor (any TextInput) -> Void) {
    guard let field = runtime.focus.field else { return }
    key(field)
  }

  /// Drags the thumb of a slider to a value, through the values in between, frame by frame.
  package func setSlider(_ label: String, to value: Double) throws {
    let target = try target(label, for: .slide)
    guard let slider = target.control?.scale as? any TrackInput, let control = target.control else {
      return
    }
    let (start, bounds) = (slider.current, slider.bounds)
    let end = min(max(value, bounds.lowerBound), bounds.upperBound)
    let span = bounds.upperBound - bounds.lowerBound
    let points = span > 0 ? CGFloat(abs(end - start) / span) * slider.track : 0
    let steps = self.steps(in: .rounded(Double(points / Self.dragSpeed) * 1e9))
    let cause = "slide \"\(label)\""
    schedule(at: mainTime, .gesture, cause) { $0.use(control) { slider.begin() } }
    for step in 1...steps {
      let between = start + (end - start) * Double(step) / Double(steps)
      schedule(at: frames.start(after: step), .gesture, cause) {
        $0.use(control) { slider.set(step == steps ? end : between) }
      }
    }
    schedule(at: frames.start(after: steps + 1), .gesture, cause) {
      $0.use(control) { slider.end() }
    }
    note("slide", label, frameInterval * Int64(steps + 1))
  }

  /// Taps the plus or minus button of a stepper, moves a slider by a step, or performs an
  /// accessibility adjustable action.
  package func step(_ label: String, up: Bool) throws {
    let target = try target(label, for: .step)
    guard let scale = target.scale else { return }
    let control = target.control
    schedule(at: mainTime + Self.tapDuration, .tap, "step \"\(label)\"") { _ in
      if control?.isEnabled ?? true { scale.step(up: up) }
    }
    note(up ? "increment" : "decrement", label, Self.tapDuration)
  }

  /// Selects an option of a picker or a menu.
  package func pick(_ option: String, in label: String) throws {
    let target = try target(label, for: .choose)
    guard let choice = target.control?.choice ?? target.menu else { return }
    var options: [String] = []
    inside { options = choice.options }
    guard options.contains(option) else {
      throw DeviceError.noOption(option, label, known: options)
    }
    let control = target.control
    schedule(at: mainTime + Self.menuDuration, .tap, "pick \"\(option)\"") { _ in
      if let control, !control.isEnabled { return }
      _ = choice.choose(option)
    }
    note("pick", "\(label): \(option)", Self.menuDuration)
  }

  /// Selects a date in a date picker.
  package func setDate(_ label: String, to date: Date) throws {
    let target = try target(label, for: .date)
    guard let control = target.control, let dates = control.dates else { return }
    schedule(at: mainTime + Self.menuDuration, .tap, "set \"\(label)\"") {
      $0.use(control) { dates.set(date) }
    }
    note("date", label, Self.menuDuration)
  }

  /// Pulls the content down until it refreshes.
  package func pullToRefresh() throws {
    guard let refresh = runtime.refresh else { throw DeviceError.nothingToRefresh }
    schedule(at: mainTime + Self.pullDuration, .gesture, "pull to refresh") { _ in refresh() }
    note("pull", "", Self.pullDuration)
  }

  /// Delivers a touch to a control, which ignores it if it is disabled.
  private func use(_ control: TouchElement, _ body: @MainActor () -> Void) {
    if control.isEnabled { body() }
  }
}
