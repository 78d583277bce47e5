// What is looked at after the bodies of each transaction, not only at the end of an update (mechanism 2.5): which views came and went,
// and what those are told who hear of preferences; where a size matters to what is below, after a layout.

extension ViewRuntime {
  /// How often what the layout asks for may lead to another layout.
  private static let mostLayouts = 8

  /// Looks at what the next transaction might change again.
  func processAppearancesBetweenTransactions() {
    refreshRows()
    layOutForGeometryReaders()
    let roots = rootsWithNewAppearances
    rootsWithNewAppearances.removeAll(keepingCapacity: true)
    for root in roots where !root.isRemoved && root.isAppeared { root.show() }
  }

  /// Rows of lazy stacks take what this transaction hands them.
  private func refreshRows() {
    var areNew = false
    for container in hostsToUpdate where container.host.refreshRows() { areNew = true }
    guard areNew else { return }
    updating { settleTrees() }
    enqueueCallbacks(isBeforeLayout: true)
  }

  /// Lays out where somebody goes by that: readers of geometry are made anew and look in each transaction (mechanism 14.1, 14.3),
  /// and to ask for a preference of what is made under the size that layout gives is to ask for the layout (12.2).
  private func layOutForGeometryReaders() {
    guard let layOut, callbacks.observersFollowLayout || !frameReaders.isEmpty else { return }
    var layouts = 0
    repeat {
      layouts += 1
      layOut()
      // What moved may go with the next transaction.
      checkFrames()
      updating { settleTrees() }
      enqueueCallbacks(isBeforeLayout: false)
    } while (callbacks.observersWait || callbacks.waitsForContents) && layouts < Self.mostLayouts
  }

  /// Walks what is flagged, and then what had to wait for it: layers for the preferences of what they lie over, and readers of
  /// geometry for the sizes that these led to.
  func settleTrees() {
    var walks = 0
    repeat {
      walks += 1
      walkTrees()
    } while walks < Self.mostWalks && (showPreferences() || layOutForReaders())
  }

  /// Has those look who make views of what they are handed.
  ///
  /// - Parameter root: in which root, which has been laid out; nil for all, before the layout of the update.
  /// - Returns: whether there is something to make.
  func showPreferences(in root: HostingRoot? = nil) -> Bool {
    let layers = callbacks.takeStaleLayers(in: root)
    if layers.isEmpty { return false }
    reductions.beginPass()
    for layer in layers { layer.checkPreference() }
    return callbacks.endChecks()
  }

  /// Lays out where readers wait for their size; those that no layout comes to go on without one.
  private func layOutForReaders() -> Bool {
    if held.isEmpty { return false }
    layOut?()
    var last: RowContainer?
    for root in held.roots {
      guard let host = root.row?.host, host !== last, !host.isWaiting else { continue }
      last = host
      placeRows?(host)
    }
    for root in held.roots {
      if let row = root.row, !row.isDeleted, !row.isStale, !row.isSuspended { row.host.layOut(row) }
    }
    if held.isEmpty { return true }
    for root in held.roots { release(in: root) }
    walkingLaidOut { walkTrees() }
    return true
  }

  /// Looks what lies elsewhere since it was laid out: readers that asked where they are, and views that move there.
  func checkFrames() {
    updating {
      for reader in frameReaders { reader.checkFrame() }
      motion.askForMoves()
    }
  }

  /// Whether somebody waits for a preference of what the layout asked for, which the next round makes.
  package var preferencesWait: Bool { callbacks.waitsForContents }

  /// Has those look who hear of preferences, and queues the closures of the update.
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
