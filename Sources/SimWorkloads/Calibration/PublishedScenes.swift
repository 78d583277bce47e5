// Screens of other people's measurements, in our own code: large lists, rows of different heights, many bound views, a
// lazy stack with a history, a tree, explicit ids, masks, and a photo. Sources and derivations are those of the price table.

import SimLab
import SwiftUI

extension Catalog {
  /// The screens that others measured, with their figures.
  public static let publishedScenes: [PublishedScene] = [
    feed("S1: mixed heights, 2,000 rows", rows: 2_000, isMixed: true, busy: 35...44, late: 5...85),
    feed(
      "S1: mixed heights, 10,000 rows", rows: 10_000, isMixed: true, busy: 35...58, late: 5...440),
    PublishedScene(
      "S1b: images of equal height, 10,000 rows", device: "iphone-11", system: "iOS18",
      images: [SceneImage(name: "tile", width: 240, height: 240, scale: 2)],
      figures: feedFigures(busy: 22...40, late: 0...35),
      launch: { $0.launch { Tiles() } }, play: { flick($0, 12_000..<25_001) }),
    PublishedScene(
      "S2: 1,600 views bound to one state", device: "iphone-8", speed: 0.36, system: "iOS14",
      warmUp: .seconds(1),
      figures: [
        PublishedFigure(
          "bodies a second", 5_600...6_300, grade: "A", source: "nalexn, iPhone 7, iOS 13"
        ) { $0.framesPerSecond * Double($0.record.counts.bodies) / Double($0.record.frames.count) },
        PublishedFigure(
          "frames per second", 9...11, grade: "A", source: "nalexn, iPhone 7, iOS 13",
          remark:
            "355,000 bodies in 60 s are 3.7 passes a second over 1,600 views, and ten frames a second would be 16,000 "
            + "bodies: the source's two figures disagree, and the counted one is met"
        ) { $0.framesPerSecond },
      ],
      launch: { $0.launch { Blinkers() } }, play: { $0.device.advance(by: .seconds(5)) }),
    PublishedScene(
      "S3: a lazy stack with 1,582 known rows", device: "mac-m1", system: "iOS26",
      figures: [
        PublishedFigure(
          "main thread a frame, ms", 9...13, grade: "A", source: "bloom 62, Apple silicon"
        ) { $0.frameTime }
      ],
      launch: { $0.launch { Chat() } },
      play: { session in
        // All rows become known on the way to the end.
        while let position = session.device.scrollPosition, position.limit - position.offset > 1 {
          session.device.fling(velocity: 8_000)
          session.device.advance(by: .milliseconds(400))
        }
        session.device.settle()
      }),
    tree("S4: launch with 100,000 rows in folders", seconds: 5.5...6.5, measuresLaunch: true) {
      $0.device.settle()
    },
    tree("S4: one of them selected", seconds: 7.5...8.5) { session in
      try session.device.tap("choose")
      session.device.settle()
    },
    tree("S4: a folder shuffled", seconds: 1.8...2.2) { session in
      try session.device.tap("shuffle")
      session.device.settle()
    },
    PublishedScene(
      "S5: 40,000 rows with explicit ids", device: "iphone-13", system: "iOS15",
      measuresLaunch: true,
      figures: [
        PublishedFigure(
          "main thread at launch, ms", 1_000...4_000, grade: "B",
          source: "fatbobman, iOS 15: more than 1 s, at most 4 assumed"
        ) { $0.mainThread / 1e6 }
      ],
      launch: { $0.launch { IdentifiedRows(isIdentified: true) } },
      play: { $0.device.settle() }),
    PublishedScene(
      "S5b: 40,000 rows without", device: "iphone-13", system: "iOS15", measuresLaunch: true,
      figures: [
        PublishedFigure(
          "main thread at launch, ms", 0...150, grade: "B", source: "fatbobman: at once"
        ) { $0.mainThread / 1e6 }
      ],
      launch: { $0.launch { IdentifiedRows(isIdentified: false) } },
      play: { $0.device.settle() }),
    PublishedScene(
      "S6: 420 masked views", device: "iphone-16-pro", system: "iOS26", measuresLaunch: true,
      figures: [
        PublishedFigure(
          "drawing of the frame, ms", 46...77, grade: "A", source: "vultisig 4974, iOS 26.5"
        ) { input in
          let frames = input.record.frames.map { Double($0.rendered - $0.committed) / 1e6 }
          return frames.max() ?? 0
        }
      ],
      launch: { $0.launch { MaskedRows() } }, play: { $0.device.settle() }),
    PublishedScene(
      "S7: a photo of 3,000 by 2,000", device: "iphone-13", system: "iOS17",
      images: [SceneImage(name: "photo", width: 3_000, height: 2_000, scale: 1)],
      measuresLaunch: true,
      figures: [
        PublishedFigure(
          "main thread at launch, ms", 18...30, grade: "A",
          source: "Nuke 962 and DFJPEGTurbo, between M5 and A8"
        ) { $0.mainThread / 1e6 }
      ],
      launch: { $0.launch { Image("photo").resizable() } }, play: { $0.device.settle() }),
  ]

