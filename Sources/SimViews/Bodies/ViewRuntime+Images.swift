package import Foundation

extension ViewRuntime {
  /// The size of a view that is shown nowhere, in points: it is evaluated and laid out beside the window, and taken away.
  ///
  /// - Returns: nil if no runtime is at work.
  package static func sizeOfImage<V: View>(
    of view: V, proposal: ProposedViewSize
  ) -> CGSize? {
    guard let runtime = current else { return nil }
    return runtime.inScope {
      let root = HostingRoot(
        runtime: runtime, kind: .barItem, parentScope: runtime.window?.environment)
      root.install(view)
      root.walk()
      let size = root.element.sizeThatFits(
        ProposedSize(width: proposal.width, height: proposal.height), runtime)
      root.remove()
      return size
    }
  }
}
