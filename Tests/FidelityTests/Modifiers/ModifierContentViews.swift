// The modifiers of these tests, by where they put their content.

import SwiftUI

extension ModifiersSuite.ModifierContentTests {
  struct Pair: View {
    let number: Int
    @State private var taps = 0
    var body: some View {
      let _ = print("Pair \(number)")
      Text("a \(number)")
      Button("b \(taps)") { taps += 1 }
    }
  }

  struct One: View {
    let number: Int
    @State private var taps = 0
    var body: some View {
      let _ = print("One \(number)")
      Button("one \(number): \(taps)") { taps += 1 }
    }
  }

  /// Changes what is modified, or only itself.
  struct Changing<M: ViewModifier>: View {
    let modifier: M
    @State private var number = 0
    @State private var idle = 0
    var body: some View {
      VStack {
        Pair(number: number).modifier(modifier)
        Button("change") { number += 1 }
        Button("idle \(idle)") { idle += 1 }
      }
    }
  }

  struct InList: ViewModifier {
    @State private var own = 0
    func body(content: Content) -> some View {
      let _ = print("InList \(own)")
      List {
        content
        Button("own \(own)") { own += 1 }
      }
    }
  }

  struct InLazy: ViewModifier {
    func body(content: Content) -> some View {
      ScrollView {
        LazyVStack {
          content; Text("x")
        }
      }
    }
  }

  struct InGrid: ViewModifier {
    func body(content: Content) -> some View {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          content; Text("x")
        }
      }
    }
  }

  struct InForm: ViewModifier {
    func body(content: Content) -> some View {
      Form {
        Section {
          content
        } header: {
          content
        }
      }
    }
  }

  struct InRow: ViewModifier {
    func body(content: Content) -> some View {
      List {
        HStack {
          content; Text("x")
        }; ForEach(0..<2) { _ in content }
      }
    }
  }

  struct InStack: ViewModifier {
    func body(content: Content) -> some View { NavigationStack { content.navigationTitle("T") } }
  }

  struct InStackAlone: ViewModifier {
    func body(content: Content) -> some View { NavigationStack { content } }
  }

  struct InView: ViewModifier {
    func body(content: Content) -> some View { NavigationView { content } }
  }

  struct InSplit: ViewModifier {
    func body(content: Content) -> some View {
      NavigationSplitView {
        content
      } detail: {
        Text("detail")
      }
    }
  }

  struct InLink: ViewModifier {
    func body(content: Content) -> some View {
      NavigationStack {
        NavigationLink {
          content
        } label: {
          content
        }
      }
    }
  }

  struct BehindLink: ViewModifier {
    func body(content: Content) -> some View {
      NavigationLink("go") { content }
    }
  }

  struct InBar: ViewModifier {
    func body(content: Content) -> some View {
      NavigationStack {
        Text("screen").toolbar { ToolbarItem(placement: .primaryAction) { content } }
      }
    }
  }

  struct InTab: ViewModifier {
    func body(content: Content) -> some View {
      TabView {
        content.tabItem { Text("T") }
        Text("other").tabItem { Text("U") }
      }
    }
  }

  struct InTabs: ViewModifier {
    func body(content: Content) -> some View { TabView { content } }
  }

  struct InSheet: ViewModifier {
    @State private var isOpen = false
    func body(content: Content) -> some View {
      Button("open") { isOpen = true }.sheet(isPresented: $isOpen) { content }
    }
  }

  struct InCover: ViewModifier {
    @State private var isOpen = false
    func body(content: Content) -> some View {
      Button("open") { isOpen = true }.fullScreenCover(isPresented: $isOpen) { content }
    }
  }

  struct InPopover: ViewModifier {
    @State private var isOpen = false
    func body(content: Content) -> some View {
      Button("open") { isOpen = true }.popover(isPresented: $isOpen) { content }
    }
  }

  struct InAlert: ViewModifier {
    @State private var isOpen = false
    func body(content: Content) -> some View {
      Button("open") { isOpen = true }
        .alert("Alert", isPresented: $isOpen) {
          Button("OK") {}
        } message: {
          content
        }
    }
  }

  struct InDisclosure: ViewModifier {
    func body(content: Content) -> some View {
      List { DisclosureGroup("more") { content } }
    }
  }

  struct Deep: ViewModifier {
    let depth: Int
    func body(content: Content) -> some View {
      let _ = print("Deep \(depth)")
      if depth > 0 {
        AnyView(content.modifier(Deep(depth: depth - 1)))
      } else {
        AnyView(
          HStack {
            Text("deep"); content
          })
      }
    }
  }

  struct LongList: ViewModifier {
    func body(content: Content) -> some View {
      List {
        content; ForEach(0..<100) { Text("row \($0)") }
      }
    }
  }

  /// The program of a list in a modifier, whose rows are scrolled away when their values change.
  struct Long: View {
    @State private var number = 0
    var body: some View {
      VStack {
        One(number: number).modifier(LongList()).frame(height: 500)
        Button("change") { number += 1 }
      }
    }
  }

  struct TextChanging<M: ViewModifier>: View {
    let modifier: M
    @State private var number = 0
    var body: some View {
      VStack {
        Text("text \(number)").modifier(modifier)
        Button("change") { number += 1 }
      }
    }
  }

  struct TabChanging: View {
    @State private var number = 0
    var body: some View {
      Group {
        Button("change") { number += 1 }.tabItem { Text("X") }
        Pair(number: number).tabItem { Text("Y") }
      }.modifier(InTabs())
    }
  }
  /// The content changes while it is on screen, by what a timer says.
  struct PresenterChanging<M: ViewModifier>: View {
    let modifier: M
    @State private var number = 0
    var body: some View {
      let _ = print("presenter \(number)")
      Pair(number: number).modifier(modifier)
        .task {
          for _ in 0..<2 {
            try? await Task.sleep(for: .seconds(2))
            number += 1
          }
        }
    }
  }
}
