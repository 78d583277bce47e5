/// A node that can say why its body is being evaluated.
@MainActor
protocol CompositeDescribing: AnyObject {
  /// The names of what changed, in the order in which `_printChanges` gives them.
  func changedNames() -> [String]
  /// The type of the view.
  var viewType: Any.Type { get }
  /// How many lists stand in the body.
  var listsInBody: Int32 { get set }
}