  /// A feed as hands flick through it, half as fast as in two columns.
  private static func feed(
    _ name: String, rows: Int, isMixed: Bool, busy: ClosedRange<Double>, late: ClosedRange<Double>
  ) -> PublishedScene {
    PublishedScene(
      name, device: "iphone-11", system: "iOS18", figures: feedFigures(busy: busy, late: late),
      launch: { $0.launch { MixedFeed(rows: rows, isMixed: isMixed) } },
      play: { flick($0, 6_000..<12_501) })
  }

  private static func feedFigures(
    busy: ClosedRange<Double>, late: ClosedRange<Double>
  ) -> [PublishedFigure] {
    let source = "KsCollectionView, iPhone 11, iOS 18.7"
    return [
      PublishedFigure("main thread busy, %", busy, grade: "A", source: source) { $0.busy },
      PublishedFigure("hitches, ms/s", late, grade: "A", source: source) { $0.hitchRatio },
    ]
  }

  /// Flicks 12 times, one every 600 ms.
  @MainActor private static func flick(_ session: Session, _ speeds: Range<Int>) {
    for _ in 0..<12 {
      session.device.fling(velocity: Double(session.randomNumber(in: speeds)))
      session.device.advance(by: .milliseconds(600))
    }
  }

  /// A hierarchical list of four closed folders with 25,000 leaves each.
  private static func tree(
    _ name: String, seconds: ClosedRange<Double>, measuresLaunch: Bool = false,
    play: @escaping @MainActor @Sendable (Session) throws -> Void
  ) -> PublishedScene {
    PublishedScene(
      name, device: "iphone-13", system: "iOS16", measuresLaunch: measuresLaunch,
      figures: [
        PublishedFigure("main thread, s", seconds, grade: "A", source: "lemonmojo, iPhone 13 Pro") {
          $0.mainThread / 1e9
        }
      ],
      launch: { $0.launch { Folders() } }, play: play)
  }
}

/// Folders of leaves; none is open.
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

/// Cells of one height with an image: as many a second as in three columns of higher ones.
struct Tiles: View {
  var body: some View {
    List(0..<10_000, id: \.self) { _ in
      Image("tile").resizable().frame(width: 36, height: 36)
    }
  }
}

/// Entries of one line, every seventh with a note of several.
struct MixedFeed: View {
  let rows: Int
  let isMixed: Bool

  var body: some View {
    List(0..<rows, id: \.self) { row in
      VStack(alignment: .leading, spacing: 4) {
        Text("Entry \(row)")
        if isMixed, row % 7 == 0 {
          Text(String(repeating: "lorem ipsum ", count: 12)).font(.footnote)
        }
      }
      .padding(8)
    }
  }
}

/// Views that are bound to a state which changes 60 times a second.
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

/// A chat of lines of different lengths.
struct Chat: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(0..<1_582, id: \.self) { line in
          Text("Line \(line) " + String(repeating: "word ", count: 5 + line % 40))
        }
      }
    }
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
