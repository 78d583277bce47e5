// The rows of the price table that each runtime event is charged for. An event without a row of its own is composed of other
// rows here and nowhere else.

package import SimViews

package enum PriceList {
  /// Returns the row of an event on the main thread, with the numbers of operations and units.
  static func amount(
    of event: RuntimeEvent
  ) -> (operation: CostedOperation, operations: Int, units: Int)? {
    switch event {
    case .leafUpdated: return (.updateLeaf, 1, 0)
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
    // These events have several rows: see `forEachAmount` and `amounts(ofCanvas:texts:)`.
    case .didEvaluateBody, .contentMade, .canvasDrawn: return nil
    case .nodeCreated, .nodeRemoved, .valueMade, .willEvaluateBody, .rowContentMade, .rowRealised,
      .found, .rowRemoved, .actionRan, .stateMade, .stateRemoved, .willRunUserCode, .didRunUserCode,
      .willRunEngine, .didRunEngine, .bodyGaveNothing, .bodyHandedOn,
      .bodyUpdatedList:
      return nil
    }
  }

  /// Calls a closure with each row for the values that a body or content closure created and read.
  @inline(__always)
  package static func forEachAmount(
    of counts: ViewCounts, _ pay: (CostedOperation, _ units: Int) -> Void
  ) {
    func each(_ operation: CostedOperation, _ count: UInt16) {
      if count > 0 { pay(operation, Int(count)) }
    }
    each(.makeView, counts.views)
    each(.applyModifier, counts.modifiers)
    each(.bindProperty, counts.properties)
    each(.formatText, counts.formattedTexts)
    each(.nameImage, counts.images)
    each(.compareValue, counts.compared)
  }

  /// Returns the amounts of drawing a canvas: its operations, and its texts as for other texts.
  static func amounts(ofCanvas operations: Int, texts: Int) -> [OperationAmount] {
    let drawing = OperationAmount(.drawOperation, operations: 1, units: operations)
    guard texts > 0 else { return [drawing] }
    return [
      drawing, OperationAmount(.measureText, operations: texts),
      OperationAmount(.drawText, operations: texts),
    ]
  }

  /// A navigation controller with its bar and container views, charged as one UIKit control.
  static let navigationController = CostedOperation.mountSwitch

  /// A new cell: the UIKit cell, and the graph and layers of the row in it.
  static let madeCell: [CostedOperation] = [.createCell, .realiseRow]

  /// A recycled cell with another row.
  static let reusedCell: [CostedOperation] = [.dequeueCell, .retargetCell]
}
