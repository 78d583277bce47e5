// The books of one run's memory. Objects of user code are measured through the allocation hook; what the
// platform would hold (cells, layers, backing stores, its graph) is booked from what the runtime shows.

import Foundation
package import SimCore
import SimViews

/// What lives, by category, on one device.
@MainActor
package final class MemoryMeter {
  @exclusivity(unchecked) private var ledger = MemoryLedger()
  private let scale: Double
  private let limit: Int
  private var recorder: AllocationRecorder?
  private unowned(unsafe) var device: Device?
  private var layers: [UInt32: Layer] = [:]
  private var cells = 0
  private var objects = 0
  private var objectKeys: [UInt: UInt64] = [:]
  private var nextObject: UInt64 = 0
  private var categories: [UInt: AllocationCategory] = [:]
  @exclusivity(unchecked) private var owners: [UInt32] = []

  /// Objects that user code allocated.
  package private(set) var allocations = 0
  /// Those of them that were freed.
  package private(set) var frees = 0

  private struct Layer {
    var kind: RenderKind
    var pixels: Int
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
    case .nodeCreated(let valueBytes):
      ledger.allocate(Self.nodeBytes, in: .graph, at: now)
      book(valueBytes, in: .viewValues)
    case .nodeRemoved(let valueBytes):
      ledger.free(Self.nodeBytes, in: .graph)
      unbook(valueBytes, in: .viewValues)
    case .stateMade(let bytes): book(bytes, in: .state)
    case .stateRemoved(let bytes): unbook(bytes, in: .state)
    case .willRunUserCode, .willEvaluateBody:
      owners.append(AllocationRecorder.setOwner(1))
    case .willRunEngine: owners.append(AllocationRecorder.setOwner(0))
    case .didRunUserCode, .didEvaluateBody, .didRunEngine:
      if let outer = owners.popLast() { AllocationRecorder.setOwner(outer) }
    default: break
    }
  }

  private func book(_ bytes: Int, in category: AllocationCategory) {
    if bytes > 0 { ledger.allocate(Bytes(bytes), in: category, at: now) }
  }

  private func unbook(_ bytes: Int, in category: AllocationCategory) {
    if bytes > 0 { ledger.free(Bytes(bytes), in: category) }
  }

  func cellMade() {
    ledger.allocate(Self.cellBytes, in: .cells, key: .init(.cells, UInt64(cells)), at: now)
    cells += 1
  }

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
    case .text, .image, .color, .divider, .platform: return true
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
    let layer = Layer(
      kind: kind, pixels: store.pixelCount, store: hasStore ? store.allocatedBytes : nil)
    layers[id] = layer
    drawnPixels += store.pixelCount
    ledger.allocate(Self.layerBytes, in: .layers, at: now)
    if let bytes = layer.store { ledger.allocate(bytes, in: layer.storeCategory, at: now) }
  }

  private func removeLayer(_ id: UInt32) {
    guard let layer = layers.removeValue(forKey: id) else { return }
    drawnPixels -= layer.pixels
    ledger.free(Self.layerBytes, in: .layers)
    if let bytes = layer.store { ledger.free(bytes, in: layer.storeCategory) }
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
        guard let key = objectKeys.removeValue(forKey: event.address) else { return }
        ledger.free(.init(.models, key))
        frees += 1
      } else {
        made += 1
        nextObject += 1
        objectKeys[event.address] = nextObject
        ledger.allocate(
          Bytes(event.size), in: category(of: event), key: .init(.models, nextObject),
          at: now)
      }
    }
    allocations += made
    return made
  }

  private func category(of event: AllocationEvent) -> AllocationCategory {
    if let known = categories[event.metadata] { return known }
    let category: AllocationCategory
    switch event.storage {
    case .object: category = .models
    case .closure, .box: category = .closures
    case .buffer: category = .viewValues
    case .unknown: category = .other
    }
    categories[event.metadata] = category
    return category
  }

  // MARK: Reading

  /// The state now, with what was allocated and freed since the last call.
  package func sample(at time: Instant) -> MemorySample { ledger.sample(at: time) }
  /// The state when most was live.
  package var peak: MemorySample { ledger.peak }
  /// The footprint at which the system ends the app, in bytes; 0 when unknown.
  package var killLimit: Int { limit }
}
