// The texts of every report, in any format: which numbers are exact, which are modelled, and what
// is not simulated.

import SimMetrics

/// Sentences that are in every report.
enum ReportText {
  /// A part of a sentence, code or not.
  struct Piece {
    let text: String
    let isCode: Bool
  }

  /// A sentence split at its backticks, for a page, which marks up code differently.
  ///
  /// A backtick without a counterpart is an ordinary character.
  struct Line {
    let pieces: [Piece]

    init(_ text: String) {
      var parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
      if parts.count % 2 == 0 { parts.append("`" + parts.removeLast()) }
      pieces = parts.enumerated().map {
        Piece(text: $1, isCode: $0 % 2 == 1 && $0 < parts.count - 1)
      }
      .filter { !$0.text.isEmpty }
    }

    /// The sentence in Markdown: code stays code, and special characters are escaped.
    var markdown: String {
      pieces.map { $0.isCode ? "`\($0.text)`" : MarkdownExporter.escape($0.text) }.joined()
    }
  }

  /// Explanations of the numbers.
  static let limits = [
    "Counts (bodies, initialisations, allocations, updates) are exact: they are counted while "
      + "real view code runs, and are equal from run to run.",
    "Times are modelled: each operation has a price taken from published measurements of devices, "
      + "with their uncertainty. Every run is priced again under 1,000 tables drawn within it, the same "
      + "for all runs; a range is where nine of ten lie, and an order that holds in less than 95 % is "
      + "too close to call.",
    "Hitches are those of the median variation, in which no two frames cost the same. Pictures of frames, and what caused "
      + "hitches, show one play of the run: a variation whose hitch time and main-thread time are near the median.",
    "Memory is what the app's views, data and images take. A footprint, as tools show it, also holds the 14 MB or so that "
      + "every process takes; `simui memory` has both, and the system's limit.",
    "A fingerprint is a hash over the events of a run and their times, the bodies in each frame, and the screen at "
      + "the end: runs of equal fingerprints did the same at the same times and ended on the same picture. Other texts, "
      + "or other prices, are another fingerprint.",
    "Arithmetic in user code is free unless it is declared with `simulatedWork`; what user code "
      + "allocates, stores and asks of the runtime is seen and priced.",
    "A hitch is a frame that was shown later than it was due; the ratio counts tracked frames only "
      + "(scrolled, dragged or animated), per second of tracked time. Apple calls less than 5 ms/s "
      + "good and more than 10 ms/s critical for scrolling.",
    "Not modelled: the heat of the device, other processes, the network, and the time that a "
      + "disk needs.",
  ]
}
