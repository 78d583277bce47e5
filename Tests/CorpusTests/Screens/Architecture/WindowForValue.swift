import SwiftUI

struct Handout: Codable, Hashable {
    var name = "Soup"
}

struct RecipeWindows: App {
    var body: some Scene {
        WindowGroup("Recipe", id: "recipe", for: Handout.self) { $recipe in
            WindowForValue(name: recipe?.name)
        }
        .commands { EmptyCommands() }
        WindowGroup(for: Handout.self) { $recipe in
            WindowForValue(name: recipe.name)
        } defaultValue: {
            Handout()
        }
    }
}

struct WindowForValue: View {
    var name: String?
    @Environment(\.openURL) private var openURL

    var body: some View {
        VStack {
            LabeledContent("Recipe", value: name ?? "none")
                .labeledContentStyle(.framed)
            Link("Ask", destination: URL(string: "https://example.com/a")!)
        }
        .environment(\.openURL, OpenURLAction { _ in .systemAction(prefersInApp: true) })
    }
}

private struct FramedStyle: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        LabeledContent(configuration).padding().border(.gray)
    }
}

extension LabeledContentStyle where Self == FramedStyle {
    fileprivate static var framed: FramedStyle { FramedStyle() }
}

#Preview { WindowForValue(name: "Bread") }
