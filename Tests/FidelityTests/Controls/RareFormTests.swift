// Rarer forms of Apple's interface that files of apps use: each does what its more frequent sibling does.

import ActivityKit
import Expectations
import Foundation
import SimDevice
import StoreKit
import SwiftData
import SwiftUI
import Testing
import UIKit

@Model private final class Food {
  var name: String
  init(name: String) { self.name = name }
}

private struct Ride: ActivityAttributes {
  struct ContentState: Codable, Hashable, Sendable { var stop: String }
}

extension Controls {
  @Test func `a path and its text make each other`() throws {
    let text = "0 0 m 10 0 l 20 0 20 10 q 20 20 10 20 0 10 c h 1 2 3.5 4 re"
    let path = try #require(Path(text))
    var same = Path()
    same.move(to: .zero)
    same.addLine(to: CGPoint(x: 10, y: 0))
    same.addQuadCurve(to: CGPoint(x: 20, y: 10), control: CGPoint(x: 20, y: 0))
    same.addCurve(
      to: CGPoint(x: 0, y: 10), control1: CGPoint(x: 20, y: 20), control2: CGPoint(x: 10, y: 20))
    same.closeSubpath()
    same.addRect(CGRect(x: 1, y: 2, width: 3.5, height: 4))
    #expect(path == same)
    #expect(Path(path.description) == path)
    #expect(Path("1 m") == nil && Path("1 2 x") == nil && Path("1 2 m 3") == nil)
  }

  @Test func `a localized attributed string has the markup of its key and none of its values`() {
    let value = "**not** bold"
    let text = AttributedString(localized: "Say **\("Ann")**: \(value)")
    expect(String(text.characters), is: "Say Ann: **not** bold")
    let bold = text.runs.filter { $0.inlinePresentationIntent == .stronglyEmphasized }
    expect(bold.map { String(text[$0.range].characters) }, is: ["Ann"])
    let resource = LocalizedStringResource("_key_ \(3)")
    expect(String(AttributedString(localized: resource).characters), is: "key 3")
  }

  @Test func `a word agrees with its number where its attributes require it`() throws {
    struct Counted: View {
      @State private var count = 1
      var body: some View {
        VStack {
          Text("You have ^[\(count) item](inflect: true).")
          Text("^[\(count) **berry**](inflect: true), ^[\(count) new box](inflect: true)")
          Text("^[no number](inflect: true) ^[\(count) plain](other: 1) 2^3")
          Button("add") { count += 1 }
        }
      }
    }
    let device = showing { Counted() }
    expect(
      device.screenText,
      is: ["You have 1 item.", "1 berry, 1 new box", "no number 1 plain 2^3", "add"])
    try device.tap("add")
    device.settle()
    expect(
      device.screenText,
      is: ["You have 2 items.", "2 berries, 2 new boxes", "no number 2 plain 2^3", "add"])
    let text = AttributedString(localized: "^[\(3) person](inflect: true)")
    expect(String(text.characters), is: "3 people")
  }

  @Test func `tabs say where they are, and what stands in no tab is in none`() throws {
    struct Place: View {
      @Environment(\.tabBarPlacement) private var placement
      var body: some View {
        Text(
          placement == .bottomBar ? "bar" : placement == .pageIndicator ? "dots" : "nowhere")
      }
    }
    let device = showing {
      VStack {
        Place()
        TabView { Place().tabItem { Text("tab") } }
        TabView { Place() }.tabViewStyle(.page)
      }
    }
    expect(device.screenText, is: ["nowhere", "bar", "tab", "dots"])
  }

  @Test func `texts of all letters are sorted as file lists are, and backwards`() {
    let names = ["é", "b10", "b2", "A"]
    let sorted = names.sorted(using: .localizedStandard)
    #expect(sorted.prefix(3) == ["A", "b2", "b10"] && sorted.last == "é")
    let paths = names.sorted(
      using: KeyPathComparator(\.self, comparator: .localizedStandard, order: .reverse))
    #expect(paths == sorted.reversed())
  }

