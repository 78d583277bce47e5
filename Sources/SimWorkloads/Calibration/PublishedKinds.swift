// The kinds of screens that others measured, each played in several sizes.

import SimDevice
import SimLab
import SwiftUI

extension Catalog {
  static let feedSource = "KsCollectionView, iPhone 11, iOS 18.7"
  /// Why a feed is less busy here.
  private static let feedRemark =
    "how many cells a second the fingers brought is not said; a row takes 1.4 ms here, where the source has 1.35 to 3.1, "
    + "and what is left of the difference would be two to three times as many rows as these flicks bring"
  static let blinkerSource = "nalexn, iPhone 7, iOS 13"

  /// A feed as hands flick through it, half as fast as in two columns.
  static func feed(
    _ name: String, rows: Int, isMixed: Bool, busy: ClosedRange<Double>, late: ClosedRange<Double>
  ) -> PublishedScene {
    PublishedScene(
      name, device: "iphone-11", system: "iOS18", figures: feedFigures(busy: busy, late: late),
      launch: { $0.launch { MixedFeed(rows: rows, isMixed: isMixed) } },
      play: { flick($0, 6_000..<12_501) })
  }

  /// The feed of 10,000 rows in sections of 500, each of which is solved by itself.
  static let sections = PublishedScene(
    "S1: 10,000 rows in sections of 500", device: "iphone-11", system: "iOS18",
    figures: feedFigures(busy: 39...58, late: 5.9...299),
    launch: { $0.launch { MixedFeed(rows: 10_000, isMixed: true, sectionLength: 500) } },
    play: { flick($0, 6_000..<12_501) })

  /// Images of one height, three columns of them; or the way back over them.
  static func tiles(
    _ name: String, busy: ClosedRange<Double>, late: ClosedRange<Double>, isBack: Bool = false
  ) -> PublishedScene {
    PublishedScene(
      name, device: "iphone-11", system: "iOS18",
      images: [SceneImage(name: "tile", width: 240, height: 240, scale: 2)],
      figures: feedFigures(busy: busy, late: late),
      launch: { device in
        device.launch { Tiles() }
        if isBack { seeAll(of: device) }
      }, play: { flick($0, 12_000..<25_001, back: isBack) })
  }

  private static func feedFigures(
    busy: ClosedRange<Double>, late: ClosedRange<Double>
  ) -> [PublishedFigure] {
    [
      PublishedFigure(
        "main thread busy, %", busy, grade: "A", source: feedSource, remark: feedRemark
      ) { $0.busy },
      PublishedFigure(
        "hitches, ms/s", late, grade: "A", source: feedSource, remark: feedRemark
      ) { $0.hitchRatio },
    ]
  }

  /// Flicks 12 times, one every 600 ms.
  @MainActor static func flick(_ session: Session, _ speeds: Range<Int>, back: Bool = false) {
    for _ in 0..<12 {
      let speed = Double(session.randomNumber(in: speeds))
      session.device.fling(velocity: back ? -speed : speed)
      session.device.advance(by: .milliseconds(600))
    }
  }

  /// Flicks down as far as the way back will lead, and rests for 3 s.
  @MainActor static func seeAll(of device: SimulatedDevice) {
    device.settle()
    for _ in 0..<24 {
      device.fling(velocity: 20_000)
      device.advance(by: .milliseconds(600))
    }
    device.advance(by: .seconds(3))
  }

  /// Views in a stack that a clock of 60 ticks a second changes, on a phone with the speed of an A10.
  static func blinkers(
    _ name: String, _ figures: [PublishedFigure],
    screen: @escaping @MainActor @Sendable () -> some View
  ) -> PublishedScene {
    PublishedScene(
      name, device: "iphone-8", speed: 0.36, system: "iOS14",
      images: [SceneImage(name: "dot", width: 8, height: 8)], warmUp: .seconds(1),
      figures: figures, launch: { $0.launch { screen() } },
      play: { $0.device.advance(by: .seconds(5)) })
  }

  /// A chat at its end, to whose last line words are added 60 times a second.
  static func chat(
    _ name: String, rows: Int, frame: ClosedRange<Double>, remark: String = ""
  ) -> PublishedScene {
    PublishedScene(
      name, device: "mac-m1", system: "iOS26", warmUp: .seconds(1),
      figures: [
        PublishedFigure(
          "main thread a frame, ms", frame, grade: "A", source: "bloom 62, Apple silicon",
          remark: remark
        ) { $0.frameTime }
      ],
      launch: { device in
        device.launch { Chat(rows: rows) }
        device.advance(by: .milliseconds(500))
        // All rows become known on the way to the end.
        while let position = device.scrollPosition, position.limit - position.offset > 1 {
          device.fling(velocity: 8_000)
          device.advance(by: .milliseconds(400))
        }
      },
      play: { $0.device.advance(by: .seconds(2)) })
  }
}
