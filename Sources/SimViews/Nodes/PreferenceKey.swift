// Preferences: values that views hand up the tree. They are read through the nodes, in the tree's order,
// once an update and only when something that could change one of them has changed.

/// A named value produced by a view.
public protocol PreferenceKey {
  /// The type of value produced by this preference.
  associatedtype Value
  /// The value of a view that has not set it.
  static var defaultValue: Value { get }
  /// Combines a sequence of values by modifying the previously accumulated value with the next one.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// A node that observes a preference.
@MainActor
protocol PreferenceObserving: AnyObject {
  /// The root in which it stands.
  var root: HostingRoot { get }
  /// Reads the preference again and calls the closure if it changed.
  func checkPreference()
  /// Whether it makes a view of the value and calls no closure.
  var showsPreference: Bool { get }
}

extension PreferenceObserving {
  var showsPreference: Bool { false }
}

extension PreferenceKey {
  /// What several screens hand up to what shows them, in the order in which they were made; nil if none of them sets it.
  ///
  /// Screens that cannot be seen take part, too: their graphs live on, and are evaluated for preferences alone
  /// (mechanism.md#15.5, #16.5).
  @MainActor
  package static func combined(fromScreens screens: [HostingRoot]) -> Value? {
    combined { body in for screen in screens { if let node = screen.node { body(node) } } }
  }

  /// What several nodes hand up, one after another: the first value as it is, and the next ones reduced into it; nil where
  /// none of them sets it.
  ///
  /// Who turns out to have to wait (`UpdateCallbacks.hasToWait`) looks again: nothing more is asked or reduced.
  ///
  /// - Parameter place: where it is reduced, if what was reduced there is kept: then nothing is while no value is another one.
  @MainActor
  package static func combined(
    at place: _ViewNode? = nil, _ forEachNode: ((_ViewNode) -> Void) -> Void
  ) -> Value? {
    var values = HandedUp<Self>(at: place)
    forEachNode { values.add($0, nil) }
    return values.combined
  }

  /// The same of several views, each with the question that modifiers around it ask in its place.
  @MainActor
  static func combined(
    at place: _ViewNode, views forEachView: ((_ViewNode, (() -> Value?)?) -> Void) -> Void
  ) -> Value? {
    var values = HandedUp<Self>(at: place)
    forEachView { values.add($0, $1) }
    return values.combined
  }
}

extension _ViewNode {
  /// What a view hands up: by the question that modifiers around it ask, if they do.
  final func answer<K: PreferenceKey>(_ key: K.Type, to question: (() -> K.Value?)?) -> K.Value? {
    question.map { $0() } ?? preference(key)
  }
}

/// What several views hand up for a key, while it is asked for.
@MainActor
private struct HandedUp<Key: PreferenceKey> {
  private let place: _ViewNode?
  private let isKnown: Bool
  private var values: [Key.Value] = []
  private var result: Key.Value?

  init(at place: _ViewNode?) {
    self.place = place
    isKnown = place.map { $0.nodeRuntime.reductions.known(Key.self, at: $0) } ?? false
  }

  mutating func add(_ node: _ViewNode, _ question: (() -> Key.Value?)?) {
    guard !node.nodeRuntime.callbacks.hasToWait,
      let next = node.answer(Key.self, to: question),
      !node.nodeRuntime.callbacks.hasToWait
    else { return }
    values.append(next)
    if isKnown { return }
    guard var value = result else { return result = next }
    Key.reduce(value: &value) { next }
    result = value
  }

  var combined: Key.Value? {
    guard let place, !place.nodeRuntime.callbacks.hasToWait else { return result ?? values.first }
    if isKnown { return place.nodeRuntime.reductions.reduced(Key.self, values, at: place) }
    if let result, values.count > 1 {
      place.nodeRuntime.reductions.keep(Key.self, values, result, at: place)
    }
    return result
  }
}
