// The surroundings of the list in some workloads. Each holds its state in a small view of its own,
// so that a change reaches the list only in the way of the strategy.

import SimSwiftUI

/// The surroundings of a strategy's screen.
enum Stage: String, CaseIterable {
  /// Nothing; the list initially has no items.
  case empty
  /// A tab bar, with the list as its first tab.
  case tabs
  /// A search field above the list.
  case search
  /// A switch between light and dark.
  case theme
}

/// The list as one tab of two.
struct TabStage<Content: View>: View {
  let content: Content

  var body: some View {
    TabView {
      content.tabItem { Text("All") }
      Text("Nothing here").tabItem { Text("Other") }
    }
  }
}

/// The list below a search field.
struct SearchStage<Content: View>: View {
  let content: Content
  let feed: Feed

  var body: some View {
    VStack(spacing: 0) {
      SearchField(feed: feed)
      content
    }
  }
}

/// Passes the typed text to the feed.
struct SearchField: View {
  @State private var text = ""
  let feed: Feed

  var body: some View {
    TextField("Search", text: $text)
      .onChange(of: text) { feed.changes.send(.search($0)) }
      .padding()
  }
}

/// The list in light or in dark.
struct ThemeStage<Content: View>: View {
  let content: Content
  let feed: Feed
  @State private var isDark = false

  var body: some View {
    content
      .environment(\.colorScheme, isDark ? .dark : .light)
      .onReceive(feed.changes) { if $0 == .theme { isDark.toggle() } }
  }
}
