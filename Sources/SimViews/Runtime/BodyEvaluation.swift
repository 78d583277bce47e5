import SimReflection

/// What the runtime knows of the body that it is evaluating now.
@MainActor
struct BodyEvaluation {
  // Both live as long as the evaluation does.
  unowned(unsafe) let node: any CompositeDescribing
  unowned(unsafe) let plan: ViewPlan
  let isFirst: Bool
}
