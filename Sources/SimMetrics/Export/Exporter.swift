// A writer turns records into bytes; its caller decides where they go.
//
// One format a file. All of them show rows in the order of `Comparison`, the answer first, and none
// reads a clock or a locale: equal records give equal bytes.

package import Foundation

/// Something that turns records into a file's bytes.
package protocol Exporter: Sendable {
  /// Turns records into bytes.
  ///
  /// - Throws: An error of the encoder; the formats for people never throw.
  func export(_ records: [RunRecord]) throws -> Data
}
