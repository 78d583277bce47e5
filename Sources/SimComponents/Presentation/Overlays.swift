// What is presented over the window, and who waits to present something: a window, a sheet or a cover presents one thing at a
// time.

@_spi(Runtime) package import SimViews

/// What is presented in an app.
@MainActor
final class Overlays: RuntimeFeature {
  private unowned(unsafe) let runtime: ViewRuntime
  /// Bottom to top, with what is on its way out.
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

  /// Whether something may be presented over a root.
  func canPresent(over context: HostingRoot) -> Bool {
    !all.contains { $0.context === context }
  }

  /// Makes a presenter wait until nothing else is presented.
  func wait(_ presenter: any Presenting) {
    guard !waiting.contains(where: { $0 === presenter }) else { return }
    waiting.append(presenter)
    // When the update is done it is known whether what is presented goes with the view that presented it.
    runtime.enqueue { [weak self] in self?.warnOfWaiting(presenter) }
  }

  /// Forgets a presenter that is gone.
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

  /// What is presented over the window, bottom to top, including what is on its way out.
  package var presentations: [Presentation] { overlays.all }

  /// The presentation on top, if any that is not on its way out.
  package var topPresentation: Presentation? { presentations.last { !$0.isBeingDismissed } }

  /// Everything that has a place on screen, bottom to top: the window and what is presented over it.
  package var layers: [HostingRoot] {
    var layers: [HostingRoot] = []
    if let window { layers.append(window) }
    for presentation in presentations where !presentation.isBeingDismissed {
      layers.append(presentation.root)
    }
    return layers
  }

  /// Those of the layers that no cover hides.
  package var layersOnScreen: [HostingRoot] {
    layers.filter { layer in
      !presentations.contains { $0.coversContext && $0.context === layer }
    }
  }
}

extension HostingRoot {
  /// What is presented in this root, if it is a sheet, a cover or an alert.
  package var presentation: Presentation? { host as? Presentation }
}
