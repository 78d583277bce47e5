// Published screens, reimplemented: large lists, rows of different heights, many bound views, a
// lazy stack with a history, a tree, explicit ids, masks, and a photo. Sources and derivations are
// those of the price table.

import SimLab
import SimSwiftUI

extension Catalog {
  /// The published screens, with their figures.
  public static let publishedScenes = largeScenes + cardScenes

  /// Large lists, many views, and their memory.
  private static let largeScenes: [PublishedScene] = [
    feed("S1: mixed heights, 2,000 rows", rows: 2_000, busy: 35...44, late: 5...85),
    feed("S1: mixed heights, 10,000 rows", rows: 10_000, busy: 35...58, late: 5...440),
    feed(
      "S1: nearly no height as expected", rows: 10_000, busy: 70...80, late: 600...680,
      beginsHigh: true),
    sections,
    PublishedScene(
      "S1: back over 2,000 rows that were seen", device: "iphone-11", system: "iOS18",
      figures: [
        PublishedFigure(
          "hitches, ms/s", 0...30, grade: "A", source: feedSource, of: .hitches,
          evidence: "KsCollectionView"
        ) { $0.hitchRatio }
      ],
      launch: { device in
        device.launch { MixedFeed(rows: 2_000) }
        seeAll(of: device)
      }, play: { flick($0, back: true) }),
    tiles("S1b: images of equal height, 10,000 rows", busy: 30...36, late: 0...35),
    tiles("S1b: back over those that were seen", busy: 20...24, late: 0...5, isBack: true),
    blinkers(
      "S2: 1,600 views bound to one state",
      [
        PublishedFigure(
          "bodies a second", 5_600...6_300, grade: "A", source: blinkerSource, evidence: "nalexn"
        ) {
          $0.framesPerSecond * Double($0.record.counts.total.bodies)
            / Double($0.record.play.frames.count)
        },
        PublishedFigure(
          "frames per second", 9...11, grade: "A", source: blinkerSource,
          remark:
            "355,000 bodies in 60 s are 3.7 passes a second over 1,600 views, and ten frames a second would be 16,000 "
            + "bodies: the source's two figures disagree, and the counted one is met",
          evidence: "nalexn"
        ) { $0.framesPerSecond },
      ]
    ) { Blinkers() },
    blinkers(
      "S2: 225 texts exchanged for images and back",
      [
        PublishedFigure(
          "frames per second", 18...20, grade: "A", source: blinkerSource,
          remark:
            "a view that is made and dropped takes 55 µs of an A15 here, where the source has 85 to 90; screens of texts and "
            + "images of iOS 16, to which the prices were fitted, leave no room for more",
          evidence: "nalexn"
        ) { $0.framesPerSecond }
      ]
    ) { Exchanges() },
    blinkers(
      "S2: 1,600 views beside the state",
      [
        PublishedFigure("main thread busy, %", 0...100, grade: "A", source: blinkerSource) {
          $0.busy
        }
      ]
    ) { Bystanders() },
    chat("S3: a lazy stack with 1,582 known rows", rows: 1_582, frame: 9...13, isFitted: true),
    chat(
      "S3: the same with a screen of rows", rows: 12, frame: 1.3...2,
      remark: "the messages of that app are more than a text each; what a history adds is met"),
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
          source: "fatbobman, iOS 15: more than 1 s, at most 4 assumed", evidence: "fatbobman",
          isFitted: true
        ) { $0.mainThread / 1e6 }
      ],
      launch: { $0.launch { IdentifiedRows(isIdentified: true) } },
      play: { $0.device.settle() }),
    PublishedScene(
      "S5b: 40,000 rows without", device: "iphone-13", system: "iOS15", measuresLaunch: true,
      figures: [
        PublishedFigure(
          "main thread at launch, ms", 0...150, grade: "B", source: "fatbobman: at once",
          evidence: "fatbobman"
        ) { $0.mainThread / 1e6 }
      ],
      launch: { $0.launch { IdentifiedRows(isIdentified: false) } },
      play: { $0.device.settle() }),
    PublishedScene(
      "S6: 420 masked views", device: "iphone-16-pro", system: "iOS26", measuresLaunch: true,
      figures: [
        PublishedFigure(
          "drawing of the frame, ms", 46...77, grade: "A", source: "vultisig 4974, iOS 26.5",
          evidence: "vultisig", isFitted: true, readsFrames: true
        ) { input in
          let frames = input.record.play.frames.map { Double($0.rendered - $0.committed) / 1e6 }
          return frames.max() ?? 0
        }
      ],
      launch: { $0.launch { MaskedRows() } }, play: { $0.device.settle() }),
    PublishedScene(
      "S7: a photo of 3,000 by 2,000", device: "iphone-13", system: "iOS17",
      images: [SceneImage(name: "photo", width: 3_000, height: 2_000, scale: 1)],
      figures: [
        PublishedFigure(
          "main thread, ms", 18...30, grade: "A",
          source: "Nuke 962 and DFJPEGTurbo, between M5 and A8", evidence: "decoders",
          isFitted: true
        ) { $0.mainThread / 1e6 }
      ],
      launch: { $0.launch { PhotoOnDemand() } },
      play: { session in
        try session.device.tap("show")
        session.device.settle()
      }),
  ]

  /// Returns the scene of a hierarchical list with four closed folders of 25,000 leaves each.
  private static func tree(
    _ name: String, seconds: ClosedRange<Double>, measuresLaunch: Bool = false,
    play: @escaping @MainActor @Sendable (Session) throws -> Void
  ) -> PublishedScene {
    PublishedScene(
      name, device: "iphone-13", system: "iOS16", measuresLaunch: measuresLaunch,
      figures: [
        PublishedFigure(
          "main thread, s", seconds, grade: "A", source: "lemonmojo, iPhone 13 Pro",
          evidence: "lemonmojo", isFitted: true
        ) { $0.mainThread / 1e9 }
      ],
      launch: { $0.launch { Folders() } }, play: play)
  }
}
