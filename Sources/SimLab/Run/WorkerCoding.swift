// The two texts that pass between the processes: a request in, a record out.

package import Foundation
package import SimMetrics

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

  /// The record as JSON.
  package static func encode(_ record: RunRecord) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(record)
  }

  /// Reads a record, or nil when the bytes are not all of one.
  package static func decodeRecord(_ bytes: Data) -> RunRecord? {
    try? JSONDecoder().decode(RunRecord.self, from: bytes)
  }
}
