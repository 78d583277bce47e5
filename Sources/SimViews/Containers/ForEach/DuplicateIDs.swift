// Two elements with one id: the framework warns, and returns the earlier of them twice (mechanism.md#9.5).

import SimReflection

/// Tells which ids occur more than once in a collection, each once, in the order of the elements.
///
/// - Returns: the places of the elements that have the id of an earlier one, with the place of the first of that id.
/// - Complexity: O(elements)
func reportDuplicateIDs<Data: RandomAccessCollection, ID: Hashable, Content>(
  in value: ForEach<Data, ID, Content>
) -> [Int: Int] {
  // The numbers of a range are all different.
  if Data.self == Range<Int>.self, ID.self == Int.self { return [:] }
  guard !value.isConstant, value.data.count > 1, !idsAscend(in: value) else { return [:] }
  var first = [ID: Int](minimumCapacity: value.data.count)
  var reported = Set<ID>()
  var duplicates: [Int: Int] = [:]
  // Taken out of the value once: each access makes the closure again.
  let idOf = value.id
  for (place, element) in value.data.enumerated() {
    let id = idOf(element)
    guard let earlier = first[id] else {
      first[id] = place
      continue
    }
    duplicates[place] = earlier
    guard reported.insert(id).inserted else { continue }
    runtimeWarning(
      """
      \(typeName(ForEach<Data, ID, Content>.self)): the ID \(id) occurs multiple times within the \
      collection, this will give undefined results!
      """)
  }
  return duplicates
}

/// Whether each id is a number above the one before, as those of records often are; then all are different,
/// which costs no set to find out.
private func idsAscend<Data: RandomAccessCollection, ID: Hashable, Content>(
  in value: ForEach<Data, ID, Content>
) -> Bool {
  guard ID.self == Int.self else { return false }
  let idOf = value.id
  var last = Int.min
  var isFirst = true
  func ascends(_ element: Data.Element) -> Bool {
    let id = unsafeBitCast(idOf(element), to: Int.self)
    defer { (last, isFirst) = (id, false) }
    return isFirst || id > last
  }
  // An iterator of elements whose type is not known here takes room from the heap for each of them.
  let known = value.data.withContiguousStorageIfAvailable { elements in
    for place in elements.indices where !ascends(elements[place]) { return false }
    return true
  }
  return known ?? value.data.allSatisfy(ascends)
}
