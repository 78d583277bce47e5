// swift-tools-version: 5.9

import PackageDescription

let package = Package(
    name: "FerryKit",
    defaultLocalization: "en",
    platforms: [.iOS(.v16)],
    products: [
        .library(name: "FerryKit", targets: ["FerryKit"])
    ],
    targets: [
        .target(name: "FerryModels"),
        .target(
            name: "FerryKit",
            dependencies: ["FerryModels"],
            resources: [.process("Resources")]),
        .testTarget(name: "FerryKitTests", dependencies: ["FerryKit"]),
    ]
)
