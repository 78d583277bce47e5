// Screens of other people's measurements, in our own code: large lists, rows of different heights, many bound views, a
// lazy stack with a history, explicit ids, masks, and a photo. Sources and derivations are those of the price table.

import SimLab
import SwiftUI

extension Catalog {
  /// The screens that others measured, with their figures.
  public static let publishedScenes: [PublishedScene] = [
    feed("S1: mixed heights, 2,000 rows", rows: 2_000, isMixed: true, busy: 35...44, late: 5...85),
    feed(
      "S1: mixed heights, 10,000 rows", rows: 10_000, isMixed: true, busy: 35...58, late: 5...440),
    feed(
      "S1b: equal heights, 10,000 rows", rows: 10_000, isMixed: false, busy: 22...40, late: 0...35),
    PublishedScene(
      "S2: 1,600 views bound to one state", device: "iphone-8", speed: 0.36, system: "iOS14",
      figures: [
        PublishedFigure(
          "frames per second", 9...11, grade: "A", source: "nalexn, iPhone 7, iOS 13"
        ) { Double($0.record.frames.count) / (Double($0.record.duration) / 1e9) }
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

  /// A feed as hands flick through it: 12 flicks, half as fast as in two columns.
  private static func feed(
    _ name: String, rows: Int, isMixed: Bool, busy: ClosedRange<Double>, late: ClosedRange<Double>
  ) -> PublishedScene {
    let source = "KsCollectionView, iPhone 11, iOS 18.7"
    return PublishedScene(
      name, device: "iphone-11", system: "iOS18",
      figures: [
        PublishedFigure("main thread busy, %", busy, grade: "A", source: source) { $0.busy },
        PublishedFigure("hitches, ms/s", late, grade: "A", source: source) { $0.hitchRatio },
      ],
      launch: { $0.launch { MixedFeed(rows: rows, isMixed: isMixed) } },
      play: { session in
        for _ in 0..<12 {
          session.device.fling(velocity: Double(session.randomNumber(in: 6_000..<12_501)))
          session.device.advance(by: .milliseconds(600))
        }
      })
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
