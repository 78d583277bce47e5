// The reduced values of a preference, by place. In the framework a container's value is a rule over the values of what
// is inside: it is evaluated again when one of these changes, whichever view reads it and however often. Apps notice, because
// `reduce` is their own code; a log of a container of four views has three calls (takehilo on Qiita, 2022).

import SimReflection

/// The reductions that are kept.
@MainActor
struct PreferenceReductions {
  private struct Place: Hashable {
    let node: UInt32
    let key: ObjectIdentifier
  }
  private struct Reduction {
    let inputs: Any
    let output: Any
    var pass: UInt32
  }
  /// By place.
  ///
  /// Iterated only to drop entries that are not read.
  private var known: [Place: Reduction] = [:]
  private var pass: UInt32 = 0
  /// For how many passes an unread reduction is kept.
  private static let patience: UInt32 = 4

  /// All observers of preferences read again.
  ///
  /// Reductions that were not read lately are dropped.
  mutating func beginPass() {
    pass &+= 1
    guard !known.isEmpty else { return }
    known = known.filter { pass &- $0.value.pass <= Self.patience }
  }

  private func place<K: PreferenceKey>(_ key: K.Type, _ node: _ViewNode) -> Place {
    Place(node: node.serial, key: ObjectIdentifier(key))
  }

  /// Whether something was reduced there before.
  func known<K: PreferenceKey>(_ key: K.Type, at node: _ViewNode) -> Bool {
    !known.isEmpty && known[place(key, node)] != nil
  }

  /// Keeps what values were reduced to.
  mutating func keep<K: PreferenceKey>(
    _ key: K.Type, _ values: [K.Value], _ result: K.Value, at node: _ViewNode
  ) {
    known[place(key, node)] = Reduction(inputs: values, output: result, pass: pass)
  }

  /// What values are reduced to: the result from before if none of them is another one.
  mutating func reduced<K: PreferenceKey>(
    _ key: K.Type, _ values: [K.Value], at node: _ViewNode
  ) -> K.Value? {
    let place = place(key, node)
    if var reduction = known[place], let before = reduction.inputs as? [K.Value],
      before.count == values.count, zip(before, values).allSatisfy({ areEqualInputs($0, $1) }),
      let output = reduction.output as? K.Value
    {
      reduction.pass = pass
      known[place] = reduction
      return output
    }
    guard var result = values.first else {
      known[place] = nil
      return nil
    }
    for value in values.dropFirst() { K.reduce(value: &result) { value } }
    known[place] = Reduction(inputs: values, output: result, pass: pass)
    return result
  }
}
