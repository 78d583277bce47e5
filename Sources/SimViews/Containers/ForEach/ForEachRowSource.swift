// What the two sources of a ForEach's rows have in common: the data, and what is reported about it.

import SimGraph

/// The rows of a ForEach, however many an element gives.
@MainActor
class ForEachRowSource<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _RowSource<ForEach<Data, ID, Content>>
{
  final private(set) var value: ForEach<Data, ID, Content>
  /// The inputs of the elements' contents.
  final private(set) var inputs: _RowInputs
  /// What may be done to the elements.
  final let edit: ElementEdits?
  /// The places of elements that have the id of an earlier one, with the place of that.
  private var duplicates: [Int: Int] = [:]
  final var runtime: ViewRuntime { inputs.base.runtime }

  init(_ value: ForEach<Data, ID, Content>, _ inputs: _RowInputs) {
    self.value = value
    edit = inputs.edits
    var inputs = inputs
    inputs.edits = nil
    self.inputs = inputs
    super.init()
    self.inputs.forEach = ObjectIdentifier(self)
    duplicates = reportDuplicateIDs(in: value)
    runtime.report(.identifiersGathered(value.data.count, integers: ID.self == Int.self))
  }

  /// Takes a new value, and keeps the one before until the end of the update.
  ///
  /// - Returns: the value before, and whether its data is certain to be the same.
  final func take(
    _ new: ForEach<Data, ID, Content>
  ) -> (old: ForEach<Data, ID, Content>, isSame: Bool) {
    let old = value
    value = old.keepingConstantData(new)
    runtime.retire(old)
    let count = value.data.count
    runtime.report(.identifiersGathered(count, integers: ID.self == Int.self))
    runtime.report(.identifiersCompared(count))
    if old.data.count != count { runtime.changeCounters.rows &+= 1 }
    let isSame = old.hasSameStorage(as: value)
    if !isSame { duplicates = reportDuplicateIDs(in: value) }
    return (old, isSame)
  }

  /// The content of a place: that of its element, or of the first one with its id.
  final func content(at place: Int) -> Content {
    value.content(value.element(at: duplicates.isEmpty ? place : duplicates[place] ?? place))
  }

  /// Whether the element at a place has the id of an earlier one.
  final func isDuplicate(_ place: Int) -> Bool { duplicates[place] != nil }

  /// The id of the element at a place, if an earlier one has it too.
  final func repeatedID(ofElement place: Int) -> AnyHashable? {
    duplicates[place].map { AnyHashable(value.id(value.element(at: $0))) }
  }

  /// Tells of elements that have other ids at each update; called where none is as it was.
  final func noteChangingIDs(from old: ForEach<Data, ID, Content>) {
    guard haveChangingIDs(old, value) else { return }
    runtime.found(.idsChanged, by: runtime.owner, value.data.count)
  }
}
