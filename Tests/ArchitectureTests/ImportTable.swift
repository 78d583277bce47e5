// Who may import whom: the table of ARCHITECTURE.md as data.
//
// The package manager does not keep it for us: an incremental build accepts an import cycle, and a
// target may import whatever its dependencies drag in. So the import lines are read by a test.
// Toolchain modules are listed too, for a clock or a file is one import away.

/// The layers of the package, lowest first, and what each target may import.
enum ImportTable {
  /// The targets of each layer; an import goes to a lower layer, never up and never level.
  static let layers: [[String]] = [
    [
      "CHostHooks", "CThread", "CReportPage", "CCairo", "CZlib", "CFrameworkNames", "SwiftUIMacros",
    ],
    ["SimCore", "SimGraph", "SimReflection", "SimScreen", "SimOS"],
    ["SimPublishers", "SimMetrics", "SimCharts"],
    ["SimViews"],
    ["SimComponents", "SimCombine"],
    ["SimDevice", "SimUIKit", "SimData", "SimRecords", "SimMarks"],
    ["SimLab", "SimReport", "SimMaps", "SimFrameworks", "SimStore"],
    ["SwiftUI"],
    ["SimCommands", "SimWorkloads", "SimTesting"],
    ["simui", "simui-bench", "simui-assets"],
  ]

  /// What each target may import: our own modules, then those of others and of the toolchain.
  static let allowed: [String: Set<String>] = [
    "CCairo": [],
    "CZlib": [],
    "CHostHooks": [],
    "CThread": [],
    "CReportPage": [],
    "CFrameworkNames": [],
    "SwiftUIMacros": ["FoundationEssentials", "Glibc"],
    "SimCore": ["HeapModule"],
    "SimGraph": [],
    "SimReflection": ["Foundation", "Swift"],
    "SimPublishers": ["SimReflection", "OpenCombine", "Foundation", "Synchronization"],
    "SimOS": ["Synchronization"],
    "SimScreen": [],
    "SimCharts": ["CCairo", "CZlib", "SimScreen", "Glibc"],
    "SimViews": [
      "CThread", "SimGraph", "SimReflection", "SimPublishers", "Observation", "Foundation",
      "Dispatch",
      "Synchronization",
    ],
    "SimComponents": [
      "SimGraph", "SimReflection", "SimPublishers", "SimScreen", "SimViews", "Foundation",
      "Dispatch", "Observation", "Synchronization", "_FoundationICU",
    ],
    "SimCombine": ["SimViews"],
    "SimUIKit": [
      "CHostHooks", "SimViews", "SimComponents", "Foundation", "Observation", "Synchronization",
    ],
    "SimData": ["SimViews", "SimComponents", "Foundation", "Observation", "Synchronization"],
    "SimRecords": ["SimViews", "SimComponents", "Foundation", "Dispatch", "Synchronization"],
    "SimMaps": ["SimViews", "SimComponents", "SimUIKit", "Foundation"],
    "SimFrameworks": ["SimViews", "SimComponents", "SimUIKit", "Foundation"],
    "SimStore": ["SimViews", "SimComponents", "SimUIKit", "Foundation"],
    "SimMarks": ["SimViews", "SimComponents", "Foundation"],
    "SimMetrics": ["SimCore", "Foundation", "Synchronization"],
    "SimDevice": [
      "SimCore", "SimReflection", "SimScreen", "SimViews", "SimComponents", "CHostHooks",
      "DequeModule", "Foundation", "Glibc", "HeapModule", "Synchronization", "_Concurrency",
    ],
    "SimLab": [
      "SimCore", "SimScreen", "SimViews", "SimDevice", "SimMetrics", "Foundation",
      "Glibc", "Synchronization", "Yams",
    ],
    "SimReport": [
      "SimCore", "SimMetrics", "SimScreen", "SimCharts", "CReportPage", "Mustache", "Foundation",
      "Synchronization",
    ],
    "SwiftUI": [
      "SimViews", "SimComponents", "SimUIKit", "SimRecords", "SimDevice", "Observation",
      "Foundation",
    ],
    "SimWorkloads": ["SwiftUI", "SimDevice", "SimLab", "GRDB"],
    "SimTesting": ["SimViews", "SimDevice", "SimLab", "SimMetrics", "Foundation"],
    "SimCommands": [
      "SimLab", "SimReport", "SimMetrics", "SimScreen", "SimDevice", "SimCharts", "ArgumentParser",
      "Foundation", "Glibc",
      "Synchronization",
    ],
    "simui-assets": ["Foundation", "FoundationXML"],
    "simui": ["SimCommands", "SimWorkloads", "SimLab"],
    "simui-bench": [
      "CHostHooks", "SimCore", "SimGraph", "SimViews", "SimComponents", "SimDevice", "SimLab",
      "SimMetrics", "SimCharts", "SimReport", "SwiftUI",
      "SimWorkloads", "Foundation",
    ],
  ]

  /// The layer of a target of ours, counted from zero at the bottom.
  static func layer(of target: String) -> Int? {
    layers.firstIndex { $0.contains(target) }
  }
}
