// The memory accounting of one run. Objects of user code are measured with the allocation hook. The
// memory of the platform (cells, layers, backing stores, its graph) is derived from the elements
// that the runtime shows.

import Foundation
package import SimCore
@_spi(Runtime) import SimViews

/// The live memory of one device, by category and by view.
@MainActor
package final class MemoryMeter {
  @exclusivity(unchecked) private var ledger: MemoryLedger
  private let scale: Double
  private let limit: Int
  /// The maximum size of unused decoded images in bytes: an eighth of the app's limit [E].
  private let imageLimit: Int
  /// The size of each `SizedObject`.
  private let weights = SizedObject.allCases.map(\.weight.bytes)
  @exclusivity(unchecked) private var recorder: AllocationRecorder?
  private let runtime: ViewRuntime
  /// The clock of the records.
  private let mainThread: MainThread
  @exclusivity(unchecked) private var layers: [UInt32: Layer] = [:]
  /// The catalog assets that layers show, by element.
  @exclusivity(unchecked) private var assets: [UInt32: String] = [:]
  /// The memory of lists and controls, by element.
  @exclusivity(unchecked) private var platformViews:
    [UInt32: (object: SizedObject, owner: ViewOwner)] = [:]
  /// The elements that are drawn into an offscreen buffer; never iterated.
  @exclusivity(unchecked) private var offscreen: Set<UInt32> = []
  @exclusivity(unchecked) private var images = ImageStore()
  /// The names of images, by element.
  @exclusivity(unchecked) private var imageNames: [UInt32: String] = [:]
  /// The number of objects of each `SizedObject`.
  @exclusivity(unchecked) package private(set) var census = [Int](
    repeating: 0, count: SizedObject.allCases.count)
  @exclusivity(unchecked) private var objects = ObjectCounts()
  @exclusivity(unchecked) private var owners: [UInt32] = []

  /// The number of objects that user code allocated.
  @exclusivity(unchecked) package private(set) var allocations = 0
  /// The number of freed objects.
  @exclusivity(unchecked) package private(set) var frees = 0

  /// A layer, with only the data from which the rest is computed, because there is one for each
  /// drawn element.
  private struct Layer {
    var size: CGSize
    var owner: ViewOwner
    var kind: RenderKind
    /// Whether it has a backing store: not for a plain color or a catalog image.
    var hasStore: Bool

    var storeCategory: AllocationCategory { kind == .image ? .images : .layers }
  }

  init(profile: DeviceProfile, runtime: ViewRuntime, mainThread: MainThread) {
    self.runtime = runtime
    self.mainThread = mainThread
    ledger = MemoryLedger(sizeClasses: SizeClasses(profile.allocator))
    scale = profile.scale
    limit = profile.memoryLimit ?? 0
    imageLimit = (profile.memoryLimit ?? profile.memory) / 8
  }

  // MARK: Beginning and end

  func begin(in context: HostContext?) {
    census[SizedObject.process.rawValue] = 1
    // An array that grows while user code runs would be attributed to user code.
    owners.reserveCapacity(256)
    recorder = context.flatMap { AllocationRecorder(of: $0, ownedOnly: true) }
  }

  func end() {
    drain()
    recorder = nil
  }

  // MARK: Runtime events

  func note(_ event: RuntimeEvent) {
    switch event {
    case .nodeCreated(let valueBytes, let owner):
      add(.node, for: owner)
      record(valueBytes, in: .viewValues, for: owner)
    case .nodeRemoved(let valueBytes, let owner):
      remove(.node, for: owner)
      release(valueBytes, in: .viewValues, for: owner)
    case .stateMade(let bytes, let owner): record(bytes, in: .state, for: owner)
    case .stateRemoved(let bytes, let owner): release(bytes, in: .state, for: owner)
    // Without an allocation recorder no owner is needed.
    case _ where recorder == nil: break
    case .willRunUserCode, .willEvaluateBody:
      // The hook's owner 0 means none.
      owners.append(AllocationRecorder.setOwner(UInt32(runtime.owner.index) + 1))
    case .willRunEngine: owners.append(AllocationRecorder.setOwner(0))
    case .didRunUserCode, .didEvaluateBody, .didRunEngine:
      if let outer = owners.popLast() { AllocationRecorder.setOwner(outer) }
    default: break
    }
  }

  private func record(_ bytes: Int, in category: AllocationCategory, for owner: ViewOwner) {
    if bytes > 0 { ledger.allocate(Bytes(bytes), in: category, for: owner, at: now) }
  }

  private func release(_ bytes: Int, in category: AllocationCategory, for owner: ViewOwner) {
    if bytes > 0 { ledger.free(Bytes(bytes), in: category, for: owner) }
  }

  /// A number that increases by two for each object that user code allocates, until the next
  /// `drain`.
  ///
  /// Pending events count allocations and deallocations, the live count their difference.
  var allocationMark: Int {
    guard let recorder else { return 0 }
    return recorder.pendingCount + recorder.liveCount
  }

  /// Records a cell that was created for a list of a view.
  func cellMade(for owner: ViewOwner) { add(.cell, for: owner) }

  /// Releases the memory of a cell.
  func cellFreed(for owner: ViewOwner) { remove(.cell, for: owner) }

  /// Records the memory that a self-sizing list row leaves behind.
  func rowVisited(for owner: ViewOwner) { add(.visitedRow, for: owner) }

  /// Releases the memory of such a row when its list is removed.
  func rowForgotten(for owner: ViewOwner) { remove(.visitedRow, for: owner) }

  /// Records a push or pop of a screen, the first of which fills caches.
  func transitionStarted() { census[SizedObject.firstTransition.rawValue] = 1 }

  private func add(_ object: SizedObject, for owner: ViewOwner) {
    census[object.rawValue] += 1
    ledger.allocate(weights[object.rawValue], in: object.category, for: owner, isSum: true, at: now)
  }

  private func remove(_ object: SizedObject, for owner: ViewOwner) {
    census[object.rawValue] -= 1
    ledger.free(weights[object.rawValue], in: object.category, for: owner, isSum: true)
  }

  /// The footprint of the process: the recorded memory and that of the process itself.
  package var footprint: Bytes {
    SizedObject.allCases.reduce(ledger.total) { sum, object in
      object.isMeasured ? sum : sum + object.weight.bytes * census[object.rawValue]
    }
  }

  /// The number of bytes of backing stores and images.
  package var pixelBytes: Bytes {
    let layers = SizedObject.layer.weight.bytes * census[SizedObject.layer.rawValue]
    return ledger.live(in: .layers) - layers + ledger.live(in: .images)
  }

  /// Adds an image to the app's asset catalog.
  func add(_ asset: ImageAsset, named name: String) { images.add(asset, named: name) }

  private var now: Instant { mainThread.time }

  // MARK: Screen contents

  /// The number of layers, including those outside the visible areas of scroll views.
  var layerCount: Int { layers.count }
  /// The number of offscreen passes of a frame that shows all layers.
  package var offscreenPasses: Int { offscreen.count }
  /// The number of pixels of all layers, in addition to those of the screen.
  @exclusivity(unchecked) private(set) var drawnPixels = 0

  /// Returns the layers that an element adds to a frame, or nil if it draws nothing itself.
  func drawn(of kind: RenderKind, _ size: CGSize) -> LayerSum? {
    if kind == .offscreen { return LayerSum(passes: 1) }
    return Self.draws(kind)
      ? LayerSum(layers: 1, pixels: Double(store(kind, size).pixelCount)) : nil
  }

  /// Records the changes of a commit.
  ///
  /// - Returns: the content that was drawn and decoded.
  func apply(_ mutations: [RenderMutation]) -> Drawing {
    var drawing = Drawing()
    for (number, mutation) in mutations.enumerated() {
      // The system terminates the app here and not after the whole commit.
      if number.isMultiple(of: 64), limit > 0, footprint.value > limit { break }
      switch mutation {
      case .insert(let id, let owner, let kind, let size):
        guard Self.draws(kind) else {
          mountPlatformView(id, kind, for: owner, &drawing)
          continue
        }
        removeLayer(id)
        addLayer(id, kind, size, for: owner, &drawing)
        note(drawing: id, &drawing)
      case .layout(let id, let size):
        guard let old = layers[id] else { continue }
        let store = self.store(old.kind, size)
        guard store.pixelCount != self.store(old.kind, old.size).pixelCount else { continue }
        removeLayer(id)
        addLayer(id, old.kind, size, for: old.owner, &drawing)
        note(drawing: id, &drawing)
      case .image(let id, let name): imageNames[id] = name
      case .update(let id): redraw(id, &drawing)
      case .remove(let id):
        removeLayer(id)
        offscreen.remove(id)
        imageNames[id] = nil
        if let view = platformViews.removeValue(forKey: id) { remove(view.object, for: view.owner) }
      }
    }
    // Images that a commit removes and shows again stay decoded.
    evictImages(above: imageLimit)
    return drawing
  }

  /// The drawn content of a commit.
  struct Drawing {
    /// The number of texts, and their pixels.
    var texts = 0
    var pixels = 0
    /// The pixels of decoded images, by the first view that shows them.
    var decoded: [(owner: ViewOwner, pixels: Int)] = []
    /// The number of created lists.
    var lists = 0

    /// Records decoded pixels of an image.
    ///
    /// - Complexity: O(views with decoded images).
    mutating func decode(_ pixels: Int, for owner: ViewOwner) {
      guard pixels > 0 else { return }
      if let place = decoded.firstIndex(where: { $0.owner == owner }) {
        decoded[place].pixels += pixels
      } else {
        decoded.append((owner, pixels))
      }
    }
  }

  private func mountPlatformView(
    _ id: UInt32, _ kind: RenderKind, for owner: ViewOwner, _ drawing: inout Drawing
  ) {
    let object: SizedObject
    switch kind {
    case .offscreen:
      offscreen.insert(id)
      return
    case .list:
      object = .list
      drawing.lists += 1
    case .control: object = .control
    default: return
    }
    guard platformViews[id] == nil else { return }
    platformViews[id] = (object, owner)
    add(object, for: owner)
  }

  private func note(drawing id: UInt32, _ drawing: inout Drawing) {
    guard let layer = layers[id], layer.kind == .text else { return }
    drawing.pixels += store(layer.kind, layer.size).pixelCount
    drawing.texts += 1
  }

  /// Records an element that shows other content of the same size.
  private func redraw(_ id: UInt32, _ drawing: inout Drawing) {
    if let layer = layers[id], layer.kind == .image, assets[id] != knownAsset(of: id) {
      removeLayer(id)
      addLayer(id, .image, layer.size, for: layer.owner, &drawing)
    }
    note(drawing: id, &drawing)
  }

  private func knownAsset(of id: UInt32) -> String? {
    imageNames[id].flatMap { images.asset(named: $0) == nil ? nil : $0 }
  }

  private static func draws(_ kind: RenderKind) -> Bool {
    switch kind {
    case .text, .image, .color, .shape, .divider, .platform: return true
    case .root, .group, .offscreen, .stack, .spacer, .control, .list, .navigation, .tabs, .scroll:
      return false
    }
  }

  /// Returns whether an element has content to resolve; a color or shape is stored in its node.
  private static func isLeaf(_ kind: RenderKind) -> Bool { kind == .text || kind == .image }

  /// Text in one color takes one byte per pixel, an image four; a plain color has no store.
  private func store(_ kind: RenderKind, _ size: CGSize) -> BackingStore {
    BackingStore(
      width: max(0, Double(size.width)), height: max(0, Double(size.height)), scale: scale,
      format: kind == .text ? .alpha8 : .bgra8)
  }

  private func addLayer(
    _ id: UInt32, _ kind: RenderKind, _ size: CGSize, for owner: ViewOwner,
    _ drawing: inout Drawing
  ) {
    let store = store(kind, size)
    let asset = kind == .image ? knownAsset(of: id) : nil
    let hasStore = kind == .text || (kind == .image && asset == nil)
    let layer = Layer(size: size, owner: owner, kind: kind, hasStore: hasStore)
    layers[id] = layer
    assets[id] = asset
    drawnPixels += store.pixelCount
    add(.layer, for: owner)
    if Self.isLeaf(kind) { add(.leaf, for: owner) }
    if hasStore {
      ledger.allocate(store.allocatedBytes, in: layer.storeCategory, for: owner, at: now)
    }
    // The pixels belong to no view, because other views may show them after this one is removed.
    if let asset, images.use(asset), let pixels = decoded(asset) {
      drawing.decode(pixels.pixelCount, for: owner)
      ledger.allocate(pixels.allocatedBytes, in: .images, at: now)
    }
  }

  private func removeLayer(_ id: UInt32) {
    guard let layer = layers.removeValue(forKey: id) else { return }
    let store = store(layer.kind, layer.size)
    drawnPixels -= store.pixelCount
    remove(.layer, for: layer.owner)
    if Self.isLeaf(layer.kind) { remove(.leaf, for: layer.owner) }
    if layer.hasStore {
      ledger.free(store.allocatedBytes, in: layer.storeCategory, for: layer.owner)
    }
    if let asset = assets.removeValue(forKey: id) { images.endUse(asset) }
  }

  /// Frees images that no layer shows and that exceed a limit in bytes.
  private func evictImages(above limit: Int) {
    for name in images.evict(above: limit, { decoded($0)?.allocatedBytes.value ?? 0 }) {
      if let pixels = decoded(name) { ledger.free(pixels.allocatedBytes, in: .images) }
    }
  }

  /// Frees all images that no layer shows, as on a memory warning.
  func freeUnusedImages() { evictImages(above: 0) }

  /// Returns the decoded pixels of an asset.
  private func decoded(_ name: String) -> BackingStore? {
    images.asset(named: name)?.pixels(screenScale: scale)
  }

  // MARK: Allocations of user code

  /// Records the objects that were allocated and freed since the last call.
  ///
  /// - Returns: the number of allocations.
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

  /// Returns the present state with the allocations and deallocations since the last call.
  package func sample(at time: Instant) -> MemorySample { ledger.sample(at: time) }
  /// The number of live bytes.
  package var total: Bytes { ledger.total }
  /// The state with the most live bytes.
  package var peak: MemorySample { ledger.peak }
  /// The live memory of each view, by category.
  package var accounts: MemoryAccounts { ledger.accounts }
  /// Resets the peak to the present state.
  package func restartPeak(at time: Instant) { ledger.restartPeak(at: time) }
  /// Saves the peak and resets it.
  package func setPeakAside(at time: Instant) -> MemoryLedger.PeakMark {
    ledger.setPeakAside(at: time)
  }
  /// Restores a saved peak, unless the later one is higher.
  package func putPeakBack(_ mark: MemoryLedger.PeakMark) { ledger.putPeakBack(mark) }
  /// The memory of each view at the peak, by category.
  package var accountsAtPeak: MemoryAccounts { ledger.accountsAtPeak }
  /// The objects of user code by class and view, in the order in which their kinds first occurred.
  package var objectCounts: [ObjectCount] { objects.counts }
  /// The footprint at which the system terminates the app, in bytes; 0 if it is unknown.
  package var killLimit: Int { limit }
}
