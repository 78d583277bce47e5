// The screens that were measured on phones, for measurements on simulated ones.

import SimLab
import SimSwiftUI

extension Catalog {
  /// The screens of the measurements, by their names there.
  public static let calibrationScenes: [CalibrationScene] = [
    scene("text") { TextScreen(count: $0) },
    scene("buttons") { ButtonScreen(count: $0) },
    scene("images", images: ImageScreen.assets) { ImageScreen(count: $0) },
    scene("list", images: Card.assets) { CardScreen(count: $0) },
    CalibrationScene(name: "launch", opens: nil) { device, _ in
      device.launch { HomeScreen(destination: Text("Nothing")) }
    },
  ]

  /// The reasons why some screens do not grow as on the phones.
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
      and a phone has one speed here; the line through the phone's own points is not sure to 5.6 %, so that the error is 10 to 20 %
      """),
    SlopeRemark(
      "list", .time,
      """
      from 4 rows to 32 and more phones take 0.94, 0.24 and 0.14 s more, the iPhone 8 Plus first, which is 0.9, 0.4 and 0.3 of a \
      row. Tried: cells for all rows that fit by an estimate of 44 or 54 points before one is measured, given up again. With the \
      lists in them mounted, time ends to grow at 16 rows on all three, by 0.41, 0.33 and 0.28 s, and the median errors are 19, 3 \
      and 12 % (of 25, 7 and 7 %); with their sizes worked out alone it grows too little, 23, 6 and 9 %. Tried: the next row made \
      ahead at rest: 41, 31 and 21 %, and an end at 4 and 8 rows. The first is not built, for every list whose rows are higher than 44 \
      points would make rows at launch that no published log shows, 16 of 70 points where 11 are seen, and memory speaks against it. \
      Nor is it a number of rows: by what the second row takes beyond UIKit's list, phones work for 3.0, 4.6 and 4.4 rows where there \
      are 4, for 3.5, 4.6 and 4.4 of 8, and for 4.1, 5.1 and 4.9 of 16 and more; the iPhone 8 Plus alone goes on growing from 4 to 8, and \
      UIKit's lists under the same test on none
      """),
    SlopeRemark(
      "list", .memory,
      """
      from 4 rows to 32 and more phones take 9.3, 5.9 and 4.6 MB more, where cells by an estimate take 0.4 to 0.6, for what lies in \
      rows that are not shown is not made, and the next row ahead takes 0, 10.7 and 10.7. In rows of 8.8 MB phones hold 2.6, 3.0 \
      and 3.2 of 4 rows, which is what can be seen of them, where whole rows are booked here; 3.1 to 3.2 of 8; and 3.7 of 32 and \
      more, all three, whatever their screens: no cells that a screen has room for do that, so why is not known
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
  /// The size follows from the phones' memory: it grows by the same step from 1 image to 8, and no
  /// further from 16 on, 10 steps above the start.
  ///
  /// A step is 16.9 MB, which is 2,048 pixels square.
  static let assets = (0..<assetCount).map {
    SceneImage(name: "photo-\($0)", width: 2_048, height: 2_048, scale: 1)
  }
}

extension Card {
  /// The size follows from the phones' memory: UIKit's list of one row takes 12.8 MB more at 3
  /// pixels per point than at 2, so the picture has 23 MB at 3, which is 800 points square.
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
