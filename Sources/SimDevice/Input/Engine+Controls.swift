// What a user does with controls: types, drags a thumb, steps, chooses, pulls.

package import Foundation
@_spi(Runtime) import SimComponents
import SimCore
@_spi(Runtime) import SimViews

extension Engine {
  /// The time from one keystroke to the next: 200 ms [estimate, ×/÷1.5].
  ///
  /// That is five characters a second. A keystroke is priced as the delivery of a touch.
  static let keyInterval = Nanoseconds.milliseconds(200)
  /// How long a finger pulls on the content before it is refreshed: 300 ms [estimate, ×/÷1.5].
  static let pullDuration = Nanoseconds.milliseconds(300)
  /// The time from the touch that opens a menu to the one that chooses: 600 ms [estimate, ×/÷1.5].
  static let menuDuration = Nanoseconds.milliseconds(600)

  /// Types into a field, which is tapped first if it does not have the focus; nil for the field that has it.
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

  /// When the next key can be pressed: pending ones come first.
  private var nextKey: Instant { max(mainTime, keysEnd) }

  /// Keys go to the field that has the focus, or will have it once pending ones are pressed.
  private func requireFocus() throws {
    guard runtime.focus.field != nil || keysEnd > mainTime else { throw DeviceError.noFocus }
  }

  /// Presses the delete key so many times.
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

  /// A key reaches the field that has the focus then; without one it is lost.
  private func press(_ key: @escaping @MainActor (any TextInput) -> Void) {
    guard let field = runtime.focus.field else { return }
    key(field)
  }

  /// Drags the thumb of a slider to a value; it passes through the values in between, frame by frame.
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
      schedule(at: beginOfFrame(after: step), .gesture, cause) {
        $0.use(control) { slider.set(step == steps ? end : between) }
      }
    }
    schedule(at: beginOfFrame(after: steps + 1), .gesture, cause) {
      $0.use(control) { slider.end() }
    }
    note("slide", label, frameInterval * Int64(steps + 1))
  }

  /// Touches the plus or the minus of a stepper, moves a slider by a step, or adjusts what an accessibility client can adjust.
  package func step(_ label: String, up: Bool) throws {
    let target = try target(label, for: .step)
    guard let scale = target.scale else { return }
    let control = target.control
    schedule(at: mainTime + Self.tapDuration, .tap, "step \"\(label)\"") { _ in
      if control?.isEnabled ?? true { scale.step(up: up) }
    }
    note(up ? "increment" : "decrement", label, Self.tapDuration)
  }

  /// Chooses an option in a picker or a menu.
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

  /// Chooses a date in a date picker.
  package func setDate(_ label: String, to date: Date) throws {
    let target = try target(label, for: .date)
    guard let control = target.control, let dates = control.dates else { return }
    schedule(at: mainTime + Self.menuDuration, .tap, "set \"\(label)\"") {
      $0.use(control) { dates.set(date) }
    }
    note("date", label, Self.menuDuration)
  }

  /// Pulls the content down until it is refreshed.
  package func pullToRefresh() throws {
    guard let refresh = runtime.refresh else { throw DeviceError.nothingToRefresh }
    schedule(at: mainTime + Self.pullDuration, .gesture, "pull to refresh") { _ in refresh() }
    note("pull", "", Self.pullDuration)
  }

  /// A touch reaches a control; one that is disabled ignores it.
  private func use(_ control: TouchElement, _ body: @MainActor () -> Void) {
    if control.isEnabled { body() }
  }
}
