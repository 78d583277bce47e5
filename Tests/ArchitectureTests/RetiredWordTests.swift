// Words that the project replaced by the terms of its field. A retired word must not return, or one idea has two names.

import Expectations
import Foundation
import Testing

/// Finds retired words.
enum RetiredWords {
  /// Identifiers that were renamed, with their present names.
  static let identifiers = [
    "Farewell": "DisappearCallback", "keepForFarewells": "retainUntilDisappearCallbacks",
    "BodyNews": "ChangeCounters", "hasNews": "hasPendingChanges", "EffectNews": "EffectState",
    "ListLoss": "ChildRemovalBatch", "closeLosses": "sealRemovalBatches",
    "Lingering": "RemovedSubtrees", "lingers": "isPendingRemoval", "makeDue": "advancePhase",
    "Departure": "RemovedSubtree", "LeavingViews": "OngoingRemoval",
    "LeavingElements": "OutgoingElements", "isLeaving": "isOutgoing",
    "leaveData": "markDeleted", "leaveForNow": "markAbsent", "stayAway": "confirmRemoval",
    "Handover": "DeferredHostUpdate",
    "handOver": "deferUntilCallbacksRan or enqueueOnMainLoop",
    "LentObjects": "UnretainedReferences", "lent": "withUnretained",
    "RuntimeEar": "UnretainedObserver", "SystemDoor": "SystemServices",
    "ColorSchemeWishes": "PreferredColorSchemes", "ObservationTrap": "ObservationToken",
    "FanoutSeat": "MulticastSubscription", "EndWatch": "UpdateObserver",
    "lookBetweenTransactions": "processAppearancesBetweenTransactions",
    "takeRoomForElements": "borrowScratchArray", "asEngine": "withoutUserAttribution",
    "answersForAll": "reportsDefaultForEveryKey", "tellsBySubgraph": "ordersCallbacksBySubgraph",
    "isTold": "isReported", "WorkStretch": "TapeSpan", "RowStretch": "RowSpan",
    "BlameBooks": "BlameRecorder", "ObjectBooks": "ObjectCounts", "unbook": "release",
    "rowsAside": "detachedPinnedRows", "keepAside": "detachPinned",
    "isLookedThrough": "dimsByColor", "toldFactor": "reportableFactor",
    "PlantedFault": "MUTATED", "Twin": "ReferenceRuntime",
  ]

  /// Words that do not state what a test checks.
  static let inTestNames: Set = ["told", "tell", "tells", "heard", "hear", "hears", "farewell"]

  /// The retired identifiers in the code of a file.
  static func identifiers(in file: SourceFile) -> [String] {
    guard identifiers.keys.contains(where: file.text.mentions) else { return [] }
    let words = Set(file.code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    return words.sorted().compactMap { word in
      identifiers[word].map { "\(file.path): \(word) is now called \($0)" }
    }
  }

  /// The names of tests in a file that have a retired word, or refer to the test before.
  static func testNames(in file: SourceFile) -> [String] {
    file.text.components(separatedBy: "func `").dropFirst().compactMap { part in
      let name = part.prefix { $0 != "`" }
      let words = name.split(separator: " ").map(String.init)
      guard words.contains(where: inTestNames.contains) || ["so", "and"].contains(words.first)
      else {
        return nil
      }
      return "\(file.path): `\(name)` does not state what the test checks"
    }
  }
}

@Suite struct RetiredWordTests {
  @Test func `the project uses no retired word`() throws {
    let files = try SourceTree.swiftFiles(in: ["Sources", "Tests"])
    expect(files.flatMap(RetiredWords.identifiers), is: [])
    expect(files.flatMap(RetiredWords.testNames), is: [])
  }

  @Test func `a retired identifier is reported with its present name`() {
    let file = SourceFile(
      path: "Sources/A.swift", text: "// Twin\nlet a = Farewell(\"Lingering\")\n")
    expect(
      RetiredWords.identifiers(in: file),
      is: ["Sources/A.swift: Farewell is now called DisappearCallback"])
  }

  @Test func `a test name with a retired word is reported`() {
    let text = ["an error is " + "told", "so it is", "an error is reported"].map {
      "func " + "`\($0)`() {}"
    }
    let file = SourceFile(path: "Tests/A.swift", text: text.joined(separator: "\n"))
    expect(RetiredWords.testNames(in: file).count, is: 2)
  }
}
