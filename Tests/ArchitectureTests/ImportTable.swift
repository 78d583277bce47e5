// Who may import whom: the table of ARCHITECTURE.md as data.
//
// The package manager does not keep it for us: an incremental build accepts an import cycle, and a
// target may import whatever its dependencies drag in. So the import lines are read by a test.
// Toolchain modules are listed too, for a clock or a file is one import away.

/// The layers of the package, lowest first, and what each target may import.
enum ImportTable {
  /// The targets of each layer; an import goes to a lower layer, never up and never level.
  static let layers: [[String]] = [
    ["CHostHooks", "CThread", "CReportPage", "CCairo", "CZlib", "CModuleNames", "SwiftUIMacros"],
    ["SimCore", "SimGraph", "SimReflection", "SimScreen", "SimSources"],
    ["SimPublishers", "SimMetrics", "SimCharts", "SimProjects"],
    ["SimViews"],
    ["SimComponents", "SimCombine"],
    ["SimDevice"],
    ["SimLab", "SimReport", "SimSwiftUI"],
    ["SimCommands", "SimWorkloads", "SimTesting"],
    ["simui", "simui-bench", "simui-assets", "simui-sources", "StoreWorkloads"],
    ["simui-store"],
  ]

  /// What imitates other frameworks than SwiftUI, lowest first.
  ///
  /// It lies beside the layers: it may import them, and none of them
  /// may import it.
  static let appleFrameworks: [[String]] = [
    ["CFrameworkNames", "SimOS"],
    ["SimUIKit", "SimData", "SimRecords", "SimMarks"],
    ["SimMaps", "SimFrameworks", "SimStore"],
    ["SimWeather"],
    ["SwiftUI"],
  ]

  /// What each target may import: our own modules, then those of others and of the toolchain.
  static let allowed: [String: Set<String>] = [
    "CCairo": [],
    "CZlib": [],
    "CHostHooks": [],
    "CThread": [],
    "CReportPage": [],
    "CFrameworkNames": [],
    "CModuleNames": [],
    "SwiftUIMacros": ["FoundationEssentials", "Glibc"],
    "SimCore": ["HeapModule"],
    "SimGraph": [],
    "SimReflection": ["CHostHooks", "Foundation", "Swift"],
    "SimPublishers": ["SimReflection", "OpenCombine", "Foundation", "Synchronization"],
    "SimOS": ["Synchronization"],
    "SimWeather": ["SimMaps", "Foundation"],
    "SimScreen": [],
    "SimSources": ["Foundation"],
    "SimProjects": ["SimSources", "Foundation"],
    "SimCharts": ["CCairo", "CZlib", "SimScreen", "FoundationEssentials", "Glibc"],
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
      "CHostHooks", "SimReflection", "SimViews", "SimComponents", "Foundation", "Observation",
      "Synchronization",
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
      "SimCore", "SimScreen", "SimViews", "SimComponents", "SimDevice", "SimMetrics", "Foundation",
      "Glibc", "Synchronization", "Yams",
    ],
    "SimReport": [
      "SimCore", "SimMetrics", "SimScreen", "SimCharts", "CReportPage", "Mustache", "Foundation",
      "Synchronization",
    ],
    "SimSwiftUI": ["SimViews", "SimComponents", "SimDevice", "Observation", "Foundation"],
    "SwiftUI": ["SimSwiftUI", "SimUIKit", "SimRecords", "Foundation"],
    "SimWorkloads": ["SimSwiftUI", "SimDevice", "SimLab"],
    "StoreWorkloads": ["SimSwiftUI", "SimDevice", "SimLab", "SimWorkloads", "GRDB"],
    "SimTesting": ["SimViews", "SimDevice", "SimLab", "SimMetrics", "Foundation"],
    "SimCommands": [
      "SimLab", "SimReport", "SimMetrics", "SimScreen", "SimDevice", "SimCharts", "SimProjects",
      "ArgumentParser", "Foundation", "Glibc", "Synchronization",
    ],
    "simui-assets": ["Foundation", "FoundationXML"],
    "simui-sources": ["SimSources", "Foundation"],
    "simui": ["SimCommands", "SimWorkloads"],
    "simui-store": ["SimCommands", "SimWorkloads", "StoreWorkloads"],
    "simui-bench": [
      "CHostHooks", "SimCore", "SimGraph", "SimViews", "SimComponents", "SimDevice", "SimLab",
      "SimMetrics", "SimCharts", "SimReport", "SimSwiftUI",
      "Foundation",
    ],
  ]

  /// The layer of a target of ours, counted from zero at the bottom; what imitates other frameworks lies above all others.
  static func layer(of target: String) -> Int? {
    (layers + appleFrameworks).firstIndex { $0.contains(target) }
  }
}
