// Objects that are used and not kept. User code may use real threads, so each count of references is atomic and costs as
// much as a short method; where an object is certain to live as long as a call, as elements do during layout, it is passed unretained.
//
// Nothing here is isolated: a closure of the main actor's that is handed straight to the library asks at each call which executor
// it is on, one that goes through a function of this package does not.

extension Unmanaged {
  /// Passes the object to a closure without retaining it.
  ///
  /// - Precondition: the object is retained elsewhere until the closure has returned.
  @inlinable @inline(__always)
  package func withUnretained<R>(_ body: (Instance) -> R) -> R { _withUnsafeGuaranteedRef(body) }
}

/// The objects of an array that is kept meanwhile.
struct UnretainedReferences<Object: AnyObject> {
  private let first: UnsafePointer<Unmanaged<Object>>?
  let count: Int

  @inline(__always)
  fileprivate init(_ objects: UnsafeBufferPointer<Object>) {
    // An unmanaged reference is the reference.
    first = objects.baseAddress.map {
      UnsafeRawPointer($0).assumingMemoryBound(to: Unmanaged<Object>.self)
    }
    count = objects.count
  }

  var indices: Range<Int> { 0..<count }

  /// Passes the object at an index.
  @inline(__always)
  func at<R>(_ index: Int, _ body: (Object) -> R) -> R {
    guard let first, index < count else { preconditionFailure("There are \(count) objects.") }
    return first[index].withUnretained(body)
  }

  /// Passes one object after the other.
  @inline(__always)
  func forEach(_ body: (Object) -> Void) {
    for index in indices { at(index, body) }
  }

  /// The index of the first object for which something holds.
  @inline(__always)
  func firstIndex(where isWanted: (Object) -> Bool) -> Int? {
    for index in indices where at(index, isWanted) { return index }
    return nil
  }

  /// Whether something holds for one of the objects.
  @inline(__always)
  func contains(where isWanted: (Object) -> Bool) -> Bool {
    firstIndex(where: isWanted) != nil
  }
}

extension Array where Element: AnyObject {
  /// Passes the objects unretained.
  @inline(__always)
  func withUnretained<R>(_ body: (UnretainedReferences<Element>) -> R) -> R {
    withUnsafeBufferPointer { body(UnretainedReferences($0)) }
  }
}

extension ContiguousArray where Element: AnyObject {
  /// Passes the objects unretained.
  @inline(__always)
  func withUnretained<R>(_ body: (UnretainedReferences<Element>) -> R) -> R {
    withUnsafeBufferPointer { body(UnretainedReferences($0)) }
  }
}

/// Memory for the time of a call, which a small array need not take from the heap.
@inline(__always)
func withTemporary<Element, R>(
  _ value: Element, count: Int, _ body: (UnsafeMutableBufferPointer<Element>) -> R
) -> R {
  withUnsafeTemporaryAllocation(of: Element.self, capacity: count) { elements in
    elements.initialize(repeating: value)
    return body(elements)
  }
}

/// The library's sort, which is stable.
func sorted<Elements: Sequence>(
  _ elements: Elements, by comesFirst: (Elements.Element, Elements.Element) -> Bool
) -> [Elements.Element] {
  elements.sorted(by: comesFirst)
}

/// Where a value lies; not isolated, for the same reason.
@inline(__always)
func withRawPointer<Value>(
  to value: inout Value, _ body: (UnsafeMutableRawPointer) -> Void
) {
  withUnsafeMutablePointer(to: &value) { body(UnsafeMutableRawPointer($0)) }
}
