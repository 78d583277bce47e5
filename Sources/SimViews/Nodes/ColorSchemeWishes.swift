/// The colour schemes that the views of a window, sheet or cover ask for.
@MainActor
package final class ColorSchemeWishes {
  private var wishes: [(id: ObjectIdentifier, scheme: ColorScheme?)] = []
  private var shown: ColorScheme?

  package init() {}

  func set(_ scheme: ColorScheme?, of wish: AnyObject, in root: HostingRoot) {
    if let place = wishes.firstIndex(where: { $0.id == ObjectIdentifier(wish) }) {
      wishes[place].scheme = scheme
    } else {
      wishes.append((ObjectIdentifier(wish), scheme))
    }
    show(in: root)
  }

  func remove(_ wish: AnyObject, from root: HostingRoot) {
    wishes.removeAll { $0.id == ObjectIdentifier(wish) }
    show(in: root)
  }

  private func show(in root: HostingRoot) {
    let wanted = wishes.lazy.compactMap(\.scheme).first
    guard wanted != shown, !root.isRemoved else { return }
    shown = wanted
    root.environment.addition = wanted.map { scheme in { $0.colorScheme = scheme } }
    root.nodeRuntime.flagStaleNodes()
  }
}
