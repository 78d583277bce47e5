// Which bodies run when something changes: those that depend on it.

import SwiftUI

final class Source: ObservableObject {
  @Published var value = 0
}

/// A contains B, B contains C; A and C share a source.
struct SharedSource: View {
  @StateObject private var source = Source()
  var body: some View { A().environmentObject(source) }

  struct A: View {
    @EnvironmentObject var source: Source
    var body: some View {
      let _ = print("A")
      VStack {
        Button("change") { source.value += 1 }
        B()
      }
    }
  }

  struct B: View {
    var body: some View {
      let _ = print("B")
      C()
    }
  }

  struct C: View {
    @EnvironmentObject var source: Source
    var body: some View {
      let _ = print("C")
      Text("\(source.value)")
    }
  }
}

/// The value is passed from A through B to C.
struct PassedValue: View {
  @State private var value = 0
  var body: some View {
    let _ = print("A")
    VStack {
      Button("change") { value += 1 }
      B(value: value)
    }
  }

  struct B: View {
    let value: Int
    var body: some View {
      let _ = print("B")
      C(value: value)
    }
  }

  struct C: View {
    let value: Int
    var body: some View {
      let _ = print("C")
      Text("\(value)")
    }
  }
}

/// State of a type that is not `Equatable`.
struct NotEquatable: View {
  struct Box { var number: Int }
  @State private var box = Box(number: 1)
  var body: some View {
    let _ = print("body \(box.number)")
    VStack {
      Button("same") { box = Box(number: 1) }
      Button("other") { box = Box(number: 2) }
    }
  }
}

struct ContentView: View {
  @State private var someState = 0
  var body: some View {
    let _ = Self._printChanges()
    Text("\(someState)")
  }
}

/// The puzzle from the office hours: a property of an object that no wrapper makes the view observe.
final class AppState: ObservableObject {
  nonisolated(unsafe) static let shared = AppState()
  var manualPauseOfSpeaking = false
}

struct SceneTitleView: View {
  @StateObject var appState = AppState.shared
  var body: some View {
    let _ = print("body \(appState.manualPauseOfSpeaking)")
    Button("pause") { appState.manualPauseOfSpeaking.toggle() }
  }
}
