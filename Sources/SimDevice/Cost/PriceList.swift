// What the runtime's work costs on one device: each event of the runtime, each commit, in the rows of the
// price table. Rows that the table does not have are composed of rows that it has, here and nowhere else.

import SimCore
import SimViews

/// The prices of one device, ready for the events that it will see.
struct PriceList {
  private let model: CostModel
  private let scale: Double
  let loopPass: Nanoseconds
  let touchDelivery: Nanoseconds
  /// A navigation controller with its bar and container views: counted as one platform control.
  let platformView: Nanoseconds
  /// A cell that had to be made, with the row's graph and layers.
  let makeCell: Nanoseconds
  /// A recycled cell that was given another row.
  let reuseCell: Nanoseconds
  private let body: Nanoseconds
  private let listBody: Nanoseconds
  private let layoutNode: Nanoseconds
  private let objectDelivery: Nanoseconds
  private let appear: Nanoseconds
  private let disappear: Nanoseconds
  private let visit: Nanoseconds

  init(profile: DeviceProfile) {
    let model = CostModel(profile: profile)
    self.model = model
    scale = profile.scale
    loopPass = model.price(of: .runLoopPass)
    touchDelivery = model.price(of: .touchDelivery)
    platformView = model.price(of: .mountSwitch)
    makeCell = model.price(of: .realiseRow)
    reuseCell = model.price(of: .retargetCell)
    body = model.price(of: .leafBody)
    listBody = model.price(of: .listBody)
    layoutNode = model.price(of: .layoutNode, units: 1)
    objectDelivery = model.price(of: .observableObjectDelivery, units: 1)
    appear = model.price(of: .appear)
    disappear = model.price(of: .disappear)
    visit = model.price(of: .visitAttribute, units: 1)
  }

  /// The main thread's time for one event of the runtime.
  func price(of event: RuntimeEvent) -> Nanoseconds {
    switch event {
    // A typical row's body (30 µs: two texts, an image, a button) is one body and five leaves.
    case .didEvaluateBody, .leafUpdated: return body
    case .listUpdated: return listBody
    case .laidOut: return layoutNode
    case .textMeasured(let lines): return model.price(of: .measureText, units: lines - 1)
    case .objectChanged: return objectDelivery
    case .identifiersGathered(let count, let integers):
      return model.price(of: integers ? .collectIntegerID : .collectUUID, units: count)
    case .identifiersCompared(let count): return model.price(of: .diffElement, units: count)
    case .attributesMarked(let count): return model.price(of: .markAttribute, units: count)
    case .attributeVisited, .comparedEqual, .cutOff: return visit
    case .appeared: return appear
    case .disappeared: return disappear
    case .taskStarted: return model.price(of: .startTask)
    case .workDeclared(let nanoseconds): return declared(Nanoseconds(nanoseconds))
    case .nodeCreated, .nodeRemoved, .valueMade, .willEvaluateBody, .rowContentMade, .rowRealised,
      .contentsMadeToCount,
      .rowRemoved, .actionRan, .stateMade, .stateRemoved, .willRunUserCode, .didRunUserCode,
      .willRunEngine, .didRunEngine:
      return .zero
    }
  }

  /// The main thread's time for objects that user code allocated.
  func allocations(_ count: Int) -> Nanoseconds {
    model.price(of: .heapAllocation, units: count)
  }

  /// The main thread's time for one commit: text drawn, the changed layers packaged.
  func commit(_ mutations: [RenderMutation], drawing pixels: Int, texts: Int) -> Nanoseconds {
    guard !mutations.isEmpty else { return model.price(of: .scrollCommit) }
    return model.price(of: .commit, units: mutations.count)
      + model.price(of: .drawText, count: texts, units: pixels)
  }

  /// The render server's processor time for a frame.
  func renderServer(layers: Int) -> Nanoseconds { model.price(of: .renderServer, units: layers) }

  /// The graphics processor's time for a frame of so many drawn pixels.
  func graphics(pixels: Int) -> Nanoseconds { model.price(of: .gpuFrame, units: pixels) }

  /// The time on this device of work that takes so long on the reference device.
  private func declared(_ work: Nanoseconds) -> Nanoseconds { model.scaled(work) }
}
