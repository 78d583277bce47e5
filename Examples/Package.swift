// swift-tools-version: 6.2

import PackageDescription

/// The demos as their authors wrote them: language mode 5.
let asAnApp: [SwiftSetting] = [.swiftLanguageMode(.v5)]

let package = Package(
  name: "Examples",
  dependencies: [.package(name: "simui", path: "..")],
  targets: [
    .target(
      name: "Walkthrough", dependencies: [.product(name: "SimDevice", package: "simui")],
      swiftSettings: asAnApp)
  ]
    + [
      "ViewLifecycles"
    ].map { name in
      .executableTarget(
        name: name,
        dependencies: [
          "Walkthrough", .product(name: "SwiftUI", package: "simui"),
          .product(name: "SimDevice", package: "simui"),
        ], swiftSettings: asAnApp)
    })
