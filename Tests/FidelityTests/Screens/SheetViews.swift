import SwiftUI

struct SheetDemo: View {
  @State private var isShown = false { didSet { print("shown \(isShown)") } }
  var body: some View {
    let shown = Binding(get: { isShown }, set: { isShown = $0 })
    VStack {
      Said("base")
      Button("show") { isShown = true }
    }
    .sheet(isPresented: shown, onDismiss: { print("onDismiss") }) {
      let _ = print("content made")
      Content(isShown: shown)
    }
  }

  private struct Content: View {
    @Binding var isShown: Bool
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Said("sheet")
        Button("dismiss") { dismiss() }
        Button("set false") { isShown = false }
      }
    }
  }
}

struct CounterSheet: View {
  @State private var isShown = false
  @State private var outer = 0
  var body: some View {
    Button("show") { isShown = true }
      .sheet(isPresented: $isShown) {
        VStack {
          Counter()
          Button("outer \(outer)") { outer += 1 }
        }
      }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }
}

struct Numbered: Identifiable {
  let id: Int
}

struct ItemSheet: View {
  @State private var item: Numbered?
  var body: some View {
    VStack {
      Button("first") { item = Numbered(id: 1) }
      Text(item.map { "\($0.id)" } ?? "none")
    }
    .sheet(item: $item) { shown in
      VStack {
        Said("item \(shown.id)")
        Button("other") { item = Numbered(id: 2) }
      }
    }
  }
}

struct StackSheet: View {
  @State private var isShown = false
  var body: some View {
    Button("show") { isShown = true }
      .sheet(isPresented: $isShown) {
        NavigationStack {
          VStack {
            Dismisser()
            NavigationLink("push", destination: Dismisser())
          }
          .navigationTitle("In a sheet")
        }
      }
  }
}

struct NestedSheets: View {
  @State private var isOuter = false
  @State private var isInner = false
  @State private var isSecond = false
  var body: some View {
    VStack {
      Button("outer") { isOuter = true }
      Button("second") {
        isOuter = true
        isSecond = true
      }
    }
    .sheet(isPresented: $isSecond) { Text("second sheet") }
    .sheet(isPresented: $isOuter) {
      VStack {
        Said("outer sheet")
        Button("inner") { isInner = true }
      }
      .sheet(isPresented: $isInner) {
        VStack {
          Said("inner sheet")
          Button("close both") { isOuter = false }
        }
      }
    }
  }
}

struct HeldSheet: View {
  @State private var isShown = false
  var body: some View {
    Button("show") { isShown = true }
      .sheet(isPresented: $isShown) {
        Color.red
          .presentationDetents([.medium, .large])
          .interactiveDismissDisabled()
      }
  }
}

struct GoingSheet: View {
  @State private var isThere = true
  @State private var isShown = false
  var body: some View {
    if isThere {
      Button("show") { isShown = true }
        .sheet(isPresented: $isShown) {
          VStack {
            Said("sheet")
            Button("remove base") { isThere = false }
          }
        }
    } else {
      Text("nothing")
    }
  }
}

/// A view that shows a sheet from the beginning, and is made anew.
struct RenewedSheet: View {
  @State private var number = 0
  var body: some View {
    Presenting(number: number, renew: { number += 1 }).id(number)
  }

  private struct Presenting: View {
    let number: Int
    let renew: () -> Void
    @State private var isShown: Bool

    init(number: Int, renew: @escaping () -> Void) {
      self.number = number
      self.renew = renew
      _isShown = State(initialValue: number > 0)
    }

    var body: some View {
      Button("renew") { if isShown { renew() } else { isShown = true } }
        .sheet(isPresented: $isShown) {
          VStack {
            Text("sheet of \(number)")
              .onAppear { print("sheet \(number) appears") }
              .onDisappear { print("sheet \(number) disappears") }
            Button("renew") { renew() }
          }
        }
    }
  }
}

struct AlertDemo: View {
  @State private var isDeleting = false { didSet { print("isShown \(isDeleting)") } }
  @State private var isPlain = false
  @State private var isOld = false
  @State private var isChoosing = false
  @State private var item: Numbered?
  var body: some View {
    VStack {
      Button("delete") { isDeleting = true }
      Button("plain") { isPlain = true }
      Button("old") { isOld = true }
      Button("choose") { isChoosing = true }
      Button("item") { item = Numbered(id: 3) }
      Text("rest")
    }
    .alert("Delete?", isPresented: Binding(get: { isDeleting }, set: { isDeleting = $0 })) {
      Button("Delete") { print("deleted") }
      Button("Keep") {}
    } message: {
      Text("Cannot be undone")
    }
    .alert("Plain", isPresented: $isPlain) {}
    .alert(isPresented: $isOld) {
      Alert(
        title: Text("Old"), primaryButton: .default(Text("Yes")),
        secondaryButton: .cancel(Text("No")))
    }
    .alert(item: $item) { Alert(title: Text("Item \($0.id)")) }
    .confirmationDialog("Colour", isPresented: $isChoosing) {
      Button("Red") { print("red") }
      Button("Green") { print("green") }
    }
  }
}

/// A size below what covers the screen, which is handed up.
struct SizeBelowCover: View {
  @State private var width = 100.0
  @State private var isCovered = false
  var body: some View {
    VStack {
      GeometryReader { proxy in
        Color.red.preference(key: WidthKey.self, value: Int(proxy.size.width))
      }
      .frame(width: width)
      Button("cover") { isCovered = true }
    }
    .onPreferenceChange(WidthKey.self) { print("width \($0)") }
    .fullScreenCover(isPresented: $isCovered) {
      Button("widen") { width += 1 }
      Button("close") { isCovered = false }
    }
  }

  private struct WidthKey: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }
}

struct ItemCover: View {
  @State private var item: Numbered?
  var body: some View {
    Button("present") { item = Numbered(id: 1) }
      .onAppear { print("presenter appears") }
      .onDisappear { print("presenter disappears") }
      .fullScreenCover(item: $item, onDismiss: { print("dismissed") }) { shown in
        Cover(number: shown.id) { item = Numbered(id: shown.id + 1) }
      }
  }

  private struct Cover: View {
    let number: Int
    let next: () -> Void
    @State private var count = 0
    var body: some View {
      VStack {
        Text("cover \(number)")
        Button("\(count)") { count += 1 }
        Button("next", action: next)
      }
      .onAppear { print("cover \(number) appears") }
      .onDisappear { print("cover disappears") }
      .task { print("task \(number)") }
    }
  }
}
