// A play button that a toggle shows and hides, and a text that counts.

import SwiftUI

/// The button, in a switch's branch.
enum Basic {
  struct PlayButton: View {
    @State private var isPlaying: Bool = false
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
    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Toggle(isOn: $showPlayButton) { Text("Show Play Button") }
        if showPlayButton { PlayButton() }
      }
      .padding()
    }
  }
}

struct CountText: View {
  let count: Int
  private let uuid = UUID()
  init(count: Int) { self.count = count }
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Text("Count: \(count)")
      Text("UUID: \(uuid)")
    }
  }
}

/// A counter next to the button.
enum Counting {
  struct ContentView: View {
    @State private var showPlayButton = true
    @State private var count = 0
    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Toggle(isOn: $showPlayButton) { Text("Show Play Button") }
        if showPlayButton { Basic.PlayButton() }
        Button("+ 1") { count += 1 }
        CountText(count: count)
      }
      .padding()
    }
  }
}

/// The count through a binding.
enum Bound {
  struct CountText: View {
    @Binding var count: Int
    private let uuid = UUID()
    init(count: Binding<Int>) { _count = count }
    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Text("Count: \(count)")
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
        if showPlayButton { Basic.PlayButton() }
        Button("+ 1") { count += 1 }
        CountText(count: $count)
      }
      .padding()
    }
  }
}
