// Links and destinations where no navigation stack takes them: the framework's words, and what it does with them.
//
// The words: rundfunk47/stinsen, issue 29, and Apple's release notes of iOS 16.5 (107877668) for a link; gemwalletcom/gem-ios,
// issue 186, for a destination outside a stack, which is ignored; ozontech/SUINavigation, issue 2, for one in a lazy container,
// which is effective so far.

@_spi(Runtime) import SimViews

/// What is said of misplaced links and destinations.
@MainActor
enum MisplacedNavigation {
  /// Reports a link by value in a navigation view.
  ///
  /// - Returns: whether the link is disabled.
  static func reports<Destination>(_ target: LinkTarget<Destination>?, in root: HostingRoot) -> Bool
  {
    guard case .value = target, let navigation = root.navigation, !navigation.takesValues else {
      return false
    }
    runtimeWarning(
      """
      NavigationLink presenting a value must appear inside a NavigationContent-based \
      NavigationView. Link will be disabled.
      """)
    return true
  }

  /// Reports a destination outside a stack, or in a lazy container.
  ///
  /// - Parameters:
  ///   - argument: the label of the modifier's first argument.
  ///   - presented: what it presents, as the message names it.
  /// - Returns: whether the destination is ignored.
  static func reports(_ argument: String, of presented: String, in root: HostingRoot) -> Bool {
    let modifier = """
      There's a misplaced `navigationDestination(\(argument):destination:)` modifier \(presented). \
      It will be ignored
      """
    guard let navigation = root.navigation, navigation.takesValues else {
      runtimeWarning(
        """
        The `navigationDestination` modifier only works inside a `NavigationStack` or \
        `NavigationSplitView`. \(modifier).
        """)
      return true
    }
    if root.row != nil {
      runtimeWarning(
        """
        Do not put a navigation destination modifier inside a "lazy” container, like `List` or \
        `LazyVStack`. These containers create child views only when needed to render on screen. \
        Add the navigation destination modifier outside these containers so that the navigation \
        stack can always see the destination. \(modifier) in a future release.
        """)
    }
    return false
  }
}

extension _ViewInputs {
  /// The inputs of views that are disabled.
  @MainActor
  func disabled() -> _ViewInputs {
    var inputs = self
    inputs.environment = EnvironmentScope(
      graph: runtime.graph, parent: environment, subgraph: subgraph
    ) { $0.isEnabled = false }
    return inputs
  }
}
