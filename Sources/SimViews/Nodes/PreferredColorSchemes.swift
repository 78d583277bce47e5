/// The colour schemes that the views of a window, sheet or cover ask for.
@MainActor
package final class PreferredColorSchemes {
  private var preferences: [(id: ObjectIdentifier, scheme: ColorScheme?)] = []
  private var shown: ColorScheme?

  package init() {}

  func set(_ scheme: ColorScheme?, of owner: AnyObject, in root: HostingRoot) {
    if let place = preferences.firstIndex(where: { $0.id == ObjectIdentifier(owner) }) {
      preferences[place].scheme = scheme
    } else {
      preferences.append((ObjectIdentifier(owner), scheme))
    }
    show(in: root)
  }

  func remove(_ owner: AnyObject, from root: HostingRoot) {
    preferences.removeAll { $0.id == ObjectIdentifier(owner) }
    show(in: root)
  }

  private func show(in root: HostingRoot) {
    let wanted = preferences.lazy.compactMap(\.scheme).first
    guard wanted != shown, !root.isRemoved else { return }
    shown = wanted
    root.environment.addition = wanted.map { scheme in { $0.colorScheme = scheme } }
    root.nodeRuntime.flagStaleNodes()
  }
}
