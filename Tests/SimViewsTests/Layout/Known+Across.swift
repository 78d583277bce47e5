// Stacks across their axis, and layers; the sources are named in `Known`.

@_spi(Runtime) import SimComponents
import SimViews
import SwiftUI

extension Known {
  static let across = [
    Known("a row is as high as its highest child", "WWDC19", "40x30") {
      size {
        HStack(spacing: 0) {
          Box(); Color.red.frame(width: 20, height: 30)
        }
      }
    },
    Known("children lie in the middle of a row", "Apple", "0,5 20,0") {
      places {
        HStack(spacing: 0) {
          Box(); Color.red.frame(width: 20, height: 30)
        }
      }
    },
    Known("children lie at the top of a row", "Apple", "0,0 20,0") {
      places {
        HStack(alignment: .top, spacing: 0) {
          Box(); Color.red.frame(width: 20, height: 30)
        }
      }
    },
    Known("children lie at the bottom of a row", "Apple", "0,10 20,0") {
      places {
        HStack(alignment: .bottom, spacing: 0) {
          Box(); Color.red.frame(width: 20, height: 30)
        }
      }
    },
    Known("a guide moves a child, and the column grows", "lab", "40x40") {
      size {
        VStack(alignment: .leading, spacing: 0) {
          Box(); Box().alignmentGuide(.leading) { _ in -20 }
        }
      }
    },
    Known("a guide moves a child to the other side", "lab", "20,0 0,20") {
      places(300, 200) {
        VStack(alignment: .leading, spacing: 0) {
          Box(); Box().alignmentGuide(.leading) { _ in 20 }
        }
      }
    },
    Known("a guide of another axis changes nothing", "lab", "20x40") {
      size(300, 200) {
        VStack(alignment: .leading, spacing: 0) {
          Box(); Box().alignmentGuide(.top) { _ in 20 }
        }
      }
    },
    Known("a guide may be half of the view", "lab", "30x40") {
      size(300, 200) {
        VStack(alignment: .leading, spacing: 0) {
          Box()
          Box().alignmentGuide(.leading) { $0.width / 2 }
        }
      }
    },
    Known("without a height a colour is as high as the row", "mechanism.md#13.7", "4x44 20x44") {
      parts(nil, nil) {
        HStack {
          Color.red.frame(width: 4); Color.green.frame(width: 20, height: 44)
        }
      }
    },
    Known("without a width a colour is as wide as the column", "mechanism.md#13.7", "60x4 60x20") {
      parts(nil, nil) {
        VStack {
          Color.red.frame(height: 4); Color.green.frame(width: 60, height: 20)
        }
      }
    },
    Known("without a proposal a colour does not widen a column", "mechanism.md#13.7", "60x32") {
      size(nil, nil) {
        VStack {
          Color.red.frame(height: 4); Color.green.frame(width: 60, height: 20)
        }
      }
    },
  ]

  static let layers = [
    Known("layers are as large as the largest", "Apple", "30x20") {
      size {
        ZStack {
          Box(); Color.red.frame(width: 30, height: 5)
        }
      }
    },
    Known("a colour makes layers as large as what is offered", "WWDC19", "300x40") {
      size(300, 40) {
        ZStack {
          Color.red; Box()
        }
      }
    },
    Known(
      "without a proposal a colour is as large as the others", "mechanism.md#13.8", "60x20 60x20"
    ) {
      parts(nil, nil) {
        ZStack {
          Color.red; Color.blue.frame(width: 60, height: 20)
        }
      }
    },
    Known("one of low priority is offered what the others need", "Apple", "20x20 20x20") {
      parts {
        ZStack {
          Color.red.layoutPriority(-1); Box()
        }
      }
    },
    Known("layers lie in a corner", "Apple", "0,0 20,15") {
      places {
        ZStack(alignment: .bottomTrailing) {
          Color.red.frame(width: 40, height: 35)
          Box()
        }
      }
    },
    Known("guides move layers apart, and they need more", "Thinking", "30x30") {
      size {
        ZStack(alignment: .topLeading) {
          Box()
          Box().alignmentGuide(.leading) { _ in -10 }.alignmentGuide(.top) { _ in 10 }
        }
      }
    },
    Known("a background decides nothing", "WWDC19", "20x20") {
      size { Box().background(Color.blue.frame(width: 90, height: 90)) }
    },
    Known("an overlay decides nothing", "WWDC19", "20x20") {
      size { Box().overlay(Color.blue) }
    },
    Known("a background is offered the size of the content", "WWDC19", "20x20 20x20") {
      parts { Box().background(Color.blue) }
    },
  ]
}
