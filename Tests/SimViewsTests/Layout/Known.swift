// Trees with known sizes: what a published source gives, or what follows from it by arithmetic.
//
// Sources, in a word: "WWDC19" is session 237, Building Custom Views with SwiftUI; "WWDC22" session 10056, Compose
// custom layouts; "Apple" the reference pages of the API; "Thinking" the book Thinking in SwiftUI (objc.io);
// "lab" the articles of swiftui-lab.com on frames and alignment guides; "mechanism" our notes, with the section.

@_spi(Runtime) import SimComponents
@_spi(Runtime) import SimViews
import SwiftUI
import Testing

/// A tree, what it comes to, and who says so.
struct Known: CustomStringConvertible, Sendable {
  let fact: String
  let source: String
  let expected: String
  let actual: @MainActor @Sendable () -> String

  init(
    _ fact: String, _ source: String, _ expected: String,
    _ actual: @escaping @MainActor @Sendable () -> String
  ) {
    self.fact = fact
    self.source = source
    self.expected = expected
    self.actual = actual
  }

  var description: String { "\(fact) (\(source))" }
}

/// The sizes of what the first element holds, in their order.
@MainActor
func parts<V: View>(
  _ width: CGFloat? = 300, _ height: CGFloat? = 40, @ViewBuilder _ content: () -> V
) -> String {
  children(width, height, content).map { "\(short($0.size.width))x\(short($0.size.height))" }
    .joined(separator: " ")
}

/// The places of what the first element holds, in their order.
@MainActor
func places<V: View>(
  _ width: CGFloat? = 300, _ height: CGFloat? = 40, @ViewBuilder _ content: () -> V
) -> String {
  children(width, height, content).map { "\(short($0.origin.x)),\(short($0.origin.y))" }
    .joined(separator: " ")
}

@MainActor
private func children<V: View>(
  _ width: CGFloat?, _ height: CGFloat?, _ content: () -> V
) -> [RenderElement] {
  let probe = LayoutProbe(width, height, content)
  var found: [RenderElement] = []
  probe.runtime.window?.element.children.first?.forEachChild { found.append($0) }
  return found
}
