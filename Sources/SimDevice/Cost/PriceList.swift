// Which event of the runtime pays which row of the price table. An event without a row of its own is
// composed of other rows, here and nowhere else.

import SimViews

enum PriceList {
  /// The row that an event pays on the main thread, how often, and how many of its units.
  static func amount(
    of event: RuntimeEvent
  ) -> (operation: CostedOperation, operations: Int, units: Int)? {
    switch event {
    // A typical row's body (30 µs: two texts, an image, a button) is one body and five leaves.
    case .didEvaluateBody, .leafUpdated: return (.leafBody, 1, 0)
    case .platformViewMade(let isField):
      return (isField ? .mountTextField : .mountSwitch, 1, 0)
    case .listUpdated: return (.listBody, 1, 0)
    case .laidOut: return (.layoutNode, 1, 1)
    case .textMeasured: return (.measureText, 1, 0)
    case .textBroken(let lines): return (.measureText, 0, max(0, lines - 1))
    case .objectChanged: return (.observableObjectDelivery, 1, 1)
    case .identifiersGathered(let count, let integers):
      return (integers ? .collectIntegerID : .collectUUID, 1, count)
    case .rowsIdentified(let count): return (.identifyRow, 1, count)
    case .outlineGathered(let count): return (.outlineRow, 1, count)
    case .identifiersCompared(let count): return (.diffElement, 1, count)
    case .attributesMarked(let count): return (.markAttribute, 1, count)
    case .attributeVisited, .comparedEqual, .cutOff: return (.visitAttribute, 1, 1)
    case .appeared: return (.appear, 1, 0)
    case .disappeared: return (.disappear, 1, 0)
    case .taskStarted: return (.startTask, 1, 0)
    case .workDeclared(let nanoseconds): return (.declaredWork, 1, Int(nanoseconds))
    case .nodeCreated, .nodeRemoved, .valueMade, .willEvaluateBody, .rowContentMade, .rowRealised,
      .found, .rowRemoved, .actionRan, .stateMade, .stateRemoved, .willRunUserCode, .didRunUserCode,
      .willRunEngine, .didRunEngine, .bodyGaveNothing, .bodyHandedOn,
      .bodyUpdatedList:
      return nil
    }
  }

  /// A navigation controller with its bar and container views: counted as one platform control.
  static let navigationController = CostedOperation.mountSwitch

  /// A cell that had to be made: the platform's cell, and the row's graph and layers in it.
  static let madeCell: [CostedOperation] = [.createCell, .realiseRow]

  /// A recycled cell that was given another row.
  static let reusedCell: [CostedOperation] = [.dequeueCell, .retargetCell]
}
