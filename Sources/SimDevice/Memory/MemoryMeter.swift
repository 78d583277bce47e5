// The books of one run's memory. Objects of user code are measured through the allocation hook; what the
// platform would hold (cells, layers, backing stores, its graph) is booked from what the runtime shows.

import Foundation
package import SimCore
package import SimViews

/// What lives, by category and by view, on one device.
@MainActor
package final class MemoryMeter {
  @exclusivity(unchecked) private var ledger = MemoryLedger()
  private let scale: Double
  private let limit: Int
  private var recorder: AllocationRecorder?
  private unowned(unsafe) var device: Device?
  private var layers: [UInt32: Layer] = [:]
  private var nextCell: UInt64 = 0
  private var objects = ObjectBooks()
  @exclusivity(unchecked) private var owners: [UInt32] = []

  /// Objects that user code allocated.
  package private(set) var allocations = 0
  /// Those of them that were freed.
  package private(set) var frees = 0

  private struct Layer {
    var kind: RenderKind
    var pixels: Int
    var owner: ViewOwner
    /// The bytes of the backing store, if it has one.
    var store: Bytes?

    var storeCategory: AllocationCategory { kind == .image ? .images : .layers }
  }

  /// Bytes of a layer with its drawing view: wrapper 32 to 64, CALayer's own object 300 to 500, view 480
  /// to 560 [E, ×/÷1.5]; SwiftUI draws text on layers without a view of UIKit's, so the view is halved.
  static let layerBytes = Bytes(768)
  /// Bytes of a list cell: content view, background, hosting view and their layers, 12 to 25 KB [E, ×/÷1.5].
  static let cellBytes = Bytes(18_432)
  /// Bytes of the graph for one node of the view tree: 8 attributes of 28 (header) + 40 (body) + 40
  /// (value) + 24 (edges) [D from the reconstructed graph's sizes, ×/÷3].
  static let nodeBytes = Bytes(1_056)

  init(profile: DeviceProfile) {
    scale = profile.scale
    limit = profile.memoryLimit ?? 0
  }

  // MARK: Beginning and end

  func begin(_ device: Device) {
    self.device = device
    recorder = AllocationRecorder(ownedOnly: true)
  }

  func end(_ device: Device) {
    drain()
    recorder = nil
    self.device = nil
  }

  // MARK: What the runtime does

  func note(_ event: RuntimeEvent) {
    switch event {
    case .nodeCreated(let valueBytes, let owner):
      ledger.allocate(Self.nodeBytes, in: .graph, for: owner, at: now)
      book(valueBytes, in: .viewValues, for: owner)
    case .nodeRemoved(let valueBytes, let owner):
      ledger.free(Self.nodeBytes, in: .graph, for: owner)
      unbook(valueBytes, in: .viewValues, for: owner)
    case .stateMade(let bytes, let owner): book(bytes, in: .state, for: owner)
    case .stateRemoved(let bytes, let owner): unbook(bytes, in: .state, for: owner)
    // What another device of the process runs is not for the recorder of this one.
    case _ where recorder == nil: break
    case .willRunUserCode, .willEvaluateBody:
      let owner = device?.runtime.owner ?? .app
      // The hook's owner 0 is nobody.
      owners.append(AllocationRecorder.setOwner(UInt32(owner.index) + 1))
    case .willRunEngine: owners.append(AllocationRecorder.setOwner(0))
    case .didRunUserCode, .didEvaluateBody, .didRunEngine:
      if let outer = owners.popLast() { AllocationRecorder.setOwner(outer) }
    default: break
    }
  }

  private func book(_ bytes: Int, in category: AllocationCategory, for owner: ViewOwner) {
    if bytes > 0 { ledger.allocate(Bytes(bytes), in: category, for: owner, at: now) }
  }

  private func unbook(_ bytes: Int, in category: AllocationCategory, for owner: ViewOwner) {
    if bytes > 0 { ledger.free(Bytes(bytes), in: category, for: owner) }
  }

  /// Books a cell that was made for a list of a view.
  ///
  /// - Returns: the number by which it is freed.
  func cellMade(for owner: ViewOwner) -> UInt64 {
    nextCell += 1
    ledger.allocate(
      Self.cellBytes, in: .cells, for: owner, key: .init(.cells, nextCell), at: now)
    return nextCell
  }

  /// Books that a cell is gone.
  func cellFreed(_ number: UInt64) { ledger.free(.init(.cells, number)) }

  private var now: Instant { device?.mainTime ?? .launch }

  // MARK: What is on screen

  /// The number of layers on screen.
  var layerCount: Int { layers.count }
  /// Pixels that the graphics processor draws for a frame: those of every layer, over the screen's own.
  private(set) var drawnPixels = 0

  /// Books what a commit changed.
  ///
  /// - Returns: the pixels and the number of texts that were drawn for it.
  func apply(_ mutations: [RenderMutation]) -> (pixels: Int, texts: Int) {
    var pixels = 0
    var texts = 0
    for mutation in mutations {
      switch mutation {
      case .insert(let id, let kind, let size):
        guard Self.draws(kind) else { continue }
        removeLayer(id)
        addLayer(id, kind, size)
        note(drawing: id, &pixels, &texts)
      case .layout(let id, let size):
        guard let old = layers[id] else { continue }
        let store = self.store(old.kind, size)
        guard store.pixelCount != old.pixels else { continue }
        removeLayer(id)
        addLayer(id, old.kind, size)
        note(drawing: id, &pixels, &texts)
      case .update(let id): note(drawing: id, &pixels, &texts)
      case .remove(let id): removeLayer(id)
      }
    }
    return (pixels, texts)
  }

  private func note(drawing id: UInt32, _ pixels: inout Int, _ texts: inout Int) {
    guard let layer = layers[id], layer.kind == .text else { return }
    pixels += layer.pixels
    texts += 1
  }

  private static func draws(_ kind: RenderKind) -> Bool {
    switch kind {
    case .text, .image, .color, .divider: return true
    case .root, .group, .stack, .spacer, .control, .list, .navigation, .scroll: return false
    }
  }

  /// Text in one colour takes a byte a pixel; images take four; a plain colour has no store.
  private func store(_ kind: RenderKind, _ size: CGSize) -> BackingStore {
    BackingStore(
      width: max(0, Double(size.width)), height: max(0, Double(size.height)), scale: scale,
      format: kind == .text ? .alpha8 : .bgra8)
  }

  private func addLayer(_ id: UInt32, _ kind: RenderKind, _ size: CGSize) {
    let store = store(kind, size)
    let hasStore = kind == .text || kind == .image
    let owner = device?.runtime.owner(ofElement: id) ?? .app
    let layer = Layer(
      kind: kind, pixels: store.pixelCount, owner: owner,
      store: hasStore ? store.allocatedBytes : nil)
    layers[id] = layer
    drawnPixels += store.pixelCount
    ledger.allocate(Self.layerBytes, in: .layers, for: owner, at: now)
    if let bytes = layer.store {
      ledger.allocate(bytes, in: layer.storeCategory, for: owner, at: now)
    }
  }

  private func removeLayer(_ id: UInt32) {
    guard let layer = layers.removeValue(forKey: id) else { return }
    drawnPixels -= layer.pixels
    ledger.free(Self.layerBytes, in: .layers, for: layer.owner)
    if let bytes = layer.store { ledger.free(bytes, in: layer.storeCategory, for: layer.owner) }
  }

  // MARK: What user code allocates

  /// Books the objects that were allocated and freed since the last call.
  ///
  /// - Returns: how many were allocated.
  @discardableResult
  package func drain() -> Int {
    guard let recorder, recorder.pendingCount > 0 else { return 0 }
    var made = 0
    recorder.drain { event in
      if event.isFree {
        guard let (count, size) = objects.remove(at: event.address) else { return }
        ledger.free(size, in: count.category, for: count.owner)
        frees += 1
      } else {
        made += 1
        let size = ledger.sizeClasses.size(of: Bytes(event.size))
        let count = objects.add(event, size: size)
        ledger.allocate(size, in: count.category, for: count.owner, at: now)
      }
    }
    allocations += made
    return made
  }

  // MARK: Reading

  /// The state now, with what was allocated and freed since the last call.
  package func sample(at time: Instant) -> MemorySample { ledger.sample(at: time) }
  /// Bytes that are live now.
  package var total: Bytes { ledger.total }
  /// The state when most was live.
  package var peak: MemorySample { ledger.peak }
  /// What each view holds of each category.
  package var accounts: MemoryAccounts { ledger.accounts }
  /// What each view held of each category when most was live.
  package var accountsAtPeak: MemoryAccounts { ledger.accountsAtPeak }
  /// The objects of user code by class and view, in the order in which their kinds were first made.
  package var objectCounts: [ObjectCount] { objects.counts }
  /// The footprint at which the system ends the app, in bytes; 0 when unknown.
  package var killLimit: Int { limit }
}
