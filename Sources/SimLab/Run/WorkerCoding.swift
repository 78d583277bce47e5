// The coding of the two messages between the processes: a request and an answer.

package import Foundation
package import SimMetrics

/// The answer of a worker.
package struct WorkerAnswer: Codable, Equatable {
  /// The record; the outcome of a run that failed is `failed`.
  package var record: RunRecord
  /// The recorded actions as the text of a script file.
  package var tape: String?
  /// The final graph and screen, if requested.
  package var trace: RunTrace?
  /// The contents of the display, if requested.
  package var pictures: RunPictures?
  /// The computation of the app's own code on this machine, if measured.
  package var userWork: UserWork?
  /// The texts on the final screen from top to bottom; nil for a run that did not complete.
  package var finalTexts: [String]?
  /// The error in the user's script in one sentence; nil if there is none.
  package var badInput: String?

  package init(
    record: RunRecord, tape: String? = nil, trace: RunTrace? = nil,
    pictures: RunPictures? = nil, userWork: UserWork? = nil, finalTexts: [String]? = nil,
    badInput: String? = nil
  ) {
    self.record = record
    self.tape = tape
    self.trace = trace
    self.pictures = pictures
    self.userWork = userWork
    self.finalTexts = finalTexts
    self.badInput = badInput
  }
}

/// Encodes the messages between the planning process and the running process.
package enum WorkerCoding {
  /// Returns the request as one line of JSON.
  package static func encode(_ request: RunRequest) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(request)
  }

  /// Parses a request from its line.
  package static func decodeRequest(_ line: Data) throws -> RunRequest {
    try JSONDecoder().decode(RunRequest.self, from: line)
  }

  /// Returns the answer as JSON, followed by the columns of its record.
  package static func encode(_ answer: WorkerAnswer) throws -> Data {
    let store = ColumnStore()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.userInfo[ColumnStore.key] = store
    return store.packed(with: try encoder.encode(answer))
  }

  /// Parses an answer, or returns nil if the bytes are not a complete one.
  package static func decodeAnswer(_ bytes: Data) -> WorkerAnswer? {
    guard let (json, store) = ColumnStore.unpacked(bytes) else { return nil }
    let decoder = JSONDecoder()
    decoder.userInfo[ColumnStore.key] = store
    guard let answer = try? decoder.decode(WorkerAnswer.self, from: json),
      (try? answer.record.check()) != nil
    else { return nil }
    return answer
  }
}
