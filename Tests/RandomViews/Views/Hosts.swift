// The views that show screens. What a screen holds stands in a stack, so that it is one element.

import SimSwiftUI

/// A navigation stack: with a path, with a link that holds its destination, with a destination that is
/// presented.
struct Navigator: View {
  let place: Place
  @State private var route: [Int]
  @State private var bias = 0
  @State private var isShown = false

  init(place: Place) {
    self.place = place
    _route = State(initialValue: Navigator.initialRoute(place.program))
  }

  static func initialRoute(_ program: Program) -> [Int] {
    program.has(3) ? [program.constant % 4] : []
  }

  /// What a link is called, and what it pushes where there is a path.
  static func link(_ path: Int) -> String { "link \(path)" }
  static let linked = 3

  var body: some View {
    let _ = evaluated()
    switch place.program.form {
    case 0:
      NavigationStack(path: $route) {
        VStack {
          NavigationLink(value: Navigator.linked) { Text(verbatim: Navigator.link(place.path)) }
          interpret(root)
        }
        .navigationDestination(for: Int.self) { pushed($0, 0) }
      }
    case 1:
      NavigationStack(path: $route) {
        VStack { interpret(root) }
          .navigationDestination(for: Int.self) { pushed($0, bias) }
      }
      Telling(value: $route) { old, new in
        World.current.changeWasTold(
          by: place.path, of: new.filter { !old.contains($0) }.map { screen(of: $0) })
      }
    case 2:
      NavigationStack {
        VStack {
          NavigationLink {
            pushed(0, 0)
          } label: {
            Text(verbatim: Navigator.link(place.path))
          }
          interpret(root)
        }
      }
    default:
      NavigationStack {
        VStack { interpret(root) }
          .navigationDestination(isPresented: $isShown) { pushed(0, 0) }
      }
      Telling(value: $isShown) {
        if $1 { World.current.changeWasTold(by: place.path, of: [screen(of: 0)]) }
      }
    }
  }

  private var root: Place { place.child(0, input: place.input, slot: 50) }

  private func pushed(_ element: Int, _ bias: Int) -> some View {
    let content = Navigator.pushed(element, bias: bias, at: place)
    // The destination of a link is a value of the link's.
    if place.program.form < 2 { World.current.destinations.append(content.path) }
    return VStack {
      Leaver(path: content.path)
      interpret(content)
    }
  }

  private func screen(of element: Int) -> Int {
    Navigator.pushed(element, bias: 0, at: place).path
  }

  /// The place of what an element of the path leads to.
  static func pushed(_ element: Int, bias: Int, at place: Place) -> Place {
    place.child(
      1, input: place.program.mix(place.input + bias, element % 4), slot: 51, id: element)
  }

  private func evaluated() {
    place.evaluated()
    World.current.routes[place.path] = $route
    World.current.biases[place.path] = $bias
    World.current.flags[place.path] = $isShown
  }
}

/// A tab view, with or without a say of the app in what is selected.
struct Tabbed: View {
  let place: Place
  @State private var number: Int

  init(place: Place) {
    self.place = place
    _number = State(initialValue: Tabbed.initialNumber(place.program))
  }

  static func initialNumber(_ program: Program) -> Int { program.has(3) ? 1 : 0 }
  static func hasThird(_ place: Place) -> Bool { place.program.has(0) || place.input % 2 == 0 }
  static func label(_ path: Int, _ index: Int) -> String { "tab \(path).\(index)" }

  var body: some View {
    let _ = place.evaluated(writing: $number)
    if place.program.has(1) {
      TabView { tabs }
    } else {
      TabView(selection: $number) { tabs }
    }
  }

  @ViewBuilder private var tabs: some View {
    tab(0)
    tab(1)
    if Tabbed.hasThird(place) { tab(2) }
  }

  private func tab(_ index: Int) -> some View {
    VStack { interpret(place.child(index, input: place.input, slot: 60 + index)) }
      .tabItem { Text(verbatim: Tabbed.label(place.path, index)) }
      .tag(index)
  }
}

/// A sheet or a cover, by a Boolean value or by an item.
struct Presenter: View {
  let place: Place
  @State private var isShown: Bool
  @State private var item: Item?
  @State private var bias = 0

  init(place: Place) {
    self.place = place
    _isShown = State(initialValue: Presenter.isShownFirst(place.program))
  }

  static func isShownFirst(_ program: Program) -> Bool { program.has(3) }
  static func saysDismissed(_ program: Program) -> Bool { program.form % 2 == 0 }

  var body: some View {
    let _ = evaluated()
    let base = interpret(place.child(0, input: place.input, slot: 70))
    switch place.program.form {
    case 0: base.sheet(isPresented: $isShown, onDismiss: dismissed) { content(nil) }
    case 1: base.fullScreenCover(isPresented: $isShown) { content(nil) }
    case 2: base.sheet(item: $item, onDismiss: dismissed) { content($0) }
    default: base.fullScreenCover(item: $item) { content($0) }
    }
    Telling(value: $isShown) { if $1 { changed(nil) } }
    Telling(value: $item) { if $1 != nil, $0?.id != $1?.id { changed($1) } }
  }

  private func changed(_ item: Item?) {
    World.current.changeWasTold(
      by: place.path, of: [Presenter.content(item, bias: 0, at: place).path])
  }

  private func content(_ item: Item?) -> some View {
    let content = Presenter.content(item, bias: place.program.has(2) ? bias : 0, at: place)
    return VStack {
      Leaver(path: content.path)
      interpret(content)
    }
  }

  private func dismissed() { World.current.call("dismiss \(place.path)") }

  /// The place of what is presented.
  static func content(_ item: Item?, bias: Int, at place: Place) -> Place {
    place.child(
      1, input: place.program.mix(place.input + bias, item?.value ?? 0), slot: 71,
      id: item?.id ?? -1)
  }

  private func evaluated() {
    place.evaluated()
    World.current.flags[place.path] = $isShown
    World.current.choices[place.path] = $item
    World.current.biases[place.path] = $bias
  }
}

/// A view that shows nothing and tells of changes.
struct Telling<Value: Equatable>: View {
  @Binding var value: Value
  let tell: (Value, Value) -> Void
  var body: some View { EmptyView().onChange(of: value, tell) }
}

/// A view that shows nothing and hands out how the screen around it is left.
struct Leaver: View {
  /// The path of what stands on the screen.
  let path: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let _ = noted()
    EmptyView()
  }

  private func noted() {
    World.current.dismissals[path] = dismiss
    World.current.screensMade.insert(path)
  }
}
