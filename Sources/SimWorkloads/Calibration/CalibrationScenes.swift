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
  /// 2, so the four pictures have 23 MB at 3, which is 400 points square.
  static let assets = suits.map { SceneImage(name: $0, width: 400, height: 400) }
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
