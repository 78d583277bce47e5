// The folder in which a test keeps its baselines.

public import Foundation
import SimMetrics

/// A folder of baselines: small files to commit next to the tests.
///
/// `SIMUI_UPDATE_BASELINES="why" swift test` rewrites the baselines that the tests use, and records
/// the reason in them.
public struct BaselineStore: Sendable {
  let folder: URL
  /// The reason for rewriting baselines; `nil` if runs are compared with them.
  let reason: String?
  /// Whether `CI` is set: a baseline that is written on such a machine is lost, so the test would
  /// check nothing.
  let isContinuousIntegration: Bool

  /// Returns a store in a folder.
  public static func folder(_ folder: URL) -> BaselineStore {
    BaselineStore(folder: folder, environment: ProcessInfo.processInfo.environment)
  }

  /// Returns the folder `Baselines` next to the test's file.
  public static func besideTest(_ file: String = #filePath) -> BaselineStore {
    folder(URL(filePath: file).deletingLastPathComponent().appending(path: "Baselines"))
  }

  init(folder: URL, reason: String?) {
    self.init(folder: folder, environment: reason.map { [Self.variable: $0] } ?? [:])
  }

  init(folder: URL, environment: [String: String]) {
    self.folder = folder
    reason = environment[Self.variable]
    isContinuousIntegration = !["", "0", "false"].contains(environment["CI"] ?? "")
  }

  private static let variable = "SIMUI_UPDATE_BASELINES"

  /// A hint on how to accept an intended difference.
  private static let update = "Where this is meant: \(variable)=\"why\" swift test"

  /// Compares a run with its baseline, or writes the baseline.
  ///
  /// - Throws: `PerformanceRegression` if the run differs, `RecordFolderError` for files that
  ///   cannot be read.
  func check(_ record: RunRecord) throws {
    var baselines = try BaselineFolder(folder, name: folder.path)
    if let reason {
      guard !reason.allSatisfy(\.isWhitespace) else {
        throw PerformanceRegression(
          "\(Self.variable) needs a reason, which is kept in the baselines")
      }
      guard !isContinuousIntegration else {
        throw PerformanceRegression(
          "\(Self.variable) is set where CI is: a run that writes its own baseline is compared with nothing. "
            + "Record baselines where they can be committed.")
      }
      guard let entry = baselines.update(record, reason: reason) else { return }
      var files = AtomicFiles(by: nil)
      files.add(entry.file, try entry.baseline.encoded(), replacing: entry.bytes)
      return try files.write(to: folder)
    }
    let file = baselines.file(for: record.identity)
    let path = folder.appending(path: file).path
    guard let baseline = baselines.entry(for: record.identity)?.baseline else {
      throw PerformanceRegression(
        "There is no baseline '\(path)', so nothing was compared. Record it: "
          + "\(Self.variable)=\"first\" swift test")
    }
    let verdict = baseline.compare(with: record)
    if let regression = PerformanceRegression(record, verdict, file: path, update: Self.update) {
      throw regression
    }
  }
}
