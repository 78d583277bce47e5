// What the values of tuples, branches and erased views hold.

extension TupleView {
  /// What each of the views holds; the tuple itself is none.
  public nonisolated static func _countContents(_ contents: inout _ViewContents) {
    var count = 0
    for _ in repeat (each Content).self { count += 1 }
    // A tuple of one is its element.
    guard count != 1 else {
      for type in repeat (each Content).self { type._countContents(&contents) }
      return
    }
    contents.addFields(of: (repeat each Content).self)
  }
}

extension _ConditionalContent {
  /// What the branch that is shown holds.
  public nonisolated static func _countContents(_ contents: inout _ViewContents) {
    let (first, second) = (_ViewContents.of(TrueContent.self), _ViewContents.of(FalseContent.self))
    contents.addVarying { address, counts in
      switch address.assumingMemoryBound(to: Self.self).pointee.storage {
      case .trueContent(let content): counts += first.counts(of: content)
      case .falseContent(let content): counts += second.counts(of: content)
      }
    }
  }
}

extension AnyView {
  /// An erased view, and what it holds.
  public nonisolated static func _countContents(_ contents: inout _ViewContents) {
    contents.add(views: 1)
    contents.addVarying { address, counts in
      address.assumingMemoryBound(to: Self.self).pointee.box.addContents(to: &counts)
    }
  }
}
