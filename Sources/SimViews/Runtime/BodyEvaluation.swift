import SimReflection

/// What the runtime knows of the body that it is evaluating now.
@MainActor
struct BodyEvaluation {
  unowned let node: any CompositeDescribing
  let plan: ViewPlan
  let isFirst: Bool
}
