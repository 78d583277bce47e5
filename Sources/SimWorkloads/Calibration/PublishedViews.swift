// The views of the published screens, reimplemented.

import SimSwiftUI

/// Closed folders of leaves.
struct Folders: View {
  struct Node: Identifiable {
    let id: Int
    var children: [Node]?
  }

  @State private var roots = (0..<4).map { folder in
    Node(id: folder, children: (0..<25_000).map { Node(id: 4 + folder * 25_000 + $0) })
  }
  @State private var chosen: Int?

  var body: some View {
    VStack {
      Text(chosen.map { "Node \($0)" } ?? "nothing")
      Button("choose") { chosen = 2 }
      Button("shuffle") { roots[0].children?.reverse() }
      List(roots, children: \.children, selection: $chosen) { Text("Node \($0.id)") }
    }
  }
}

/// Cells of one height with an image.
///
/// As many become visible per second as in three columns, whose squares are 138 points wide and
/// high on this screen, so 46 points bring one cell.
struct Tiles: View {
  var body: some View {
    List(0..<10_000, id: \.self) { _ in
      Image("tile").resizable().frame(width: 24, height: 24)
    }
  }
}

/// Entries of one line, every seventh with a note of several lines.
///
/// A list expects rows to be as high as the first one; if that has a note, nearly all others have
/// another height.
struct MixedFeed: View {
  let rows: Int
  var beginsHigh = false
  /// The number of rows of a section; `nil` for a single section.
  var sectionLength: Int?

  var body: some View {
    if let sectionLength {
      List {
        ForEach(0..<rows / sectionLength, id: \.self) { section in
          Section {
            ForEach(section * sectionLength..<(section + 1) * sectionLength, id: \.self) {
              entry($0)
            }
          }
        }
      }
    } else {
      List(0..<rows, id: \.self) { entry($0) }
    }
  }

  private func entry(_ row: Int) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Entry \(row)")
      if row % 7 == (beginsHigh ? 0 : 6) {
        Text(String(repeating: "lorem ipsum ", count: 12)).font(.footnote)
      }
    }
    .padding(8)
  }
}

/// Views with bindings to a state that changes 60 times a second.
struct Blinkers: View {
  @State private var isOn = false
  private let tick = Timer.publish(every: 1 / 60, on: .main, in: .common).autoconnect()

  var body: some View {
    ZStack { ForEach(0..<1_600, id: \.self) { _ in Dot(isOn: $isOn) } }
      .onReceive(tick) { _ in isOn.toggle() }
  }

  private struct Dot: View {
    @Binding var isOn: Bool
    var body: some View { Text(isOn ? "1" : "0") }
  }
}

/// A chat with lines of different lengths, to the last of which text is being added.
struct Chat: View {
  let rows: Int
  @State private var words = 0
  private let tick = Timer.publish(every: 1 / 60, on: .main, in: .common).autoconnect()

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(0..<rows, id: \.self) { line in
          Text("Line \(line) " + String(repeating: "word ", count: length(of: line)))
        }
      }
    }
    .onReceive(tick) { _ in words += 1 }
  }

  private func length(of line: Int) -> Int {
    line == rows - 1 ? 5 + words % 40 : 5 + line % 40
  }
}

/// Texts that become images and images that become texts, 60 times a second.
struct Exchanges: View {
  @State private var isOn = false
  private let tick = Timer.publish(every: 1 / 60, on: .main, in: .common).autoconnect()

  var body: some View {
    ZStack { ForEach(0..<225, id: \.self) { _ in Exchange(isOn: $isOn) } }
      .onReceive(tick) { _ in isOn.toggle() }
  }

  private struct Exchange: View {
    @Binding var isOn: Bool
    var body: some View {
      if isOn {
        Text("1")
      } else {
        Image("dot")
      }
    }
  }
}

/// Views next to a state that changes 60 times a second and is not passed to them.
struct Bystanders: View {
  @State private var isOn = false
  private let tick = Timer.publish(every: 1 / 60, on: .main, in: .common).autoconnect()

  var body: some View {
    ZStack { ForEach(0..<1_600, id: \.self) { _ in Dot() } }
      .onReceive(tick) { _ in isOn.toggle() }
  }

  private struct Dot: View {
    var body: some View { Text("1") }
  }
}

/// Rows with or without an explicit id.
struct IdentifiedRows: View {
  let isIdentified: Bool

  var body: some View {
    List {
      if isIdentified {
        ForEach(0..<40_000, id: \.self) { Text("Row \($0)").id($0) }
      } else {
        ForEach(0..<40_000, id: \.self) { Text("Row \($0)") }
      }
    }
  }
}

/// Rows of masked icons.
struct MaskedRows: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<28, id: \.self) { _ in
        HStack(spacing: 0) {
          ForEach(0..<15, id: \.self) { _ in
            Color.blue.frame(width: 20, height: 20).clipShape(Circle())
          }
        }
      }
    }
  }
}

/// A photo that appears on demand.
struct PhotoOnDemand: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("show") { isShown = true }
      if isShown { Image("photo").resizable() }
    }
  }
}
