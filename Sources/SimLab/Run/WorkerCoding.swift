// The two texts that pass between the processes: a request in, an answer out.

package import Foundation
package import SimMetrics

/// What a worker answers.
package struct WorkerAnswer: Codable, Equatable {
  /// What was counted and timed; the outcome of a run that could not be carried out is `failed`.
  package var record: RunRecord
  /// What was done, as the text of a script file.
  package var tape: String?
  /// Graph and screen at the end, where they were asked for.
  package var trace: RunTrace?
  /// What the display showed, where it was asked for.
  package var pictures: RunPictures?
  /// What the app's own code computed on this machine, where it was measured.
  package var userWork: UserWork?
  /// The texts on screen at the end, top to bottom; nil for a run that did not complete.
  package var finalTexts: [String]?
  /// What is wrong with the user's script, in one sentence; nil if nothing is.
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

/// Encodes what passes between the process that plans and the one that runs.
package enum WorkerCoding {
  /// The request as one line of JSON.
  package static func encode(_ request: RunRequest) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(request)
  }

  /// Reads a request from its line.
  package static func decodeRequest(_ line: Data) throws -> RunRequest {
    try JSONDecoder().decode(RunRequest.self, from: line)
  }

  /// The answer as JSON, followed by the columns of its record.
  package static func encode(_ answer: WorkerAnswer) throws -> Data {
    let store = ColumnStore()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.userInfo[ColumnStore.key] = store
    return store.packed(with: try encoder.encode(answer))
  }

  /// Reads an answer, or nil if the bytes are not a complete one.
  package static func decodeAnswer(_ bytes: Data) -> WorkerAnswer? {
    guard let (json, store) = ColumnStore.unpacked(bytes) else { return nil }
    let decoder = JSONDecoder()
    decoder.userInfo[ColumnStore.key] = store
    return try? decoder.decode(WorkerAnswer.self, from: json)
  }
}
