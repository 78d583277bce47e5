// The views of the cases about observed objects and models.

import SwiftUI

enum Fans {
  final class ViewModel: ObservableObject {
    @Published var isOn = false
  }

  struct SampleObservedObjectDiffView: View {
    @StateObject private var viewModel = ViewModel()
    var body: some View {
      let _ = Self._printChanges()
      VStack {
        ObservedTitle()
        ObservedLightView(viewModel: viewModel)
        ObservedSubButton(viewModel: viewModel)
      }
    }
  }

  struct ObservedTitle: View {
    var body: some View {
      let _ = Self._printChanges()
      Text("title")
    }
  }

  struct ObservedLightView: View {
    @ObservedObject var viewModel: ViewModel
    var body: some View {
      let _ = Self._printChanges()
      Text(viewModel.isOn ? "on" : "off")
    }
  }

  struct ObservedSubButton: View {
    @ObservedObject var viewModel: ViewModel
    var body: some View {
      let _ = Self._printChanges()
      Button("tap") { viewModel.isOn.toggle() }
    }
  }
}

enum Lights {
  @Observable final class Model {
    var title = "title"
    var isOn = false
  }

  struct Parent: View {
    @State private var model = Model()
    var body: some View {
      let _ = Self._printChanges()
      VStack {
        ObservableMacroTitle(model: model)
        ObservableMacroLightView(model: model)
        ObservableMacroSubButton(model: model)
      }
    }
  }

  struct ObservableMacroTitle: View {
    let model: Model
    var body: some View {
      let _ = Self._printChanges()
      Text(model.title)
    }
  }

  struct ObservableMacroLightView: View {
    let model: Model
    var body: some View {
      let _ = Self._printChanges()
      Text(model.isOn ? "on" : "off")
    }
  }

  struct ObservableMacroSubButton: View {
    let model: Model
    var body: some View {
      let _ = Self._printChanges()
      Button("tap") { model.isOn.toggle() }
    }
  }
}

struct Depths: View {
  @Observable final class Inner { var b = 0 }
  @Observable final class Outer {
    var a = 0
    var b = 0
    var unread = 0
    var inner = Inner()
  }
  @State private var store = Outer()
  var body: some View {
    let _ = print("Root")
    VStack {
      Button("set b") { store.b += 1 }
      Button("set inner") { store.inner.b += 1 }
      Button("replace") { store.inner = Inner() }
      Button("action only") { store.unread += 1 }
      A(store: store)
      B(store: store)
      Nested(store: store)
    }
  }

  private struct A: View {
    let store: Outer
    var body: some View {
      let _ = print("A")
      Text("\(store.a)")
    }
  }

  private struct B: View {
    let store: Outer
    var body: some View {
      let _ = print("B")
      Text("\(store.b)")
    }
  }

  private struct Nested: View {
    let store: Outer
    var body: some View {
      let _ = print("Nested")
      Text("\(store.inner.b)")
    }
  }
}

struct ObjectDepths: View {
  final class Inner: ObservableObject { @Published var value = 0 }
  final class Store: ObservableObject {
    @Published var a = 0
    @Published var b = 0
    let inner = Inner()
  }
  @StateObject private var store = Store()
  var body: some View {
    let _ = print("Root")
    VStack {
      Button("set b") { store.b += 1 }
      Button("set nested") { store.inner.value += 1 }
      A(a: store.a)
      B(b: store.b)
    }
  }

  private struct A: View {
    let a: Int
    var body: some View {
      let _ = print("A")
      Text("\(a)")
    }
  }

  private struct B: View {
    let b: Int
    var body: some View {
      let _ = print("B")
      Text("\(b)")
    }
  }
}

struct Doubles: View {
  @Observable final class Both: ObservableObject {
    var read = 0
    var unread = 0 { willSet { objectWillChange.send() } }
    @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
  }
  let model = Both()
  var body: some View {
    VStack {
      Button("unread") { model.unread += 1 }
      ByState(model: model)
      ByObject(model: model)
    }
  }

  private struct ByState: View {
    @State var model: Both
    var body: some View { Text("\(model.read)") }
  }

  private struct ByObject: View {
    @StateObject private var model: Both
    init(model: Both) { _model = StateObject(wrappedValue: model) }
    var body: some View { Text("\(model.read)") }
  }
}
