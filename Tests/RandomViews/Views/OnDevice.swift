// Views about rules for which time has to pass or rows have to be made: they are shown on a device.

import Foundation
import SimSwiftUI

/// Tasks within each other that begin anew with each input, and one beside a task that an `onAppear` makes.
struct Tasking: View {
  let place: Place

  var body: some View {
    let _ = place.evaluated()
    let (path, input) = (place.path, place.input)
    Text(verbatim: place.text)
      .task {
        let isLater = World.current.facts["hop of \(path)"] == "made"
        World.current.facts["hop of \(path)"] = isLater ? "later" : "at once"
      }
      .onAppear { Task { World.current.facts["hop of \(path)"] = "made" } }
      .onAppear { World.current.facts["life of \(path)"] = "there" }
      .onDisappear { World.current.facts["life of \(path)"] = "over" }
      .task {
        await withTaskCancellationHandler {
          try? await Task.sleep(for: .seconds(1_000))
        } onCancel: {
          World.cancelled(path)
        }
      }
      .task(id: input) { World.current.facts["inner task of \(path)"] = "\(input)" }
      .task(id: input) {
        let inner = World.current.facts["inner task of \(path)"] ?? "nothing"
        World.current.facts["outer task of \(path)"] = "\(input) after \(inner)"
      }
  }
}

/// A view with one timer, which was started twice and stopped once.
struct Ticking: View {
  let place: Place
  @State private var connections: [any Cancellable] = []

  init(place: Place) { self.place = place }

  var body: some View {
    let _ = place.evaluated()
    Text(verbatim: place.text).onAppear { begin() }.onDisappear { connections = [] }
  }

  private func begin() {
    let path = place.path
    World.current.facts["ticks of \(path)"] = "none"
    let timer = Timer.publish(every: 0.01, on: .main, in: .common)
    let heard = timer.sink { _ in World.current.facts["ticks of \(path)"] = "some" }
    let (first, second) = (timer.connect(), timer.connect())
    first.cancel()
    connections = [heard, second]
  }
}

/// A row that knows the named space around the list in which it is.
struct Spacing: View {
  let place: Place

  var body: some View {
    let _ = place.evaluated()
    let path = place.path
    Text(verbatim: place.text)
    HStack(spacing: 0) {
      Color.red.frame(width: Spacing.length(place.input), height: 10)
      ScrollView {
        LazyVStack(spacing: 0) {
          Color.red.frame(height: 10)
            .onGeometryChange(for: Int.self) {
              Int($0.frame(in: .named("around")).minX.rounded())
            } action: {
              World.current.facts["distance of \(path)"] = "\($0)"
            }
          Color.red.frame(height: 10)
            .background {
              GeometryReader { proxy in
                let top = Int(proxy.frame(in: .named("rows")).minY.rounded())
                Color.red.onAppear { Spacing.check(top, path) }
              }
            }
        }
      }
      .coordinateSpace(.named("rows"))
      .frame(width: 50, height: 20)
    }
    .coordinateSpace(.named("around"))
  }

  static func length(_ input: Int) -> CGFloat { CGFloat(10 + 10 * input) }

  /// A row has its place before anybody asks where it lies.
  private static func check(_ top: Int, _ path: Int) {
    if top != 10 { World.current.complaints.append("the second row of \(path) began at \(top)") }
  }
}

/// Rows with ids that come and go; what is absent for one update has its state when it comes back.
struct Keeping: View {
  let place: Place

  var body: some View {
    let _ = place.evaluated()
    Text(verbatim: place.text)
    Group {
      if place.program.has(0) {
        ScrollView {
          LazyVStack { Kept(place: Keeping.row(place), input: place.input).id(Keeping.id(place)) }
        }
      } else {
        ScrollView {
          LazyVStack {
            if Keeping.isShown(place) {
              Kept(place: Keeping.row(place), input: place.input).id(0)
            }
          }
        }
      }
    }
    .frame(height: 20)
  }

  static func id(_ place: Place) -> Int { place.input % 2 }
  static func isShown(_ place: Place) -> Bool { place.program.has(0) || id(place) == 0 }
  static func row(_ place: Place) -> Place { row(place, id: id(place)) }
  /// It is in one branch or in the other.
  static func row(_ place: Place, id: Int) -> Place {
    place.part(place.program.has(0) ? id : 2 + id, input: 0)
  }
}

struct Kept: View {
  let place: Place
  let input: Int
  @State private var number = 0

  init(place: Place, input: Int) {
    self.place = place
    self.input = input
  }

  var body: some View {
    let _ = place.evaluated(writing: $number)
    Color.red.frame(width: CGFloat(10 + number), height: 10)
  }
}

/// A frame relative to a scroll view, and a grid that is wider than its own.
struct Scrolling: View {
  let place: Place
  var body: some View {
    let _ = place.evaluated()
    let length = Spacing.length(place.input)
    Text(verbatim: place.text)
    ScrollView(.horizontal) {
      Color.red.containerRelativeFrame(.horizontal).frame(height: 10).sized(place.path, "page")
    }
    .frame(width: 100 + length, height: 10)
    ScrollView {
      LazyVGrid(columns: [GridItem(.fixed(40 + length), spacing: 0), GridItem(.fixed(40))]) {
        Color.red.frame(height: 5)
      }
      .sized(place.path, "grid")
    }
    .frame(width: 50, height: 20)
  }
}
