// swift-tools-version: 5.9

import PackageDescription

let package = Package(
    name: "NewsKit",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "NewsKit", targets: ["NewsKit"])
    ],
    targets: [
        .target(name: "NewsKit", swiftSettings: [.enableUpcomingFeature("BareSlashRegexLiterals")]),
        .testTarget(name: "NewsKitTests", dependencies: ["NewsKit"]),
    ]
)
