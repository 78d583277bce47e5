import Foundation
import SimScreen
@_spi(Runtime) package import SimViews

/// The area of a field with its text.
@MainActor
package final class FieldElement: ControlElement {
  /// The kind of field.
  package enum Kind { case plain, secure, editor, search }
  package let fieldKind: Kind
  /// The axis along which the field grows with its text.
  var axis = Axis.horizontal
  private(set) var text = ""
  private var prompt: String?
  private(set) var style = TextStyle.initial

  init(id: ElementID, kind: Kind) {
    fieldKind = kind
    super.init(id: id)
  }

  package override var kind: RenderKind { .platform }

  /// The displayed text: dots in a secure field; the prompt or the title if the field is empty.
  var shown: String {
    guard !text.isEmpty else { return prompt ?? super.title }
    return fieldKind == .secure ? String(repeating: "•", count: text.count) : text
  }

  package override var ownTexts: [String] { shown.isEmpty ? [] : [shown] }
  package override var title: String {
    [super.title, prompt ?? ""].first { !$0.isEmpty && $0 != shown } ?? ""
  }
  package override var contentDescription: String { "\"\(shown)\"" }

  func show(_ text: String, prompt: String?, style: TextStyle, _ runtime: LayoutRuntime) {
    guard text != self.text || prompt != self.prompt || style != self.style else { return }
    self.text = text
    self.prompt = prompt
    self.style = style
    value = text
    contentChanged(runtime)
  }

  /// Returns the size of the field, which takes the proposed width.
  ///
  /// A field that grows downwards is as high as its text; an editor takes the whole proposal.
  /// Without a proposal, a field is as wide as its text.
  override func contentSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    let natural = runtime.measurer.extent(of: shown, font: style.font, width: .infinity)
    runtime.report(.textMeasured)
    let scale = runtime.facts.scale
    let width = proposal.width ?? natural.width.rounded(.up)
    if fieldKind == .search {
      return CGSize(width: width, height: runtime.policy.geometry.bars.searchFieldHeight)
    }
    if fieldKind == .editor {
      return CGSize(width: width, height: proposal.height ?? style.font.height(scale: scale))
    }
    guard axis == .vertical, width > 0 else {
      return CGSize(width: width, height: style.font.fieldHeight)
    }
    let needed =
      width < natural.width
      ? runtime.measurer.extent(of: shown, font: style.font, width: width) : natural
    let lines = min(needed.lines, style.lineLimit ?? .max)
    return CGSize(width: width, height: style.font.height(ofLines: lines, scale: scale))
  }

  override func draw(with pen: inout ScreenPen, in frame: CGRect) {
    guard frame.intersects(pen.screen) else { return }
    let values = environment?.read()
    let lineHeight = style.font.height(scale: pen.runtime.facts.scale)
    drawGround(with: &pen, in: frame)
    let place = textPlace(in: frame, lineHeight: lineHeight)
    let end = drawText(with: &pen, in: place, lineHeight: lineHeight, values)
    if let focused = pen.runtime.focus.field, focused === field {
      let cursor = CGRect(x: end.x, y: end.y + 1, width: 2, height: lineHeight - 2)
      pen.fill(
        .rounded(DisplayRect(cursor), radius: 1),
        values?.tint.map(pen.palette.colour) ?? pen.tint)
    }
  }

  private func drawGround(with pen: inout ScreenPen, in frame: CGRect) {
    let palette = pen.palette
    switch fieldKind {
    case .search:
      let box = searchBox(in: frame)
      pen.fill(.rounded(DisplayRect(box), radius: 10), palette["tertiarySystemFill"])
      let glass = CGRect(x: box.minX + 8, y: box.minY + 8, width: 18, height: 20)
      pen.symbol("magnifyingglass", in: DisplayRect(glass), size: 16, palette["secondary"])
    case .plain, .secure:
      guard insets != EdgeInsets() else { break }
      pen.fill(.rounded(DisplayRect(frame), radius: 5), palette["systemBackground"])
      pen.stroke(
        .rounded(DisplayRect(frame).inset(by: 0.25), radius: 5), palette["separator"],
        DisplayLine(0.5))
    case .editor: break
    }
  }

  private func searchBox(in frame: CGRect) -> CGRect {
    CGRect(x: frame.minX, y: frame.midY - 18, width: frame.width, height: 36)
  }

  private var isMultiline: Bool { fieldKind == .editor || axis == .vertical }

  /// Returns the place of the text: one line in the middle, unless the field has several.
  private func textPlace(in frame: CGRect, lineHeight: CGFloat) -> CGRect {
    var place = CGRect(
      x: frame.minX + insets.leading, y: frame.minY + insets.top,
      width: frame.width - insets.leading - insets.trailing,
      height: frame.height - insets.top - insets.bottom)
    if fieldKind == .search {
      let box = searchBox(in: frame)
      place = CGRect(
        x: box.minX + 30, y: box.midY - lineHeight / 2, width: box.width - 38, height: lineHeight)
    }
    guard !isMultiline else { return place }
    return CGRect(
      x: place.minX, y: place.midY - lineHeight / 2, width: place.width, height: lineHeight)
  }

  /// Draws the text or the prompt.
  ///
  /// - Returns: The place behind the text, where the cursor is.
  private func drawText(
    with pen: inout ScreenPen, in place: CGRect, lineHeight: CGFloat, _ values: EnvironmentValues?
  ) -> CGPoint {
    let shown = shown
    guard !shown.isEmpty else { return place.origin }
    var style = style
    if text.isEmpty { style.color = Color(named: "placeholderText") }
    if !isMultiline { style.lineLimit = 1 }
    let start = pen.commands.count
    pen.set(
      [TextRun(string: shown, style: style)], style, values,
      in: CGRect(
        x: place.minX, y: place.minY, width: place.width, height: max(lineHeight, place.height)))
    guard !text.isEmpty, pen.commands.count > start, case .text(let last)? = pen.commands.last
    else {
      return place.origin
    }
    return CGPoint(x: last.frame.maxX, y: last.frame.y)
  }
}
