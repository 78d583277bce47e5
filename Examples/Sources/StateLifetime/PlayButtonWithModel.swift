// The play button with an object of its own: in a `@StateObject`, and in a `@State`.

import SwiftUI

enum WithStateObject {
  struct PlayButton: View {
    final class DataModel: ObservableObject {
      @Published var isEnabled = false
      init() { print("PlayButton DataModel init") }
      deinit { print("PlayButton DataModel deinit") }
    }

    @State private var isPlaying: Bool = false
    @StateObject private var dataModel = DataModel()
    private let uuid = UUID()
    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
        Text("UUID: \(uuid)")
      }
    }
  }

  struct ContentView: View {
    @State private var showPlayButton = true
    @State private var count = 0
    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Toggle(isOn: $showPlayButton) { Text("Show Play Button") }
        if showPlayButton { PlayButton() }
        Button("+ 1") { count += 1 }
        CountText(count: count)
      }
      .padding()
    }
  }
}

enum WithState {
  struct PlayButton: View {
    @Observable final class DataModel {
      /// A name in place of the address, which could be reused: models count from A0.
      nonisolated(unsafe) static var made = 0
      var isEnabled = false
      var uuid = UUID()
      @ObservationIgnored var now = Date()
      @ObservationIgnored private let address = "A\(made)"

      init() {
        DataModel.made += 1
        print("PlayButton DataModel init")
        print("DataModel address: \(address)")
      }

      deinit {
        print("PlayButton DataModel deinit")
        print("DataModel address: \(address)")
      }
    }

    @State private var isPlaying: Bool = false
    @State private var dataModel = DataModel()
    private let uuid = UUID()
    var body: some View {
      let _ = Self._printChanges()
      VStack(spacing: 20) {
        Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
        Text("UUID: \(uuid)")
        Text("DataModel UUID: \(dataModel.uuid)")
        Text("DataModel now: \(dataModel.now)")
      }
    }
  }

  struct ContentView: View {
    @State private var showPlayButton = true
    @State private var count = 0
    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Toggle(isOn: $showPlayButton) { Text("Show Play Button") }
        if showPlayButton { PlayButton() }
        Button("+ 1") { count += 1 }
        CountText(count: count)
      }
      .padding()
    }
  }
}
