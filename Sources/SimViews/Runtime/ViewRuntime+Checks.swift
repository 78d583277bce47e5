// Checks after the bodies of each transaction, not only at the end of an update (mechanism.md#2.5):
// which views appeared and disappeared, and which preferences changed. If a size matters to
// contents, they follow a layout.

extension ViewRuntime {
  /// How many times a layout may cause another layout.
  private static let mostLayouts = 8

  /// Performs the checks whose result the next transaction might change.
  func processAppearancesBetweenTransactions() {
    refreshRows()
    layOutForGeometryReaders()
    let roots = rootsWithNewAppearances
    rootsWithNewAppearances.removeAll(keepingCapacity: true)
    for root in roots where !root.isRemoved && root.isAppeared { root.show() }
  }

  /// Updates the rows of lazy stacks for this transaction.
  private func refreshRows() {
    var areNew = false
    for container in hostsToUpdate where container.host.refreshRows() { areNew = true }
    guard areNew else { return }
    updating { settleTrees() }
    enqueueCallbacks(isBeforeLayout: true)
  }

  /// Performs a layout if a geometry reader or an observer depends on it.
  ///
  /// Readers of geometry are updated in each transaction (mechanism.md#14.1, #14.3), and reading a
  /// preference of contents that depend on layout requires the layout (12.2).
  private func layOutForGeometryReaders() {
    guard let host, callbacks.observersFollowLayout || !frameReaders.isEmpty else { return }
    var layouts = 0
    repeat {
      layouts += 1
      guard host.layOutBetweenTransactions() else { return }
      // A view that moved may be removed by the next transaction.
      checkFrames()
      updating { settleTrees() }
      enqueueCallbacks(isBeforeLayout: false)
    } while (callbacks.observersWait || callbacks.waitsForContents) && layouts < Self.mostLayouts
  }

  /// Walks the flagged nodes, then the nodes that had to wait for them: layers made of preferences,
  /// and geometry readers.
  func settleTrees() {
    var walks = 0
    repeat {
      walks += 1
      walkTrees()
    } while walks < Self.mostWalks && (showPreferences() || layOutForReaders())
  }

  /// Updates views that are made of preferences.
  ///
  /// - Parameter root: the root that was laid out; nil for all roots, before the layout of the
  ///   update.
  /// - Returns: whether content is to be made.
  func showPreferences(in root: HostingRoot? = nil) -> Bool {
    let layers = callbacks.takeStaleLayers(in: root)
    if layers.isEmpty { return false }
    reductions.beginPass()
    for layer in layers { layer.checkPreference() }
    return callbacks.endChecks()
  }

  /// Performs a layout for readers that wait for their size.
  ///
  /// Readers without a layout proceed without a size.
  private func layOutForReaders() -> Bool {
    if held.isEmpty { return false }
    _ = host?.layOutBetweenTransactions()
    var last: RowContainer?
    for root in held.roots {
      guard let rows = root.row?.host, rows !== last, !rows.isWaiting else { continue }
      last = rows
      host?.placeRows(of: rows)
    }
    for root in held.roots {
      if let row = root.row, !row.isDeleted, !row.isStale, !row.isSuspended { row.host.layOut(row) }
    }
    if held.isEmpty { return true }
    for root in held.roots { release(in: root) }
    walkingLaidOut { walkTrees() }
    return true
  }

  /// Checks the frames of geometry readers and of moved views.
  func checkFrames() {
    updating {
      for reader in frameReaders { reader.checkFrame() }
      motion.askForMoves()
    }
  }

  /// Whether a preference depends on content that the next round makes.
  package var preferencesWait: Bool { callbacks.waitsForContents }

  /// Checks the observed preferences, and queues the callbacks of the update.
  func enqueueCallbacks(isBeforeLayout: Bool) {
    let observers = callbacks.takeStaleObservers(isBeforeLayout: isBeforeLayout)
    if !observers.isEmpty {
      reductions.beginPass()
      for observer in observers { observer.checkPreference() }
    }
    callbacks.endChecks()
    if callbacks.haveClosures { for action in callbacks.take(in: self) { enqueue(action) } }
    features.settle()
  }
}
