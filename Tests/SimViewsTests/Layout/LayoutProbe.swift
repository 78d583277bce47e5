// A screen of points: views are laid out in a given size, text ten points a character and twenty a line,
// and what was laid out is read back as text, one element a line: kind, place in its parent, size.

import Foundation

@_spi(Runtime) @testable import SimComponents
@_spi(Runtime) @testable import SimViews

/// Text whose measures can be worked out by hand.
struct SquareText: TextMeasurer {
  func width(of string: String, font: ResolvedFont) -> CGFloat { CGFloat(string.count) * 10 }

  func extent(of string: String, font: ResolvedFont, width: CGFloat) -> TextExtent {
    var extent = TextExtent(width: 0, lines: 0)
    for line in string.split(separator: "\n", omittingEmptySubsequences: false) {
      let length = self.width(of: String(line), font: font)
      extent.width = max(extent.width, min(length, (width / 10).rounded(.down) * 10))
      extent.lines += max(1, Int((length / max(width, 1)).rounded(.up)))
    }
    return extent
  }
}

/// One app whose window is laid out by hand.
@MainActor
final class LayoutProbe: RuntimeHost {
  let runtime: ViewRuntime
  private(set) var warnings: [String] = []
  private let proposal: ProposedSize

  init<V: View>(
    _ width: CGFloat? = 300, _ height: CGFloat? = 200, insets: EdgeInsets = EdgeInsets(),
    @ViewBuilder _ content: () -> V
  ) {
    proposal = ProposedSize(width: width, height: height)
    runtime = ViewRuntime(policy: .iOS17, measurer: SquareText())
    runtime.host = self
    runtime.safeAreaInsets = insets
    runtime.launch(content)
    refresh()
  }

  /// Brings the screen up to date as the host does, until nothing is pending.
  func refresh() {
    var rounds = 0
    repeat {
      rounds += 1
      runtime.update()
      _ = runtime.window?.layout(in: proposal)
      runtime.finishUpdate()
      runtime.window?.show()
      runtime.runActions()
    } while runtime.needsUpdate && rounds < 32
  }

  func show(diagnostic message: String) { warnings.append(message) }

  /// The elements below the window's own.
  var text: String {
    runtime.screenDescription().split(separator: "\n").dropFirst()
      .map { $0.dropFirst(2) }.joined(separator: "\n")
  }

  /// What happened on screen since the last call.
  func takeMutations() -> [RenderMutation] {
    defer { runtime.mutations.removeAll() }
    return runtime.mutations
  }
}

/// What views come to when they are laid out in a size; 300 × 200 points if none is given.
@MainActor
func layout<V: View>(
  _ width: CGFloat? = 300, _ height: CGFloat? = 200, @ViewBuilder _ content: () -> V
) -> String {
  LayoutProbe(width, height, content).text
}

/// The size of the first element, such as `80x20`.
@MainActor
func size<V: View>(
  _ width: CGFloat? = 300, _ height: CGFloat? = 200, @ViewBuilder _ content: () -> V
) -> String {
  let probe = LayoutProbe(width, height, content)
  guard let root = probe.runtime.window?.element, let child = root.children.first else {
    return "nothing"
  }
  let size = child.sizeThatFits(
    ProposedSize(width: width, height: height), probe.runtime)
  return "\(short(size.width))x\(short(size.height))"
}

/// A length without a needless fraction.
func short(_ length: CGFloat) -> String {
  guard length.isFinite else { return "\(Double(length))" }
  let rounded = (length * 100).rounded() / 100
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
}
