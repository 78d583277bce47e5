// What modifiers tell accessibility clients and scripts of an element.

/// The names that a modifier gives an element.
package struct AccessibilityNames: Hashable, Sendable {
  /// The label that is read instead of the content.
  package var label: String?
  /// The identifier for scripts and tests.
  package var identifier: String?
  /// The value that is read after the label.
  package var value: String?
  /// What is read about what an action would do.
  package var hint: String?
  /// Whether accessibility clients and scripts do not find it.
  package var isHidden = false
  /// The properties that a client reads beside the label.
  package var traits: AccessibilityTraits = []
  /// The element whose contents are read as one.
  package var group: UInt32?
}
