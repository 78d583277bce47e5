// The context of a change of state: what is written under it carries it to the views that depend on
// what was written, and to nothing else.

import SimReflection

/// The context of the current state-processing update.
///
/// A key that was set counts, even if set to its default value: `withAnimation(nil)` is not the same as no transaction.
public struct Transaction {
  /// The animation, if any, associated with the current state change.
  public var animation: Animation? { didSet { keys.insert(.animation) } }
  /// Whether the views that receive the transaction should leave out animations of their own.
  public var disablesAnimations = false { didSet { keys.insert(.disablesAnimations) } }
  /// Whether the transaction originated from an action that produces a sequence of values.
  public var isContinuous = false { didSet { keys.insert(.isContinuous) } }
  /// Whether the velocity of values should be tracked for later animations; only noted, because springs add up.
  public var tracksVelocity: Bool {
    get { self[VelocityTracking.self] }
    set { self[VelocityTracking.self] = newValue }
  }
  var completions: [AnimationCompletion] = []
  private var values: [ObjectIdentifier: Any] = [:]
  private var keys: Keys = []

  /// The keys of the framework's own that were set.
  private struct Keys: OptionSet {
    let rawValue: UInt8
    static let animation = Keys(rawValue: 1)
    static let disablesAnimations = Keys(rawValue: 2)
    static let isContinuous = Keys(rawValue: 4)
  }

  public init() {}

  /// Creates a transaction and assigns its animation property.
  public init(animation: Animation?) {
    self.animation = animation
    keys = .animation
  }

  /// The value for a key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Takes over the keys that another transaction has set.
  mutating func override(with other: Transaction) {
    if other.keys.contains(.animation) { animation = other.animation }
    if other.keys.contains(.disablesAnimations) { disablesAnimations = other.disablesAnimations }
    if other.keys.contains(.isContinuous) { isContinuous = other.isContinuous }
    for completion in other.completions where !completions.contains(where: { $0 === completion }) {
      completions.append(completion)
    }
    values.merge(other.values) { _, new in new }
  }

  /// Whether two transactions have the same keys with the same values, so that what is written under them is
  /// one update.
  func isSame(as other: Transaction) -> Bool {
    guard keys == other.keys, animation == other.animation,
      disablesAnimations == other.disablesAnimations, isContinuous == other.isContinuous,
      completions.elementsEqual(other.completions, by: ===), values.count == other.values.count
    else { return false }
    return values.allSatisfy { key, value in
      other.values[key].map { areEqualInputs(value, $0) } ?? false
    }
  }

  /// Adds a completion to run when the animations created with this transaction are all complete.
  ///
  /// It runs after the update if there are none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, action: completion))
  }
}

/// A key for accessing values in a transaction.
public protocol TransactionKey {
  /// The associated type representing the type of the transaction key's value.
  associatedtype Value
  /// The default value for the transaction key.
  static var defaultValue: Value { get }
}

/// A closure that waits for the animations of a transaction.
final class AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  let action: () -> Void
  /// How long the longest of its animations takes, in seconds; nil as long as there is none.
  var wait: Double?

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// One of its animations begins.
  func begins(_ curve: AnimationCurve) {
    let duration = criteria.waitsForRest ? curve.duration : curve.logicalDuration
    wait = max(wait ?? 0, duration)
  }
}

private enum VelocityTracking: TransactionKey {
  static var defaultValue: Bool { false }
}
