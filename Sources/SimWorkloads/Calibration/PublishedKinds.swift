// The kinds of published screens, each played in several sizes.

import SimDevice
import SimLab
import SimSwiftUI

extension Catalog {
  static let feedSource = "KsCollectionView, iPhone 11, iOS 18.7"
  /// The reason why a feed is less busy in the simulation.
  private static let feedRemark =
    "a row takes 0.7 to 0.9 ms here, and 1.35 to 3.1 by what was derived from the source, which counts no cells a second; 511 "
    + "unexpected heights, of which one cell in seven has one, are 100 new cells a second, or 180 of those in which fingers went on, "
    + "and these flicks bring 160"
  /// The remark on a feed in which nearly every height is unexpected.
  private static let wrongRemark =
    "each solution takes 14 ms there and here; how many new cells a second the fingers brought at so few frames is not said"
  static let blinkerSource = "nalexn, iPhone 7, iOS 13"

  /// Returns the scene of a feed that is flicked by hand: 160 new rows a second.
  ///
  /// The source counted 511 cells of an unexpected height, and one in seven is high: 3,577 new
  /// cells in 36 s, with fingers moving for 20 of them.
  static func feed(
    _ name: String, rows: Int, busy: ClosedRange<Double>, late: ClosedRange<Double>,
    beginsHigh: Bool = false
  ) -> PublishedScene {
    PublishedScene(
      name, device: "iphone-11", system: "iOS18",
      figures: feedFigures(
        busy: busy, late: late, remark: beginsHigh ? wrongRemark : feedRemark),
      launch: { $0.launch { MixedFeed(rows: rows, beginsHigh: beginsHigh) } }, play: { flick($0) })
  }

  /// The feed of 10,000 rows in sections of 500, each of which is solved separately.
  static let sections = PublishedScene(
    "S1: 10,000 rows in sections of 500", device: "iphone-11", system: "iOS18",
    figures: feedFigures(busy: 39...58, late: 5.9...299),
    launch: { $0.launch { MixedFeed(rows: 10_000, sectionLength: 500) } }, play: { flick($0) })

  /// Returns the scene of images of one height in three columns, or of the way back over them.
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
      }, play: { flick($0, back: isBack) })
  }

  private static func feedFigures(
    busy: ClosedRange<Double>, late: ClosedRange<Double>, remark: String = feedRemark
  ) -> [PublishedFigure] {
    [
      PublishedFigure(
        "main thread busy, %", busy, grade: "A", source: feedSource, remark: remark,
        evidence: "KsCollectionView"
      ) { $0.busy },
      PublishedFigure(
        "hitches, ms/s", late, grade: "A", source: feedSource, remark: remark, of: .hitches,
        evidence: "KsCollectionView"
      ) { $0.hitchRatio },
    ]
  }

  /// Flicks 12 times at the speed of hands, once every 600 ms.
  @MainActor static func flick(_ session: Session, back: Bool = false) {
    for _ in 0..<12 {
      let speed = Double(session.randomNumber(in: 12_000..<25_001))
      session.device.fling(velocity: back ? -speed : speed)
      session.device.advance(by: .milliseconds(600))
    }
  }

  /// Flicks down as far as the way back will go, and rests for 3 s.
  @MainActor static func seeAll(of device: SimulatedDevice) {
    device.settle()
    for _ in 0..<24 {
      device.fling(velocity: 20_000)
      device.advance(by: .milliseconds(600))
    }
    device.advance(by: .seconds(3))
  }

  /// Returns the scene of views in a stack that a clock changes 60 times a second, on a phone with
  /// the speed of an A10.
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

  /// Returns the scene of a chat at its end, to whose last line words are added 60 times a second.
  static func chat(
    _ name: String, rows: Int, frame: ClosedRange<Double>, remark: String = "",
    isFitted: Bool = false
  ) -> PublishedScene {
    PublishedScene(
      name, device: "mac-m1", system: "iOS26", warmUp: .seconds(1),
      figures: [
        PublishedFigure(
          "main thread a frame, ms", frame, grade: "A", source: "bloom 62, Apple silicon",
          remark: remark, evidence: "bloom", isFitted: isFitted
        ) { $0.frameTime }
      ],
      launch: { device in
        device.launch { Chat(rows: rows) }
        device.advance(by: .milliseconds(500))
        // The heights of all rows become known on the way to the end.
        while let position = device.scrollPosition, position.limit - position.offset > 1 {
          device.fling(velocity: 8_000)
          device.advance(by: .milliseconds(400))
        }
      },
      play: { $0.device.advance(by: .seconds(2)) })
  }
}
