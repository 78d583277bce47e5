/// One capture of a context: how it lies, and how it compares.
struct CapturedValue {
  let layout: TypeLayout
  let plan: ComparisonPlan

  /// Understands the type of a capture; nil if it cannot be understood.
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
      // Weak and unowned places hold words that must not be followed.
      plan = name.isNotStrong ? .bytes(size: size) : makeErasedPlan(for: type, .captured)
    }
  }
}
