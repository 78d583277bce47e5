// What a control lets a user do with it besides tapping.

package import Foundation

/// A field that a keyboard writes to.
@MainActor
package protocol TextInput: AnyObject {
  /// The text in the field.
  var text: String { get }
  /// Puts a character at the end, as a key does.
  func insert(_ character: Character)
  /// Takes the last character away, as the delete key does.
  func deleteBackward()
  /// The return key, or the button that has its place.
  func submit()
  /// The field got the focus, or lost it.
  func focusChanged(_ isFocused: Bool)
}

/// Something that is moved along a scale, or by steps.
@MainActor
package protocol ScaleInput: AnyObject {
  /// Moves by one step.
  func step(up: Bool)
}

/// Something whose thumb can be dragged along a track.
@MainActor
package protocol TrackInput: ScaleInput {
  var current: Double { get }
  /// The ends of the scale.
  var bounds: ClosedRange<Double> { get }
  /// The length of the track, in points.
  var track: CGFloat { get }
  /// A finger takes the thumb.
  func begin()
  /// The thumb is at a value; what lies beyond the scale stops at its end.
  func set(_ value: Double)
  /// The finger lets go.
  func end()
}

/// Something that offers a choice.
@MainActor
package protocol ChoiceInput: AnyObject {
  /// The labels of what can be chosen.
  var options: [String] { get }
  /// Chooses what has the label; false when nothing has.
  func choose(_ option: String) -> Bool
}

/// Something that takes a date.
@MainActor
package protocol DateInput: AnyObject {
  /// Takes a date; what lies beyond the range stops at its end.
  func set(_ date: Date)
}
