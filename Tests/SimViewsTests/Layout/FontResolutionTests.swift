import Foundation
import SimViews
import Testing

@MainActor @Suite struct FontResolutionTests {
  private func resolved(_ font: Font, _ size: DynamicTypeSize = .large) -> Font.Resolved {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = size
    return font.resolve(in: environment.fontResolutionContext)
  }

  @Test func `a font shrinks to the user's text size`() {
    #expect(resolved(.body).pointSize == 17)
    #expect(resolved(.body, .xxxLarge).pointSize == 23)
    #expect(resolved(.system(size: 20)).pointSize == 20)
  }

  @Test func `bold and italic are read, set and reset`() {
    #expect(resolved(.headline).isBold && !resolved(.body).isBold)
    #expect(resolved(.body.bold(true)).isBold && !resolved(.headline.bold(false)).isBold)
    #expect(Font.body.bold(false) == .body)
    #expect(resolved(.body.italic(true)).isItalic)
    #expect(Font.body.italic().italic(false) == .body)
    #expect(resolved(.body.monospaced()).isMonospaced && !resolved(.body).isMonospaced)
  }
}
