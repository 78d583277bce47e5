// swift-tools-version: 6.2

import PackageDescription

/// A warning ends the build where continuous integration runs, as in the package above.
let strict: [SwiftSetting] =
  Context.environment["SIMUI_WARNINGS"] == "error" ? [.treatAllWarnings(as: .error)] : []

/// The demos as their authors wrote them: language mode 5.
let asAnApp: [SwiftSetting] = strict + [.swiftLanguageMode(.v5)]

let view: Target.Dependency = .product(name: "SwiftUI", package: "simui")
let device: Target.Dependency = .product(name: "SimDevice", package: "simui")
let testing: Target.Dependency = .product(name: "SimTesting", package: "simui")

let examples = [
  "DeepInsideViews", "ViewLifecycles", "ViewIdentity", "StateLifetime", "RepeatedEvaluations",
]

let package = Package(
  name: "Examples",
  dependencies: [.package(name: "simui", path: "..")],
  targets: [
    .target(name: "Probes", dependencies: [view], swiftSettings: asAnApp),
    .target(name: "Shop", dependencies: [view], swiftSettings: asAnApp),
    .testTarget(
      name: "ShopTests", dependencies: ["Shop", device, testing], swiftSettings: asAnApp),
    .target(name: "Walkthrough", dependencies: [view, device], swiftSettings: asAnApp),
  ]
    + examples.map { name in
      .executableTarget(
        name: name, dependencies: ["Probes", "Walkthrough", view, device], swiftSettings: asAnApp)
    })
