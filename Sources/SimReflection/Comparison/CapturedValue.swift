/// One capture of a context, with its layout and its comparison.
struct CapturedValue {
  let layout: TypeLayout
  let plan: ComparisonPlan

  /// Creates the description of a capture from its type; `nil` if the type is not supported.
  init?(_ name: MangledName, _ arguments: GenericArguments) {
    if name.isBox {
      layout = TypeLayout(of: AnyObject.self)
      plan = .box
    } else if name.isLoweredFunction {
      guard name.isEscapingFunction else { return nil }
      layout = TypeLayout(of: (() -> Void).self)
      plan = .function
    } else {
      guard let type = arguments.resolve(name) else { return nil }
      layout = TypeLayout(of: type)
      guard layout.isCopyable else { return nil }
      let size = layout.size
      // Weak and unowned captures contain words that must not be dereferenced.
      plan = name.isNotStrong ? .bytes(size: size) : makeErasedPlan(for: type, .captured)
    }
  }
}
