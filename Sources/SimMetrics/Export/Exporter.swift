// A writer converts records into bytes; its caller decides where they are written.
//
// Each format has one file. All formats list rows in the order of `Comparison`, the answer first,
// and none reads a clock or a locale: equal records give equal bytes.

package import Foundation

/// Converts records into the bytes of a file.
package protocol Exporter: Sendable {
  /// Converts records into bytes.
  ///
  /// - Throws: An error of the encoder; the formats for people never throw.
  func export(_ records: [RunRecord]) throws -> Data
}
