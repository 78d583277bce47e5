// What is said of links and destinations that stand where no stack takes them, word for word from public reports (named at each
// test), and what becomes of them.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Screens {
  private static let onlyInside = """
    The `navigationDestination` modifier only works inside a `NavigationStack` or \
    `NavigationSplitView`. There's a misplaced `navigationDestination
    """
  private static let notLazy = """
    Do not put a navigation destination modifier inside a "lazy” container, like `List` or \
    `LazyVStack`. These containers create child views only when needed to render on screen. Add \
    the navigation destination modifier outside these containers so that the navigation stack can \
    always see the destination. There's a misplaced `navigationDestination
    """

  /// rundfunk47/stinsen, issue 29; Apple's release notes of iOS 16.5, 107877668.
  @Test func `a link by value in a navigation view is disabled and reported`() throws {
    let device = showing {
      NavigationView {
        VStack {
          NavigationLink("value", value: 1)
          NavigationLink("view") { Text("destination") }
          Enabledness()
        }
      }
    }
    expect(
      device.diagnostics,
      is: [
        """
        NavigationLink presenting a value must appear inside a NavigationContent-based \
        NavigationView. Link will be disabled.
        """
      ])
    _ = try? device.tap("value")
    device.settle()
    #expect(device.screenText.contains("value"))
    expect(device.diagnostics.count, is: 1)
    try device.tap("view")
    device.settle()
    #expect(device.screenText.contains("destination"))
  }

  /// In a stack, in a stack within a navigation view, and with no value nothing is said.
  @Test func `a link by value in a stack is not reported`() throws {
    let device = showing {
      NavigationStack {
        VStack {
          NavigationLink("value", value: 1)
          NavigationLink("none", value: Int?.none)
        }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
    try device.tap("value")
    device.settle()
    #expect(device.screenText.contains("number 1"))
    expect(device.diagnostics, is: [])
  }

  /// gemwalletcom/gem-ios, issue 186.
  @Test func `destinations outside a stack are ignored and reported`() throws {
    let device = showing { OutsideStack() }
    expect(
      device.diagnostics,
      is: [
        "\(Self.onlyInside)(for:destination:)` modifier for type `Int`. It will be ignored.",
        "\(Self.onlyInside)(item:destination:)` modifier for type `Optional<Int>`. It will be ignored.",
        "\(Self.onlyInside)(isPresented:destination:)` modifier presenting `Text`. It will be ignored.",
      ])
    try device.tap("present")
    device.settle()
    expect(device.screenText, is: ["present"])
    expect(device.diagnostics.count, is: 3)
  }

  /// The same report: a navigation view is neither of the two.
  @Test func `a destination in a navigation view is ignored and reported`() throws {
    let device = showing {
      NavigationView {
        Text("root").navigationDestination(isPresented: .constant(true)) { Text("top") }
      }
    }
    expect(
      device.diagnostics,
      is: [
        "\(Self.onlyInside)(isPresented:destination:)` modifier presenting `Text`. It will be ignored."
      ])
    #expect(device.screenText.contains("root"))
  }

  /// ozontech/SUINavigation, issue 2, for a row of a list; the destination is effective so far.
  @Test(arguments: [false, true])
  func `a destination in a lazy container is reported and shown`(isList: Bool) throws {
    let device = showing { InLazyContainer(isList: isList) }
    expect(
      device.diagnostics,
      is: [
        """
        \(Self.notLazy)(isPresented:destination:)` modifier presenting `Text`. It will be ignored in \
        a future release.
        """
      ])
    try device.tap("row")
    device.settle()
    #expect(device.screenText.contains("top"))
  }

  @Test func `destinations around a lazy container and on a pushed screen are not reported`() throws
  {
    let device = showing { AroundLazyContainer() }
    try device.tap("row 1")
    device.settle()
    #expect(device.screenText.contains("screen 1"))
    expect(device.diagnostics, is: [])
  }

  /// Apple's documentation: a destination may stand in a column of a split view.
  @Test func `a destination in a column of a split view is not reported`() throws {
    let device = showing {
      NavigationSplitView {
        NavigationLink("value", value: 1)
          .navigationDestination(for: Int.self) { Text("number \($0)") }
      } detail: {
        Text("detail")
      }
    }
    try device.tap("value")
    device.settle()
    expect(device.diagnostics, is: [])
  }

  /// ch3cooh's recipes: a title with a font, in a navigation bar.
  @Test func `a styled title is reported and shown without its style`() {
    let device = showing {
      NavigationStack {
        Text("root").navigationTitle(Text("Title").font(.caption).bold())
      }
    }
    expect(
      device.diagnostics, is: ["Only unstyled text can be used with navigationTitle(_:)"])
    #expect(device.screenText.contains("Title"))
  }

  @Test func `an unstyled title is not reported`() {
    let device = showing { NavigationStack { Text("root").navigationTitle(Text("Title")) } }
    expect(device.diagnostics, is: [])
  }
}

private struct Enabledness: View {
  @Environment(\.isEnabled) private var isEnabled
  var body: some View { Text("enabled \(isEnabled)") }
}

private struct OutsideStack: View {
  @State private var isPresented = false
  @State private var item: Int?
  var body: some View {
    Button("present") {
      isPresented = true
      item = 1
    }
    .navigationDestination(isPresented: $isPresented) { Text("top") }
    .navigationDestination(item: $item) { Text("item \($0)") }
    .navigationDestination(for: Int.self) { Text("number \($0)") }
  }
}

private struct InLazyContainer: View {
  let isList: Bool
  @State private var isPresented = false
  private var row: some View {
    Button("row") { isPresented = true }
      .navigationDestination(isPresented: $isPresented) { Text("top") }
  }
  var body: some View {
    NavigationStack {
      if isList { List { row } } else { ScrollView { LazyVStack { row } } }
    }
  }
}

private struct AroundLazyContainer: View {
  var body: some View {
    NavigationStack {
      List(1..<3) { number in NavigationLink("row \(number)", value: number) }
        .navigationDestination(for: Int.self) { number in
          Text("screen \(number)").navigationDestination(for: String.self) { Text($0) }
        }
    }
  }
}