  @Test func `a sort descriptor of texts sorts like file lists by default`() {
    struct Entry { var name: String; var note: String? { name == "b10" ? nil : name } }
    let entries = ["Emma", "Émile", "b10", "b2", "apple", "Banana"].map { Entry(name: $0) }
    let sorted = entries.sorted(using: SortDescriptor(\.name)).map(\.name)
    expect(sorted, is: ["apple", "b2", "b10", "Banana", "Émile", "Emma"])
    let back = entries.sorted(using: SortDescriptor(\.name, order: .reverse)).map(\.name)
    expect(back, is: sorted.reversed())
    expect(
      entries.sorted(using: SortDescriptor(\.note)).map(\.name),
      is: ["b10", "apple", "b2", "Banana", "Émile", "Emma"])
    expect(
      entries.sorted(using: KeyPathComparator(\.name)).map(\.name),
      is: ["Banana", "Emma", "apple", "b10", "b2", "Émile"])
  }

  @Test func `a query sorts names like file lists if its descriptor requires it`() throws {
    struct Foods: View {
      @Query(sort: [.init(\Food.name, comparator: .localizedStandard)]) private var foods: [Food]
      @Environment(\.modelContext) private var context
      var body: some View {
        VStack {
          ForEach(foods) { Text($0.name) }
          Button("add") {
            for name in ["Item 10", "item 9", "Apple"] { context.insert(Food(name: name)) }
          }
        }
      }
    }
    let device = showing { Foods().modelContainer(for: Food.self, inMemory: true) }
    try device.tap("add")
    device.settle()
    expect(device.screenText, is: ["Apple", "item 9", "Item 10", "add"])
  }

  @Test func `the store answers tasks of views that it has nothing`() {
    struct Shop: View {
      @State private var log: [String] = []
      var body: some View {
        Text(log.joined(separator: " "))
          .subscriptionStatusTask(for: "group") { state in
            log.append(state.map { "statuses \($0.count)" }.value ?? "loading")
          }
          .storeProductTask(for: "a") { state in
            if case .unavailable = state { log.append("unavailable") }
          }
      }
    }
    let device = showing { Shop() }
    device.settle()
    #expect(
      Set(device.screenText.joined().split(separator: " "))
        == ["loading", "statuses", "0", "unavailable"])
  }

  @Test func `an activity reports its changes until it ends`() throws {
    struct Rides: View {
      @State private var log: [String] = []
      @State private var ride: Activity<Ride>?
      var body: some View {
        VStack {
          Text(log.joined(separator: " "))
          Button("start") {
            ride = try? Activity.request(
              attributes: Ride(), content: .init(state: .init(stop: "A"), staleDate: nil))
          }
          Button("go on") {
            Task { await ride?.update(.init(state: .init(stop: "B"), staleDate: nil)) }
          }
          Button("end") { Task { await ride?.end(nil, dismissalPolicy: .immediate) } }
        }
        .task {
          for await started in Activity<Ride>.activityUpdates {
            log.append("started \(started.content.state.stop)")
            for await content in started.contentUpdates { log.append(content.state.stop) }
            log.append("gone")
          }
        }
      }
    }
    let device = showing { Rides() }
    device.settle()
    for name in ["start", "go on", "end"] {
      try device.tap(name)
      device.settle()
    }
    expect(device.screenText.first, is: "started A B gone")
  }

  @Test func `UIKit's boxes keep segments, items of bars and parts of bitmaps`() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.insertSegment(withTitle: "Three", at: 2, animated: false)
    control.removeSegment(at: 0, animated: false)
    #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "Three")
    let item = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
    #expect(item.title == "Done" && item.style == .done)
    #expect(UIBarButtonItem.fixedSpace(8).width == 8)
    let field = UITextField()
    var log: [String] = []
    let action = UIAction { _ in log.append("ended") }
    field.addAction(action, for: .editingDidEnd)
    field.sendActions(for: .allEditingEvents)
    field.removeAction(action, for: .editingDidEnd)
    field.sendActions(for: .editingDidEnd)
    expect(log, is: ["ended"])
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }.cgImage
    let part = image?.cropping(to: CGRect(x: 5, y: 0, width: 100, height: 4))
    #expect(part?.width == (image?.width ?? 0) - 5 && part?.height == 4)
    #expect(image?.cropping(to: CGRect(x: 500, y: 0, width: 5, height: 5)) == nil)
  }
}
