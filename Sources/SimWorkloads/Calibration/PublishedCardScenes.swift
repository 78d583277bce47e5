// Screens of apps with cards, numbers and thumbnails, with published figures.

import SimDevice
import SimLab
import SimSwiftUI

extension Catalog {
  private static let photoSource = "an app of photo cards, iPhone 14, iOS 26, mean of 30 runs"
  private static let bodySource = "Instruments on an A15, iOS 26, which slows what it records"
  private static let canvasSource = "a stack of 1,000 rows with a canvas each, M3 Pro, macOS 26"

  /// Screens of cards, numbers and thumbnails.
  static let cardScenes: [PublishedScene] = [
    PublishedScene(
      "P1: photo cards that a timer scrolls", device: "iphone-14", system: "iOS26",
      images: PhotoCards.photos.map {
        SceneImage(name: $0, width: 2_708, height: 2_031, scale: 1)
      }, warmUp: .milliseconds(1),
      figures: [
        PublishedFigure(
          "frames per second", 58.5...60, grade: "A", source: photoSource, readsFrames: true
        ) { $0.shownFramesPerSecond },
        PublishedFigure(
          "frames over 25 ms among 593", 6...12, grade: "A", source: photoSource, of: .hitches,
          readsFrames: true
        ) { input in Double(input.frameGaps.count { $0 > 25 }) },
        PublishedFigure(
          "longest frame, ms", 70...85, grade: "A", source: photoSource, of: .hitches,
          readsFrames: true
        ) { $0.frameGaps.max() ?? 0 },
      ],
      launch: { $0.launch { PhotoCards() } },
      play: { $0.device.advance(by: .milliseconds(9_900)) }),
    PublishedScene(
      "P4: the first screen of that app", device: "iphone-14", system: "iOS26",
      measuresLaunch: true,
      figures: [
        PublishedFigure(
          "main thread at launch, ms", 62...67, grade: "A", source: photoSource,
          evidence: "photo cards", isFitted: true
        ) { $0.mainThread / 1e6 }
      ],
      launch: { $0.launch { CardsHome() } }, play: { $0.device.settle() }),
    bodies("P5: a card with two images", 14...16.5) { WorkoutCard(ticking: $0) },
    bodies("P6: a header with three images", 38...46) { IconHeader(ticking: $0) },
    bodies("P7: a card of figures", 15.5...19) { StatisticsCard(ticking: $0) },
    bodies("P8: a cell with 30 stamps", 32...38) { StampCell(ticking: $0) },
    bodies("P9: a stamp", 1.1...1.4) { TickingStamp(ticking: $0) },
    bodies("P10: an image at most", 0...13) { TickingIcon(ticking: $0) },
    numbers("P12: scrolled by a row", 5.2...6.3, isForEachFrame: true) { $0.device.scroll(by: 20) },
    numbers("P13: new numbers in all rows", 32...39) { try $0.device.tap("change") },
    PublishedScene(
      "P15: a lazy grid that shows six", device: "iphone-13", system: "iOS17",
      measuresLaunch: true,
      figures: [
        PublishedFigure(
          "bodies of thumbnails", 8...8, grade: "A", source: "a grid in a sheet, iPhone, iOS 17",
          remark: "a lazy grid makes no row beyond its edge here", of: .count
        ) { $0.bodies(of: "Thumbnail") }
      ],
      launch: { $0.launch { Thumbnails() } }, play: { $0.device.settle() }),
    PublishedScene(
      "P18: 300 erased rows", device: "iphone-13", system: "iOS18", measuresLaunch: true,
      figures: [
        PublishedFigure(
          "bodies of rows in a release", 10...25, grade: "B", source: "a list of iOS 18", of: .count
        ) { $0.bodies(of: "ErasedRow") }
      ],
      launch: { $0.launch { ErasedRows() } }, play: { $0.device.settle() }),
  ]

  /// Returns the scene of a view of which six change ten times a second.
  private static func bodies(
    _ name: String, _ published: ClosedRange<Double>,
    view: @escaping @MainActor @Sendable (Ticking) -> some View
  ) -> PublishedScene {
    PublishedScene(
      name, device: "iphone-13", system: "iOS26",
      images: [SceneImage(name: "dot", width: 8, height: 8)], warmUp: .seconds(1),
      figures: [
        PublishedFigure(
          "a body, µs", published, grade: "A", source: bodySource, evidence: "bodies",
          isFitted: true
        ) { $0.timePerBody }
      ],
      launch: { $0.launch { TickingBodies { view($0) } } },
      play: { $0.device.advance(by: .seconds(1)) })
  }

  /// Returns the scene of rows of numbers, all of which are known, on a Mac with the speed of an M3
  /// Pro.
  private static func numbers(
    _ name: String, _ milliseconds: ClosedRange<Double>, isForEachFrame: Bool = false,
    play: @escaping @MainActor @Sendable (Session) throws -> Void
  ) -> PublishedScene {
    PublishedScene(
      name, device: "mac-m1", speed: 1.36, system: "iOS26",
      figures: [
        PublishedFigure(
          isForEachFrame ? "main thread a frame, ms" : "main thread, ms", milliseconds, grade: "A",
          source: canvasSource
        ) { isForEachFrame ? $0.frameTime : $0.mainThread / 1e6 }
      ],
      launch: { device in
        device.launch { NumberRows(drawsCanvas: true) }
        device.settle()
        while let position = device.scrollPosition, position.limit - position.offset > 40 {
          device.fling(velocity: 8_000)
          device.advance(by: .milliseconds(400))
        }
        device.settle()
      },
      play: { session in
        try play(session)
        session.device.settle()
      })
  }
}
