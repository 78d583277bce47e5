// Presentations over the window, and presenters that are waiting: a window, a sheet or a cover
// presents one screen at a time.

@_spi(Runtime) package import SimViews

/// The presentations of an app.
@MainActor
final class Overlays: RuntimeFeature {
  private unowned(unsafe) let runtime: ViewRuntime
  /// The presentations from bottom to top, including those that are being removed.
  @exclusivity(unchecked) private(set) var all: [Presentation] = []
  /// Presenters that wait until another presentation has ended.
  @exclusivity(unchecked) private var waiting: [any Presenting] = []

  init(_ runtime: ViewRuntime) { self.runtime = runtime }

  func append(_ presentation: Presentation) { all.append(presentation) }
  func remove(_ presentation: Presentation) { all.removeAll { $0 === presentation } }

  func end() {
    for presentation in all.reversed() { presentation.end() }
    waiting = []
  }

  /// Returns whether a root can present a screen.
  func canPresent(over context: HostingRoot) -> Bool {
    !all.contains { $0.context === context }
  }

  /// Makes a presenter wait until no other presentation exists.
  func wait(_ presenter: any Presenting) {
    guard !waiting.contains(where: { $0 === presenter }) else { return }
    waiting.append(presenter)
    // Whether a presentation is removed with its presenter is known when the update is done.
    runtime.enqueue { [weak self] in self?.warnOfWaiting(presenter) }
  }

  /// Removes a presenter that no longer exists.
  func stopWaiting(_ presenter: any Presenting) { waiting.removeAll { $0 === presenter } }

  private func warnOfWaiting(_ presenter: any Presenting) {
    guard waiting.contains(where: { $0 === presenter }), let context = presenter.context,
      all.contains(where: {
        $0.context === context && !$0.isBeingDismissed && $0.presenter?.isPendingRemoval != true
      })
    else { return }
    runtimeWarning(
      """
      Currently, only presenting a single sheet is supported.
      The next sheet will be presented when the currently presented sheet gets dismissed.
      """)
  }

  func contextIsFree(_ context: HostingRoot) {
    let due = waiting.filter { $0.context === context }
    waiting.removeAll { $0.context === context }
    for presenter in due { presenter.reevaluate() }
  }
}

extension ViewRuntime {
  var overlays: Overlays { feature(Overlays.self) }

  /// The presentations over the window, bottom to top, including those that are being removed.
  package var presentations: [Presentation] { overlays.all }

  /// The topmost presentation that is not being removed.
  package var topPresentation: Presentation? { presentations.last { !$0.isBeingDismissed } }

  /// All roots with a place on screen, bottom to top: the window and the presentations over it.
  package var layers: [HostingRoot] {
    var layers: [HostingRoot] = []
    if let window { layers.append(window) }
    for presentation in presentations where !presentation.isBeingDismissed {
      layers.append(presentation.root)
    }
    return layers
  }

  /// The layers that no cover hides.
  package var layersOnScreen: [HostingRoot] {
    layers.filter { layer in
      !presentations.contains { $0.coversContext && $0.context === layer }
    }
  }
}

extension HostingRoot {
  /// The presentation that shows this root, if it is a sheet, a cover or an alert.
  package var presentation: Presentation? { host as? Presentation }
}
