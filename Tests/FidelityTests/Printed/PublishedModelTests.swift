// Models in properties of the app's own, as authors have printed who reads them.

import Expectations
import Combine
import Observation
import SimDevice
import SwiftUI
import Testing

extension Printed {
  /// "The ImmutableData Programming Guide", the chapter on the Animals app (macOS 15, 2024): `@16, _status, @184` name the
  /// properties inside of two selectors of 168 and 136 bytes; what a listener reads is named by its key path.
  @Test func `selectors of a store are named by the offsets of what is in them`() throws {
    let device = showing(on: .iOS18) { Categories() }
    expect(
      device.console,
      is: [
        "Categories: @self, @identity, _selection changed.",
        "Categories.Container: @self, @identity, _categories, @16, _status, @184, _selection changed.",
        "Categories.Presenter: @self, @identity, _isAlertPresented, _selection changed.",
      ])
    try expect(
      device.lines(afterTapping: "fetch"),
      is: [
        "Categories.Container: \\Storage<Optional<Status>>.output changed.",
        "Categories.Presenter: @self changed.",
      ])
  }

  /// azamsharp, "SwiftUI architecture: environment" (2024): who declares the object runs, whether it reads it or not.
  @Test func `an object of the environment runs all that declare it, from the outside in`() throws {
    let device = showing { Screen().environmentObject(Counts()) }
    _ = device.console
    try expect(
      device.lines(afterTapping: "increment"),
      is: ["Screen: _counts changed.", "Numbers: _counts changed.", "Bulb: _counts changed."])
  }

  /// pookjw, "SwiftUI troubleshooting" (iOS 17.2): a model whose init reads itself is made again by the first change, for the
  /// app's body reads it, and not again by the next.
  @Test func `an app depends on what the init of its root's model reads`() throws {
    let device = showing(Rooted.self, on: .iOS17)
    expect(device.console, is: ["init 0"])
    try expect(device.lines(afterTapping: "0"), is: ["init 0"])
    try expect(device.lines(afterTapping: "1"), is: [])
  }

  /// nalexn on GitHub (clean-architecture-swiftui, issue 59, 2021): a publisher that the body makes is subscribed to by each
  /// body, and a subject with a value sends it each time.
  @Test func `a publisher made in a body delivers its value to each body`() throws {
    let device = showing { Routing(subject: CurrentValueSubject(0)) }
    expect(device.console, is: ["Routing: @self, @identity, _route changed.", "route 0"])
    try expect(
      device.lines(afterTapping: "go"), is: ["route 1", "Routing: _route changed.", "route 1"])
  }
}

// MARK: ImmutableData

private final class Store {}
private struct StoreKey: EnvironmentKey { static let defaultValue = Store() }
extension EnvironmentValues {
  fileprivate var store: Store {
    get { self[StoreKey.self] }
    set { self[StoreKey.self] = newValue }
  }
}
@Observable private final class Storage<Output> {
  var output: Output
  init(_ output: Output) { self.output = output }
}
private final class Listener<Output> {
  let storage: Storage<Output>
  init(_ output: Output) { storage = Storage(output) }
}
private struct Selection {
  let select: (Int) -> Int
  let differ: (Int, Int) -> Bool
}
private enum Status { case waiting }

/// What the guide's selector holds, in its order: 136 bytes.
@propertyWrapper private struct Selector<Output>: DynamicProperty {
  @Environment(\.store) private var store
  @State var listener: Listener<Output>
  private let id: AnyHashable? = nil
  private let label: String? = nil
  private let filter: ((Int, Int) -> Bool)? = nil
  private let output = Selection(select: { $0 }, differ: { $0 != $1 })
  init(_ initial: Output) { _listener = State(initialValue: Listener(initial)) }
  var wrappedValue: Output { listener.storage.output }
}

/// A selector with a dependency: 168 bytes.
@propertyWrapper private struct SelectCategories: DynamicProperty {
  @Selector([String]()) var wrappedValue
  private let dependency = Selection(select: { $0 }, differ: { $0 != $1 })
  init() {}
}

private struct Categories: View {
  @State private var selection: String?
  var body: some View {
    let _ = Self._printChanges()
    Container(selection: $selection)
  }
}

extension Categories {
  fileprivate struct Container: View {
    @SelectCategories private var categories
    @Selector(Status?.none) private var status
    @Binding var selection: String?

    init(selection: Binding<String?>) { _selection = selection }
    var body: some View {
      let _ = Self._printChanges()
      Presenter(categories: categories, status: status, selection: $selection) {
        _status.listener.storage.output = .waiting
      }
    }
  }

  fileprivate struct Presenter: View {
    @State private var isAlertPresented = false
    @Binding var selection: String?
    let categories: [String]
    let status: Status?
    let fetch: () -> Void

    init(
      categories: [String], status: Status?, selection: Binding<String?>,
      fetch: @escaping () -> Void
    ) {
      _selection = selection
      (self.categories, self.status, self.fetch) = (categories, status, fetch)
    }
    var body: some View {
      let _ = Self._printChanges()
      Button("fetch", action: fetch)
    }
  }
}

// MARK: Objects

private final class Counts: ObservableObject { @Published var count = 0 }

private struct Screen: View {
  @EnvironmentObject var counts: Counts
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Text("\(counts.count)")
      Button("increment") { counts.count += 1 }
      Numbers()
      Bulb()
    }
  }
}
private struct Numbers: View {
  @EnvironmentObject var counts: Counts
  var body: some View {
    let _ = Self._printChanges()
    Text("numbers")
  }
}
private struct Bulb: View {
  @EnvironmentObject var counts: Counts
  var body: some View {
    let _ = Self._printChanges()
    Text("bulb")
  }
}

@Observable private final class RootModel {
  var count: Int
  init(count: Int) {
    self.count = count
    print("init", self.count)
  }
}
private struct RootView: View {
  @State private var model = RootModel(count: 0)
  var body: some View { Button("\(model.count)") { model.count += 1 } }
}
private struct Rooted: App {
  var body: some Scene { WindowGroup { RootView() } }
}

private struct Routing: View {
  let subject: CurrentValueSubject<Int, Never>
  @State private var route = 0
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Text("\(route)")
      Button("go") { subject.value += 1 }
    }
    .onReceive(subject.removeDuplicates().eraseToAnyPublisher()) {
      print("route \($0)")
      route = $0
    }
  }
}
