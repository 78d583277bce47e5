// `#Preview`: a type that the tools find by its conformance, with the place of the preview and what makes it.
//
// Properties marked `@Previewable` belong to the view that is shown: they become properties of a view whose body is
// the rest of the closure, so that they have an identity to live in.

/// One use of `#Preview`.
struct PreviewMacro {
  private let expansion: Expansion
  private let location: Expansion.Location
  /// What stands before the macro: attributes such as `@available`.
  private let attributes: String
  /// The name and the traits, as they were written.
  private let arguments: String
  private let content: SourceText

  init(_ expansion: Expansion) throws {
    guard let syntax = expansion.syntax else {
      throw MacroError("#Preview stands by itself: #Preview { ContentView() }.")
    }
    self.expansion = expansion
    location = syntax.location
    let text = SourceText(syntax.source)
    guard let sign = text.first(of: "#", in: 0..<text.characters.count) else {
      throw MacroError("#Preview { ContentView() } was expected.")
    }
    attributes = text.text(0..<sign)
    var index = sign + 1
    while index < text.characters.count, !"({".contains(text.characters[index]) { index += 1 }
    var arguments: [String] = []
    var content: SourceText?
    if index < text.characters.count, text.characters[index] == "(" {
      let end = text.end(of: index)
      for part in text.parts(index + 1..<end - 1, separator: ",") {
        let start = text.skippingSpace(from: part.lowerBound)
        guard start < part.upperBound else { continue }
        if text.has("body:", at: start) {
          content = Self.inside(text, from: start + 5)
        } else {
          arguments.append(text.code(part))
        }
      }
      index = text.skippingSpace(from: end)
    }
    if index < text.characters.count, text.characters[index] == "{" {
      let end = text.end(of: index)
      content = SourceText(text.text(index + 1..<end - 1))
    }
    guard let content else {
      throw MacroError("#Preview needs a closure that makes the view: #Preview { ContentView() }.")
    }
    self.arguments = arguments.joined(separator: ",")
    self.content = content
  }

  private static func inside(_ text: SourceText, from start: Int) -> SourceText? {
    let index = text.skippingSpace(from: start)
    guard index < text.characters.count, text.characters[index] == "{" else { return nil }
    return SourceText(text.text(index + 1..<text.end(of: index) - 1))
  }

  /// The declaration that takes the macro's place.
  var source: String {
    let name = "\(expansion.discriminator)\(7)PreviewfMu_"
    let comma = arguments.isEmpty ? "" : "(\(arguments))"
    return """
      \(attributes)nonisolated struct \(name): SwiftUI.PreviewRegistry {
        static var fileID: Swift.String { "\(location.fileID)" }
        static var line: Swift.Int { \(location.line) }
        static var column: Swift.Int { \(location.column) }
        @MainActor static func makePreview() throws -> SwiftUI.Preview {
      \(wrapper)    return SwiftUI.Preview\(comma) {
      \(wrapper.isEmpty ? content.text(0..<content.characters.count) : "__PreviewableContent()")
          }
        }
      }
      """
  }

  /// A view with the marked properties; empty if there are none.
  private var wrapper: String {
    let mark = "@Previewable"
    let statements = content.statements(0..<content.characters.count)
    let marked = statements.filter { content.has(mark, at: $0.lowerBound) }
    guard !marked.isEmpty else { return "" }
    let properties = marked.map { content.text($0.lowerBound + mark.count..<$0.upperBound) }
    let rest = statements.filter { !content.has(mark, at: $0.lowerBound) }.map { content.text($0) }
    return """
          struct __PreviewableContent: SwiftUI.View {
      \(properties.joined(separator: "\n"))
            var body: some SwiftUI.View {
      \(rest.joined(separator: "\n"))
            }
          }

      """
  }
}
