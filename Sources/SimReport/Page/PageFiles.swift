// The files of the page, which stand in `Resources` as what they are, and in the program as bytes.

private import CReportPage

/// The texts that `HTMLReport` fills or includes.
enum PageFiles {
  /// The template.
  static var template: String { text(CPageTemplate) }
  /// The style sheet.
  static var style: String { text(CPageStyle) }
  /// The scripts without which the rest of the scripts does nothing.
  static var script: String { text(CPageScript) }
  /// The script of the frames that are zoomed.
  static var explorer: String { text(CPageExplorer) }
  /// The script of the phones that play.
  static var player: String { text(CPagePlayer) }

  private static func text(_ file: CPageFile) -> String {
    String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
  }
}
