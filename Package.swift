// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

/// A warning ends the build where continuous integration runs, and nowhere else: another compiler may warn of more.
let strict: [SwiftSetting] =
  Context.environment["SIMUI_WARNINGS"] == "error" ? [.treatAllWarnings(as: .error)] : []

/// Settings that every module of ours shares.
let ours: [SwiftSetting] =
  strict + [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]

/// Code in the style of an app: language mode 5, as the documents that it comes from.
let asAnApp: [SwiftSetting] = strict + [.swiftLanguageMode(.v5)]

let openCombine: Target.Dependency = .product(name: "OpenCombine", package: "OpenCombine")

/// What imitates frameworks other than SwiftUI, so that the files of apps compile.
///
/// Nothing of the simulator depends on it.
let appleFrameworks = [
  "SimUIKit", "SimData", "SimRecords", "SimMarks", "SimMaps", "SimFrameworks", "SimStore", "SimOS",
  "SimWeather", "CFrameworkNames",
]

/// The demo views of the package in Examples, as libraries for the tests: the same files, without `main.swift`.
let demos = [
  "DeepInsideViews", "ViewLifecycles", "ViewIdentity", "StateLifetime", "RepeatedEvaluations",
]

let package = Package(
  name: "simui",
  products: [
    .executable(name: "simui", targets: ["simui"]),
    .executable(name: "simui-store", targets: ["simui-store"]),
    // What files of apps import: SwiftUI under Apple's name, with the frameworks around it.
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    // The two parts of it: SwiftUI alone, and the frameworks around it.
    .library(name: "SimSwiftUI", targets: ["SimSwiftUI"]),
    .library(name: "AppleFrameworks", targets: appleFrameworks),
    .library(name: "SimDevice", targets: ["SimDevice"]),
    .library(name: "SimCharts", targets: ["SimCharts"]),
    .library(name: "SimLab", targets: ["SimLab"]),
    .library(name: "SimCommands", targets: ["SimCommands"]),
    .library(name: "SimTesting", targets: ["SimTesting"]),
    .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
    .plugin(name: "AppSources", targets: ["AppSources"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", exact: "1.6.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
  ],
  targets: [
    // Targets by layer, as ARCHITECTURE.md and the table of imports count them.
    // 0
    .target(name: "CHostHooks"),
    .target(name: "CThread"),
    // The files of the page, which stay what they are in the folder of those who edit them.
    .target(name: "CReportPage"),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(name: "CModuleNames"),
    .macro(name: "SwiftUIMacros", swiftSettings: ours),
    // 1
    .target(
      name: "SimCore",
      dependencies: [.product(name: "HeapModule", package: "swift-collections")],
      swiftSettings: ours,
      linkerSettings: [.linkedLibrary("m")]),  // the square root, exact on every machine
    .target(name: "SimGraph", swiftSettings: ours),
    .target(name: "SimReflection", dependencies: ["CHostHooks"], swiftSettings: ours),
    .target(name: "SimScreen", swiftSettings: ours),
    .target(name: "SimSources", swiftSettings: ours),
    // 2
    .target(
      name: "SimPublishers", dependencies: ["SimReflection", openCombine], swiftSettings: ours),
    .target(name: "SimMetrics", dependencies: ["SimCore"], swiftSettings: ours),
    .target(name: "SimProjects", dependencies: ["SimSources"], swiftSettings: ours),
    .target(
      name: "SimCharts", dependencies: ["CCairo", "CZlib", "SimScreen"], swiftSettings: ours),
    // 3
    .target(
      name: "SimViews", dependencies: ["CThread", "SimGraph", "SimReflection", "SimPublishers"],
      swiftSettings: ours),
    // 4
    .target(
      name: "SimComponents",
      dependencies: ["SimViews", "SimGraph", "SimReflection", "SimPublishers", "SimScreen"],
      swiftSettings: ours,
      linkerSettings: [.linkedLibrary("_FoundationICU")]),  // measurements as text
    .target(name: "SimCombine", dependencies: ["SimViews"], swiftSettings: ours),
    // 5
    .target(
      name: "SimDevice",
      dependencies: [
        "SimCore", "SimReflection", "SimScreen", "SimViews", "SimComponents", "CHostHooks",
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "HeapModule", package: "swift-collections"),
      ],
      swiftSettings: ours),
    // 6
    .target(
      name: "SimLab",
      dependencies: [
        "SimCore", "SimScreen", "SimViews", "SimComponents", "SimDevice", "SimMetrics",
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: ours),
    .target(
      name: "SimReport",
      dependencies: [
        "SimCore", "SimMetrics", "SimScreen", "SimCharts", "CReportPage",
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      exclude: ["Resources"], swiftSettings: ours),
    .target(
      name: "SimSwiftUI",
      dependencies: [
        "SimViews", "SimComponents", "SimDevice", "SimCombine", "CModuleNames", "SwiftUIMacros",
      ],
      swiftSettings: ours),
    // 7
    .target(
      name: "SimCommands",
      dependencies: [
        "SimLab", "SimReport", "SimMetrics", "SimScreen", "SimDevice", "SimCharts", "SimProjects",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: ours),
    .target(
      name: "SimWorkloads",
      dependencies: ["SimSwiftUI", "SimDevice", "SimLab"],
      swiftSettings: asAnApp),
    .target(
      name: "SimTesting", dependencies: ["SimLab", "SimMetrics", "SimDevice", "SimViews"],
      swiftSettings: ours),
    // 8
    .executableTarget(
      name: "simui", dependencies: ["SimCommands", "SimWorkloads"], swiftSettings: ours),
    .target(
      name: "StoreWorkloads",
      dependencies: [
        "SimSwiftUI", "SimDevice", "SimLab", "SimWorkloads",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: asAnApp),
    .executableTarget(name: "simui-assets", swiftSettings: ours),
    .plugin(name: "AssetSymbols", capability: .buildTool(), dependencies: ["simui-assets"]),
    .executableTarget(
      name: "simui-sources", dependencies: ["SimSources"], swiftSettings: ours),
    .plugin(name: "AppSources", capability: .buildTool(), dependencies: ["simui-sources"]),
    .executableTarget(
      name: "simui-bench",
      dependencies: [
        "CHostHooks", "SimCore", "SimViews", "SimComponents", "SimDevice", "SimLab", "SimMetrics",
        "SimCharts", "SimReport", "SimSwiftUI",
      ],
      swiftSettings: ours),
    // 9
    .executableTarget(
      name: "simui-store", dependencies: ["SimCommands", "SimWorkloads", "StoreWorkloads"],
      swiftSettings: ours),
    // AppleFrameworks
    .target(name: "CFrameworkNames", path: "Sources/AppleFrameworks/CFrameworkNames"),
    .target(name: "SimOS", path: "Sources/AppleFrameworks/SimOS", swiftSettings: ours),
    .target(
      name: "SimUIKit", dependencies: ["CHostHooks", "SimReflection", "SimViews", "SimComponents"],
      path: "Sources/AppleFrameworks/SimUIKit", swiftSettings: ours),
    .target(
      name: "SimData", dependencies: ["SimViews", "SimComponents", "SwiftUIMacros"],
      path: "Sources/AppleFrameworks/SimData", swiftSettings: ours),
    .target(
      name: "SimRecords", dependencies: ["SimViews", "SimComponents"],
      path: "Sources/AppleFrameworks/SimRecords", swiftSettings: ours),
    .target(
      name: "SimMarks", dependencies: ["SimViews", "SimComponents"],
      path: "Sources/AppleFrameworks/SimMarks", swiftSettings: ours),
    .target(
      name: "SimMaps", dependencies: ["SimViews", "SimComponents", "SimUIKit"],
      path: "Sources/AppleFrameworks/SimMaps", swiftSettings: ours),
    .target(
      name: "SimFrameworks",
      dependencies: ["SimViews", "SimComponents", "SimUIKit", "SwiftUIMacros"],
      path: "Sources/AppleFrameworks/SimFrameworks", swiftSettings: ours),
    .target(
      name: "SimStore", dependencies: ["SimViews", "SimComponents", "SimUIKit"],
      path: "Sources/AppleFrameworks/SimStore", swiftSettings: ours),
    .target(
      name: "SimWeather", dependencies: ["SimMaps"], path: "Sources/AppleFrameworks/SimWeather",
      swiftSettings: ours),
    .target(
      name: "SwiftUI",
      dependencies: ["SimSwiftUI"] + appleFrameworks.map { .byName(name: $0) },
      path: "Sources/AppleFrameworks/SwiftUI", swiftSettings: ours),
    // Tests
    .target(name: "Expectations", path: "Tests/Expectations", swiftSettings: ours),
    .testTarget(name: "ExpectationsTests", dependencies: ["Expectations"], swiftSettings: ours),
    .target(name: "CFileSteps", path: "Tests/CFileSteps"),
    .executableTarget(
      name: "FixtureLab", dependencies: ["SimCommands", "SimLab", "SimMetrics", "CFileSteps"],
      path: "Tests/FixtureLab", swiftSettings: ours),
    .executableTarget(
      name: "FixtureApp", dependencies: ["SwiftUI", "SimCommands"], path: "Tests/FixtureApp",
      swiftSettings: asAnApp),
    .executableTarget(
      name: "MyScreensLab", dependencies: ["SwiftUI", "SimDevice", "SimLab", "SimCommands"],
      path: "Tests/MyScreensLab", swiftSettings: asAnApp),
    .executableTarget(
      name: "UnrulyLab", dependencies: ["SwiftUI", "SimDevice", "SimLab", "SimCommands"],
      path: "Tests/UnrulyLab", swiftSettings: asAnApp),
    .testTarget(name: "ArchitectureTests", dependencies: ["Expectations"], swiftSettings: ours),
    .testTarget(
      name: "SimCoreTests", dependencies: ["Expectations", "SimCore"], swiftSettings: ours),
    .testTarget(
      name: "SimGraphTests", dependencies: ["Expectations", "SimGraph"], swiftSettings: ours),
    .testTarget(
      name: "SimReflectionTests", dependencies: ["Expectations", "SimReflection"],
      swiftSettings: ours),
    .testTarget(
      name: "SimSourcesTests", dependencies: ["Expectations", "SimSources"], swiftSettings: ours),
    .testTarget(
      name: "SimProjectsTests", dependencies: ["Expectations", "SimProjects"], swiftSettings: ours),
    .testTarget(
      name: "SimDeviceTests",
      dependencies: [
        "Expectations", "SimCore", "SimViews", "SimComponents", "SimDevice", "SimMetrics",
        "SwiftUI",
      ],
      swiftSettings: ours),
    .testTarget(
      name: "SimViewsTests",
      dependencies: [
        "Expectations", "SimViews", "SimComponents", "SwiftUI", "SimDevice", "SimGraph",
      ],
      swiftSettings: ours),
    .testTarget(
      name: "SimMetricsTests", dependencies: ["Expectations", "SimCore", "SimMetrics"],
      exclude: ["layout-3.json", "layout-4.json", "layout-6.json"],
      swiftSettings: ours),
    .testTarget(
      name: "SimChartsTests", dependencies: ["Expectations", "SimCharts", "SimScreen", "CZlib"],
      swiftSettings: ours),
    .testTarget(
      name: "SimScreenTests",
      dependencies: [
        "Expectations", "SimScreen", "SimViews", "SimComponents", "SimCharts", "SimDevice",
        "SwiftUI",
      ],
      exclude: ["Golden"], swiftSettings: asAnApp),
    .testTarget(
      name: "SimReportTests",
      dependencies: ["Expectations", "SimReport", "SimScreen", "SimCharts", "SimMetrics"],
      exclude: ["Golden"], swiftSettings: ours),
    .testTarget(
      name: "SimLabTests",
      dependencies: [
        "Expectations", "SimCore", "SimViews", "SimComponents", "SimLab", "SimWorkloads",
        "StoreWorkloads", "SimDevice", "SimMetrics", "SwiftUI",
      ],
      swiftSettings: ours),
    .testTarget(
      name: "AdviceTrialTests",
      dependencies: ["Expectations", "SimLab", "SimDevice", "SimMetrics", "SwiftUI"],
      swiftSettings: asAnApp),
    .testTarget(
      name: "SimTestingTests",
      dependencies: ["Expectations", "SimTesting", "SimLab", "SimMetrics", "SimDevice", "SwiftUI"],
      swiftSettings: asAnApp),
    .target(
      name: "Probes", dependencies: ["SwiftUI"], path: "Examples/Sources/Probes",
      swiftSettings: asAnApp),
    .testTarget(
      name: "FidelityTests",
      dependencies: [
        "Expectations", "SwiftUI", "SimViews", "SimComponents", "SimDevice", "SimGraph", "Probes",
        openCombine,
      ] + demos.map { .byName(name: $0) },
      swiftSettings: asAnApp),
    .testTarget(
      name: "SampleAppTests", dependencies: ["Expectations", "SwiftUI", "SimScreen", "SimDevice"],
      exclude: ["Assets.xcassets"], swiftSettings: ours, plugins: ["AssetSymbols"]),
    .testTarget(
      name: "CorpusTests", dependencies: ["SwiftUI", "SimDevice"],
      exclude: ["Expected", "Garden.xcdatamodeld"], swiftSettings: asAnApp,
      plugins: ["AssetSymbols"]),
    .testTarget(
      name: "CorpusSixTests", dependencies: ["SwiftUI", "SimDevice"],
      exclude: ["Expected"],
      swiftSettings: strict + [.swiftLanguageMode(.v6)], plugins: ["AssetSymbols"]),
    .target(
      name: "RandomViews",
      dependencies: ["SimCore", "SimDevice", "SimViews", "SimComponents", "SimSwiftUI"],
      path: "Tests/RandomViews", swiftSettings: asAnApp),
    .executableTarget(
      name: "simui-soak", dependencies: ["RandomViews", "SimDevice", "SimSwiftUI"],
      path: "Tests/simui-soak", swiftSettings: ours),
    .testTarget(
      name: "RandomViewTests", dependencies: ["RandomViews"], swiftSettings: ours),
    .testTarget(
      name: "simuiTests",
      dependencies: [
        "Expectations", "SimCommands", "SimDevice", "SimLab", "SimMetrics", "FixtureLab",
        "FixtureApp", "MyScreensLab", "UnrulyLab", "simui", "simui-store", "CZlib",
        .product(name: "Yams", package: "Yams"),
      ],
      exclude: ["Golden"],
      swiftSettings: ours),
  ]
    + demos.map { name in
      .target(
        name: name, dependencies: ["SwiftUI", "Probes"], path: "Examples/Sources/\(name)",
        exclude: ["main.swift"], swiftSettings: asAnApp)
    }
)
