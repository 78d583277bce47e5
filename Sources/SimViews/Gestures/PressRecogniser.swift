import Foundation

/// Recognises the press of a control, or of all that leave it to their row: down and up again without leaving it.
final class PressRecogniser: _GestureRecogniser<Void> {
  /// How far outside a control a finger may be without leaving it: 70 points, as on a UIControl [estimate].
  static let slop: CGFloat = 70

  private let controls: [TouchElement]
  private let frame: CGRect
  private var isPressed = false

  init(_ controls: [TouchElement], frame: CGRect) {
    self.controls = controls
    self.frame = frame.insetBy(dx: -Self.slop, dy: -Self.slop)
  }

  override func receive(_ event: TouchEvent, _ output: inout GestureOutput) -> GesturePhase<Void> {
    switch event.phase {
    case .began: press(true)
    case .moved: press(frame.contains(event.location))
    case .waited: break
    case .cancelled:
      press(false)
      return .failed
    case .ended:
      let isInside = frame.contains(event.location)
      press(false)
      guard isInside else { return .failed }
      for control in controls {
        if let action = control.action { output.actions.append(.press(control, action)) }
      }
      return output.actions.isEmpty ? .failed : .ended(())
    }
    return .possible
  }

  /// The look of a control changes at once, whichever recogniser wins.
  private func press(_ isDown: Bool) {
    guard isDown != isPressed else { return }
    isPressed = isDown
    for control in controls { control.onPress?(isDown) }
  }

  override func cancel(_ output: inout GestureOutput) { press(false) }
}
