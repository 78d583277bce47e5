// There is only one kind of runtime: code above nodes and elements sees all of it.

extension LayoutRuntime {
  /// The same runtime with all that it does.
  @inline(__always)
  package final var whole: ViewRuntime { unsafeDowncast(self, to: ViewRuntime.self) }
}

extension _ViewNode {
  /// The runtime of the app.
  @inline(__always)
  package final var runtime: ViewRuntime { nodeRuntime.whole }
}

extension _ViewInputs {
  /// The runtime of the app.
  @inline(__always)
  package var runtime: ViewRuntime { nodeRuntime.whole }
}

extension HostingRoot {
  /// The runtime of the app.
  @inline(__always)
  package var runtime: ViewRuntime { nodeRuntime.whole }
}
