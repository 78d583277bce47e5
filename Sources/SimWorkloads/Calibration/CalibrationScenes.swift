// The screens that were measured on phones, to be measured on the simulated ones.

import SimLab
import SwiftUI

extension Catalog {
  /// The screens of the measurements, by the name that they have there.
  public static let calibrationScenes: [CalibrationScene] = [
    scene("text") { TextScreen(count: $0) },
    scene("buttons") { ButtonScreen(count: $0) },
    scene("images", images: ImageScreen.assets) { ImageScreen(count: $0) },
    scene("list", images: Card.assets) { CardScreen(count: $0) },
    CalibrationScene(name: "launch", opens: nil) { device, _ in
      device.launch { HomeScreen(destination: Text("Nothing")) }
    },
  ]

  /// Why some screens do not grow as on the phones.
  public static let slopeRemarks: [SlopeRemark] = [
    SlopeRemark(
      "images", .time,
      """
      on the iPhone 12 Pro Max elements of all screens take less than its speed says, on the iPhone 8 Plus more; the first 64 take \
      0.7 to 1.0 ms each on all three, as under a clock that has yet to rise; a phone has one speed here
      """),
    SlopeRemark(
      "text", .time,
      """
      as with images: on the iPhone 8 Plus elements of all screens take more than its speed says, on the iPhone 12 Pro Max less, \
      and a phone has one speed here
      """),
    SlopeRemark(
      "list", .time,
      """
      the iPhone 8 Plus takes 0.9 s more for 16 rows than for 4, the others 0.1 to 0.3. Cells that are made for all rows which \
      fit by an estimate of 44 points, before any is measured (15 to 18 rows), would end to grow there and take 0.1 to 0.3 s; \
      but then 8 rows would take 0.05 s more than 4 on the iPhone 11 and the iPhone 12 Pro Max, and both take the same to \
      0.005 s. So it is not built, and why is not known
      """),
    SlopeRemark(
      "list", .memory,
      """
      16 rows take 4 to 7 MB more than 4, which is half a row. With 4 rows phones hold as many rows as are seen, in parts too \
      (2.6, 3.0 and 3.2), where whole rows are booked here; with 16 all three hold 3.5 to 3.9. Memory that is not given back \
      at once would do that, and so would cells made by an estimate; neither fits all three phones, and why is not known
      """),
  ]

  private static func scene<Screen: View>(
    _ name: String, images: [SceneImage] = [],
    _ screen: @escaping @MainActor @Sendable (Int) -> Screen
  ) -> CalibrationScene {
    CalibrationScene(name: name, opens: HomeScreen<Screen>.label, images: images) { device, count in
      device.launch { HomeScreen(destination: screen(count)) }
    }
  }
}

extension ImageScreen {
  /// What the phones' memory says: it grows by the same step from 1 image to 8, and not any more from 16
  /// on, 10 steps above the start; a step is 16.9 MB, which is 2,048 pixels square.
  static let assets = (0..<assetCount).map {
    SceneImage(name: "photo-\($0)", width: 2_048, height: 2_048, scale: 1)
  }
}

extension Card {
  /// What the phones' memory says: UIKit's list of one row takes 12.8 MB more at 3 pixels a point than at
  /// 2, so the picture has 23 MB at 3, which is 800 points square.
  static let assets = [SceneImage(name: suit, width: 800, height: 800)]
}

/// The screen with the button that the test taps.
struct HomeScreen<Destination: View>: View {
  let destination: Destination

  static var label: String { "Open" }

  var body: some View {
    NavigationStack {
      NavigationLink(Self.label, destination: destination)
    }
  }
}
