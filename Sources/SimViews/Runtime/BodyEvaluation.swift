/// What the runtime knows of the body that it is evaluating now.
@MainActor
struct BodyEvaluation {
  unowned let node: any CompositeDescribing
  let plan: ViewPlan
  let isFirst: Bool
}

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

extension View {
  /// Prints why the body that calls it is being evaluated.
  ///
  /// The format is the real framework's: `Row: @self, @identity, _count changed.`
  public static func _printChanges() {
    let name = typeName(Self.self)
    guard let evaluation = ViewRuntime.current?.evaluation, evaluation.plan.type == Self.self else {
      print("\(name): unchanged.")
      return
    }
    let names = evaluation.node.changedNames()
    print(
      names.isEmpty ? "\(name): unchanged." : "\(name): \(names.joined(separator: ", ")) changed.")
  }
}
