// Views on a device that lead to updates of their own: by dates, by layout, by scrolling, and by what another host shows.

import Foundation
import SimSwiftUI

/// A timeline that begins now, of an owner that the date makes run.
struct Timing: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    Text(verbatim: place.text)
    Timed(path: place.path)
  }
}

private struct Timed: View {
  let path: Int
  @State private var flag = false
  @State private var calls = 0

  var body: some View {
    let _ = flag
    TimelineView(.explicit([.now, .now + 0.1])) { context in
      Color.red.frame(width: 1, height: 1).onChange(of: context.date) {
        calls += 1
        World.current.facts["schedule of \(path)"] = calls == 1 ? "begun" : "begun again"
        if calls == 1 { flag.toggle() }
      }
    }
  }
}

/// A view that grows by its own geometry, from the beginning again with each input.
struct Growing: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    Text(verbatim: place.text)
    Grown(path: place.path, input: place.input)
  }

  /// How often it grows.
  static let steps = 5
}

private struct Grown: View {
  let path: Int
  let input: Int
  @State private var steps = 0

  var body: some View {
    Color.red.frame(width: CGFloat(10 + steps), height: 1)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { _ in
        if steps < Growing.steps { steps += 1 }
        World.current.facts["steps of \(path)"] = "\(steps)"
      }
      .onChange(of: input) { steps = 0 }
  }
}

/// A lazy stack whose first row goes out of sight for more updates than a stack keeps what is in there.
struct Evicting: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    Text(verbatim: place.text)
    Evicted(path: place.path, input: place.input)
  }
}

private struct Evicted: View {
  let path: Int
  let input: Int
  @State private var updates = 0

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<30) { Marked(path: path, row: $0) } }
      }
      .frame(height: 20)
      .overlay { Color.red.frame(width: CGFloat(1 + updates % 2), height: 1) }
      .task(id: input) {
        proxy.scrollTo(20)
        for _ in 0..<12 {
          try? await Task.sleep(for: .milliseconds(20))
          if Task.isCancelled { return }
          updates += 1
        }
        proxy.scrollTo(0)
      }
    }
  }
}

private struct Marked: View {
  let path: Int
  let row: Int
  @State private var isMarked = false

  var body: some View {
    Color.red.frame(height: 10).onAppear {
      guard row == 0 else { return }
      World.current.facts["row of \(path)"] = isMarked ? "kept" : "new"
      isMarked = true
    }
  }
}

/// A list, and what takes its place for some inputs, which appears before what the list shows is told that it goes.
struct Hosting: View {
  let place: Place

  var body: some View {
    let _ = evaluated()
    let path = place.path
    Text(verbatim: place.text)
    if Backing.isShown(place.input) {
      List {
        Color.red.frame(height: 10).onDisappear {
          if World.current.facts["swap of \(path)"] == "underway" {
            World.current.complaints.append("the list of \(path) went first")
          }
        }
      }
      .frame(height: 60)
    } else {
      Color.red.frame(height: 1).onAppear { World.current.facts["swap of \(path)"] = "over" }
    }
  }

  private func evaluated() {
    place.evaluated()
    World.current.facts["swap of \(place.path)"] =
      Backing.isShown(place.input) ? "none" : "underway"
  }
}
