// The package that `simui new` writes: two strategies for the state of one screen, a scenario that
// compares them, and a test with a gate.

/// The files of a new package.
package struct PackageTemplate {
  /// The name of the package and of its module.
  let name: String
  /// The place of the package `simui`.
  let dependency: String

  package init(name: String, dependency: String) {
    self.name = name
    self.dependency = dependency
  }

  /// The files by path, in the order in which they are written.
  package var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest), ("README.md", readme), (".gitignore", ".build/\nReports/\n"),
      ("Sources/\(name)/LikeLists.swift", screens),
      ("Sources/\(name)Lab/main.swift", scenario),
      ("Tests/\(name)Tests/LikeListTests.swift", tests),
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2

    import PackageDescription

    let simui = ["SwiftUI", "SimDevice", "SimLab", "SimCommands", "SimTesting"]
      .map { Target.Dependency.product(name: $0, package: "simui") }

    let package = Package(
      name: "\(name)",
      dependencies: [.package(name: "simui", path: "\(dependency)")],
      targets: [
        .target(name: "\(name)", dependencies: simui),
        .executableTarget(name: "\(name)Lab", dependencies: ["\(name)"] + simui),
        .testTarget(name: "\(name)Tests", dependencies: ["\(name)"] + simui),
      ],
      swiftLanguageModes: [.v5])

    """
  }

  private var readme: String {
    """
    # \(name)

    Two ways of holding the state of a list, compared on a simulated phone.

    - `swift run` plays each strategy and prints the table; the report is in `Reports/latest`.
    - `swift run \(name)Lab preview` lists the previews, and `preview NAME` shows one.
    - `swift test` drives a screen and fails when a tap evaluates more bodies than it needs.
    - Screens are in `Sources/\(name)`, what is compared is in `Sources/\(name)Lab/main.swift`.
    - `swift build --build-tests` builds all at once, so that neither of the others builds again.

    """
  }

  private var screens: String {
    """
    import SwiftUI

    /// The likes of all rows in one object.
    final class Likes: ObservableObject {
      @Published var counts: [Int: Int] = [:]
    }

    /// Every row that is on screen depends on the one object.
    public struct SharedList: View {
      @StateObject private var likes = Likes()
      private let rows: Int

      /// Shows a number of rows.
      public init(rows: Int) {
        self.rows = rows
      }

      /// The rows.
      public var body: some View {
        List(0..<rows, id: \\.self) { row in
          SharedRow(row: row, likes: likes)
        }
      }
    }

    struct SharedRow: View {
      let row: Int
      @ObservedObject var likes: Likes

      var body: some View {
        HStack {
          Button("Like \\(row)") { likes.counts[row, default: 0] += 1 }
          Spacer()
          Text("\\(likes.counts[row, default: 0]) likes")
        }
      }
    }

    /// Each row holds its own number.
    public struct OwnList: View {
      private let rows: Int

      /// Shows a number of rows.
      public init(rows: Int) {
        self.rows = rows
      }

      /// The rows.
      public var body: some View {
        List(0..<rows, id: \\.self) { row in
          OwnRow(row: row)
        }
      }
    }

    struct OwnRow: View {
      let row: Int
      @State private var likes = 0

      var body: some View {
        HStack {
          Button("Like \\(row)") { likes += 1 }
          Spacer()
          Text("\\(likes) likes")
        }
      }
    }

    #Preview("Shared") {
      SharedList(rows: 5)
    }

    #Preview("Own") {
      OwnList(rows: 5)
    }

    """
  }

  private var scenario: String {
    """
    import \(name)
    import SimCommands
    import SimDevice
    import SimLab
    import SwiftUI

    let likes = Scenario(
      name: "likes", summary: "a list whose rows can be liked",
      strategies: [
        Strategy(name: "shared", summary: "one object for all rows") { device, input in
          device.launch { SharedList(rows: input.items) }
        },
        Strategy(name: "own", summary: "state in each row") { device, input in
          device.launch { OwnList(rows: input.items) }
        },
      ],
      workloads: [
        Workload(name: "tap", summary: "likes the first rows") { session in
          for row in 0..<5 {
            try session.device.tap("Like \\(row)")
            session.device.settle()
          }
        }
      ])

    // Without arguments it prints the table.
    SimUI.main(
      catalog: CommandCatalog(scenarios: [likes]), withoutArguments: ["run", "--items", "100"])

    """
  }

  private var tests: String {
    """
    import \(name)
    import SimDevice
    import SimTesting
    import SwiftUI
    import Testing

    @MainActor @Suite struct LikeListTests {
      @Test func `a like concerns one row`() throws {
        let device = SimulatedDevice()
        device.launch { OwnList(rows: 20) }
        device.settle()
        try device.tap("Like 3")
        device.settle()
        #expect(device.screenText.filter { $0 == "1 likes" }.count == 1)
      }

      // The gate: counts are exact, so this never flakes.
      @Test func `a like evaluates one body, and scrolling is smooth`() async throws {
        try await checkPerformance(
          of: OwnList(rows: 200), named: "liking and scrolling",
          budgets: [.bodies(atMost: 60), .hitchRatio(atMost: 5), .peakMemory(megabytes: 20)]
        ) { device in
          let like = try device.measure {
            try device.tap("Like 3")
            device.settle()
          }
          #expect(like.count(.bodyEvaluations) <= 1)
          device.fling(velocity: 2_000)
          device.settle()
        }
      }
    }

    """
  }
}
