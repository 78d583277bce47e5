// The form in which figures are written beside a report.

package import SimCharts
import Foundation

/// How figures are written.
package struct FigureFormat: Equatable, Sendable {
  /// The kinds of files.
  package enum Kind: String, CaseIterable, Sendable {
    /// Pixels, which every reader shows alike.
    case png
    /// Drawn by the reader's program, sharp at any size.
    case svg
  }

  /// The kind of files.
  package var kind: Kind
  /// Pixels per point of a PNG.
  package var scale: Double
  /// The paper; nil for the reader's choice, which only SVG can follow: a PNG is on white paper then.
  package var theme: Theme?

  /// Makes a format; PNG at two pixels per point by default.
  package init(_ kind: Kind = .png, scale: Double = 2, theme: Theme? = nil) {
    self.kind = kind
    self.scale = scale
    self.theme = theme
  }

  /// The bytes of a figure's file.
  ///
  /// - Parameter drawing: the figure as SVG, if it was drawn already.
  /// - Throws: `CairoError` when it cannot be drawn.
  func file(_ figure: Figure, _ drawing: SVGDrawing? = nil) throws -> Data {
    switch kind {
    case .svg: Data(try (drawing ?? SVGDrawing(figure)).file(theme).utf8)
    case .png: Data(try CairoCanvas.png(figure, scale: scale, theme: theme ?? .light))
    }
  }

  /// The name of a figure's file.
  func name(_ figure: String) -> String { "\(figure).\(kind.rawValue)" }
}
