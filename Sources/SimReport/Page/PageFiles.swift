// The files of the page, which are edited in `Resources` in their own formats and compiled into the
// program as bytes.

private import CReportPage

/// The texts that `HTMLReport` fills or includes.
enum PageFiles {
  /// The template.
  static var template: String { text(CPageTemplate) }
  /// The style sheet.
  static var style: String { text(CPageStyle) }
  /// The script that all other scripts require.
  static var script: String { text(CPageScript) }
  /// The script of the zoomable frames.
  static var explorer: String { text(CPageExplorer) }
  /// The script that plays the phones.
  static var player: String { text(CPagePlayer) }

  private static func text(_ file: CPageFile) -> String {
    String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
  }
}
