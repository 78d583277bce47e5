// How the elements of a ForEach are distinguished. A key path is kept as itself, not in a closure: two values of a
// ForEach are compared, and what generic code captured beside an object cannot be looked into (`ClosureContext`).

/// How an element's identity is found.
enum ElementIdentity<Element, ID: Hashable> {
  case keyPath(KeyPath<Element, ID>)
  case function((Element) -> ID)

  /// The identity of an element.
  func callAsFunction(_ element: Element) -> ID {
    switch self {
    case .keyPath(let path): element[keyPath: path]
    case .function(let function): function(element)
    }
  }
}
