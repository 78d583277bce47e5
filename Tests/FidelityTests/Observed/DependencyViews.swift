// The views of the dependency cases.

import SwiftUI

private struct ColourNameKey: EnvironmentKey {
  static var defaultValue: String { "black" }
}

private struct OneKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

private struct TwoKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var colourName: String {
    get { self[ColourNameKey.self] }
    set { self[ColourNameKey.self] = newValue }
  }
  fileprivate var one: Int {
    get { self[OneKey.self] }
    set { self[OneKey.self] = newValue }
  }
  fileprivate var two: Int {
    get { self[TwoKey.self] }
    set { self[TwoKey.self] = newValue }
  }
}

struct Reds: View {
  @State private var name = "red"
  var body: some View {
    VStack {
      Button("blue") { name = "blue" }
      Middle()
    }
    .environment(\.colourName, name)
  }

  private struct Middle: View {
    var body: some View {
      let _ = print("Middle")
      Leaf()
    }
  }

  private struct Leaf: View {
    @Environment(\.colourName) private var name
    var body: some View {
      let _ = print("Leaf \(name)")
      Text(name)
    }
  }
}

@Observable final class Tracked {
  var t1 = false
  @ObservationIgnored var t2 = false
}

struct Owners: View {
  let isState: Bool
  let changing: ReferenceWritableKeyPath<Tracked, Bool>
  var body: some View {
    if isState { StateOwner(changing: changing) } else { LetOwner(changing: changing) }
  }

  private struct Sub: View {
    let condition: Bool
    var body: some View { Text(condition ? "yes" : "no") }
  }

  private struct LetOwner: View {
    let model = Tracked()
    let changing: ReferenceWritableKeyPath<Tracked, Bool>
    var body: some View {
      VStack {
        Sub(condition: model.t1)
        Sub(condition: model.t2)
      }
      .onAppear { model[keyPath: changing].toggle() }
    }
  }

  private struct StateOwner: View {
    @State private var model = Tracked()
    let changing: ReferenceWritableKeyPath<Tracked, Bool>
    init(changing: ReferenceWritableKeyPath<Tracked, Bool>) { self.changing = changing }
    var body: some View {
      VStack {
        Sub(condition: model.t1)
        Sub(condition: model.t2)
      }
      .onAppear { model[keyPath: changing].toggle() }
    }
  }
}

struct InnerFirst: View {
  @Observable final class Model { var value = 0 }
  @State private var model = Model()
  var body: some View {
    @Bindable var bindable = model
    Inner(value: $bindable.value).onAppear { print("outer sees \(model.value)") }
  }

  private struct Inner: View {
    @Binding var value: Int
    var body: some View {
      Color.red.onAppear {
        print("inner")
        value = 1
      }
    }
  }
}

private struct DateView: View {
  @Binding var date: Int
  var body: some View {
    let _ = print("subView")
    Text("\(date)")
  }
}

struct ThroughState: View {
  @State private var date = 0
  var body: some View {
    let _ = print("mainView")
    VStack {
      Button("set") { date += 1 }
      DateView(date: $date)
    }
  }
}

struct ThroughObject: View {
  final class Store: ObservableObject { @Published var date = 0 }
  @ObservedObject var store = Store()
  var body: some View {
    let _ = print("mainView")
    VStack {
      Button("set") { store.date += 1 }
      DateView(date: $store.date)
    }
  }
}

enum Presenters {
  struct Sheet: View {
    var body: some View {
      let _ = Self._printChanges()
      Text("sheet")
    }
  }

  struct ContentModel: View {
    @State private var sheetShown = false
    @State private var counter = 0
    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Text("\(counter)")
        Button("increase") { counter += 1 }
        Button("show") { sheetShown = true }
      }
      .sheet(isPresented: $sheetShown) { Sheet() }
    }
  }

  @Observable final class VM {
    var sheetShown = false
    var counter = 0
  }

  struct ContentView: View {
    @State private var vm = VM()
    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Text("\(vm.counter)")
        Button("increase") { vm.counter += 1 }
        Button("show") { vm.sheetShown = true }
      }
      .sheet(isPresented: $vm.sheetShown) { Sheet() }
    }
  }
}

struct ByHand: View {
  var body: some View {
    Text("by hand").onAppear { _ = Plain().body }
  }

  private struct Plain: View {
    var body: some View {
      let _ = Self._printChanges()
      Text("plain")
    }
  }
}

struct Tints: View {
  @State private var tint = 0
  var body: some View {
    VStack {
      Button("tint") { tint += 1 }
      Child().font(tint % 2 == 0 ? .body : .title)
    }
  }

  @Observable final class CounterViewModel {
    var count = 0
    init() { print("CounterViewModel initialized") }
  }

  private struct Child: View {
    @State private var vm = CounterViewModel()
    var body: some View { Text("\(vm.count)") }
  }
}

struct Keys: View {
  @State private var one = 0
  @State private var two = 0
  var body: some View {
    VStack {
      Button("add one") { one += 1 }
      Button("add two") { two += 1 }
      One()
      Two()
    }
    .environment(\.one, one)
    .environment(\.two, two)
  }

  private struct One: View {
    @Environment(\.one) private var value
    var body: some View {
      let _ = print("one \(value)")
      Text("\(value)")
    }
  }

  private struct Two: View {
    @Environment(\.two) private var value
    var body: some View {
      let _ = print("two \(value)")
      Text("\(value)")
    }
  }
}

struct Dogs: View {
  @State private var scale = 0
  var body: some View {
    VStack {
      Button("zoom") { scale += 1 }
      ScalableDogImage(zoom: Zoom(scale: $scale))
    }
  }

  private struct Zoom: DynamicProperty {
    @Binding var scale: Int
    func update() { print("update \(scale)") }
  }

  private struct ScalableDogImage: View {
    var zoom: Zoom
    var body: some View {
      let _ = print("ScalableDogImage \(zoom.scale)")
      Text("dog")
    }
  }
}

struct DogInputs: View {
  struct Dog {
    var name = "Rex"
    var image = "rex.png"
  }
  @State private var dog = Dog()
  var body: some View {
    VStack {
      Button("rename") { dog.name += "x" }
      Button("picture") { dog.image += "x" }
      Whole(dog: dog)
      Narrow(image: dog.image)
    }
  }

  private struct Whole: View {
    let dog: Dog
    var body: some View {
      let _ = Self._printChanges()
      Text(dog.image)
    }
  }

  private struct Narrow: View {
    let image: String
    var body: some View {
      let _ = Self._printChanges()
      Text(image)
    }
  }
}

struct Creator: View {
  final class Store: ObservableObject { @Published var count = 0 }
  private let store = Store()
  var body: some View {
    let _ = print("Creator")
    VStack {
      Button("add") { store.count += 1 }
      Reader()
    }
    .environmentObject(store)
  }

  private struct Reader: View {
    @EnvironmentObject private var store: Store
    var body: some View {
      let _ = print("Reader \(store.count)")
      Text("\(store.count)")
    }
  }
}
