// Ids that change between updates: the same elements return under new ids, so every row
// loses its state and is made again. Looked for only when not one id of before has come back.

/// Whether the elements of a collection are those of before under other ids.
///
/// Either an element gives another id each time it is asked, or the first or the last elements hold the same but
/// for their ids: what comes or goes at one place leaves one of the ends as it was. Where elements hold nothing
/// but an id, it cannot be known.
///
/// - Complexity: O(1) elements
func haveChangingIDs<Data: RandomAccessCollection, ID: Hashable, Content>(
  _ old: ForEach<Data, ID, Content>, _ new: ForEach<Data, ID, Content>
) -> Bool {
  let count = min(old.data.count, new.data.count)
  guard count > 0 else { return false }
  let first = new.element(at: 0)
  if new.id(first) != new.id(first) { return true }
  let compared = min(count, mostCompared)
  func areSame(from start: Int, _ newStart: Int) -> Bool {
    (0..<compared).allSatisfy { index in
      let (before, now) = (old.element(at: start + index), new.element(at: newStart + index))
      return old.id(before) != new.id(now) && isSameElement(before, now, butFor: ID.self)
    }
  }
  return areSame(from: 0, 0)
    || areSame(from: old.data.count - compared, new.data.count - compared)
}

/// How many elements at each end of a collection are looked at.
private let mostCompared = 4

/// Whether what two elements hold is equal, fields of the type of their ids left out; false for elements that
/// hold nothing else.
private func isSameElement<ID>(_ old: Any, _ new: Any, butFor id: ID.Type) -> Bool {
  let fields = Mirror(reflecting: old).children
  let others = Mirror(reflecting: new).children
  guard fields.count == others.count, !(old is ID) else { return false }
  var hasEqual = false
  for (field, other) in zip(fields, others) {
    if let value = field.value as? any Equatable, isEqual(value, other.value) {
      hasEqual = true
    } else if !(field.value is ID) {
      return false
    }
  }
  return hasEqual
}

private func isEqual<Value: Equatable>(_ lhs: Value, _ rhs: Any) -> Bool {
  (rhs as? Value).map { $0 == lhs } ?? false
}
