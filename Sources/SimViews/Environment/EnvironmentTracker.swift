// Which keys of a whole environment were used: only those invalidate `@Environment(\.self)`.

import SimReflection

/// The keys that were read since the last reset.
final class EnvironmentTracker {
  private var used: [Use] = []

  private struct Use {
    let key: ObjectIdentifier
    let isSame: (EnvironmentValues, EnvironmentValues) -> Bool
  }

  /// Notes that a key was asked for.
  ///
  /// - Complexity: O(keys asked for so far)
  func note<K: EnvironmentKey>(_ key: K.Type) {
    let id = ObjectIdentifier(key)
    guard !used.contains(where: { $0.key == id }) else { return }
    used.append(Use(key: id) { areEqualInputs($0[K.self], $1[K.self]) })
  }

  /// Forgets what was used.
  func forget() { used = [] }

  /// Whether every key that was asked for has the same value in both.
  func isSame(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
    used.allSatisfy { $0.isSame(old, new) }
  }
}
