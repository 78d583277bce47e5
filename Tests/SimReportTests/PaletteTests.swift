// Colours that touch in a figure, or stand side by side in its key: told apart in greyscale, and by readers without red or
// green receptors, on white and on dark paper.
//
// Lightness is CIE L* of the colour's luminance (IEC 61966-2-1). Deuteranopia and protanopia are simulated by the matrices of
// G. Machado, M. Oliveira and L. Fernandes (IEEE TVCG 15, 2009, severity 1), in linear light; distances are those of CIELAB
// (1976), of which 2.3 is the least that is seen. Contrast is that of WCAG 2.2.

import Foundation
import SimCharts
import SimMetrics
import Testing

@testable import SimReport

@Suite struct PaletteTests {
  /// The colours that lie next to each other, in figures whose parts are told by colour.
  private static let neighbours: [(figure: String, colours: [Colour])] = [
    ("timeline", FigureStyle.mainKinds.map { FigureStyle.colour(of: $0) }),
    ("made ahead", [FigureStyle.colour(of: .cells), FigureStyle.paleColour(of: .cells)]),
    ("columns", FrameColumns.colours + [Palette.lane]),
    ("late", [Palette.blue, Palette.hitch]),
    ("allocations", Palette.stack),
    ("allocated and freed", [Palette.blue, Palette.orange]),
    ("rows", [Palette.lane] + RowLifeFigure.kinds.map(\.colour)),
    ("lines", Palette.lines),
    ("best and others", [Palette.blue, Palette.grey]),
  ]

  @Test(arguments: Theme.allCases)
  func `colours that touch differ in greyscale`(theme: Theme) {
    for (figure, colours) in Self.neighbours {
      for (one, other) in zip(colours, colours.dropFirst()) {
        let step = abs(Lab(one, theme).lightness - Lab(other, theme).lightness)
        // A tint of a colour is told by its neighbour on the paper, too.
        #expect(step >= 8.5, "\(theme), \(figure): \(one.hex) and \(other.hex): \(step)")
      }
    }
    let map = Palette.heat.map { Lab($0, theme).lightness }
    let steps = zip(map, map.dropFirst()).map { $1 - $0 }
    // The map has its numbers in it; its grounds only need to keep their order.
    #expect(steps.allSatisfy { $0 <= -4 }, "\(steps)")
  }

  @Test(arguments: Theme.allCases, Deficiency.allCases)
  func `colours that touch differ for readers who see fewer`(
    theme: Theme, deficiency: Deficiency
  ) {
    for (figure, colours) in Self.neighbours {
      for (one, other) in zip(colours, colours.dropFirst()) {
        let distance = Lab(one, theme, deficiency).distance(to: Lab(other, theme, deficiency))
        #expect(distance >= 8.5, "\(theme), \(figure): \(one.hex) and \(other.hex): \(distance)")
      }
    }
    // A late frame is red above any kind of work, and beside any colour of a stack.
    for colour in Palette.stack {
      let distance = Lab(Palette.hitch, theme, deficiency)
        .distance(to: Lab(colour, theme, deficiency))
      #expect(distance >= 15, "\(theme): a hitch and \(colour.hex): \(distance)")
    }
  }

  @Test(arguments: Theme.allCases)
  func `texts are read on every ground that they stand on`(theme: Theme) {
    let grounds = [Palette.paper, Palette.lane]
    for (text, ground) in [Palette.ink, Palette.quiet, Palette.hitch].flatMap({ text in
      grounds.map { (text, $0) }
    })
      + Palette.heat.enumerated().map({
        (Palette.ink(onHeat: $0.offset), $0.element)
      })
    {
      let contrast = contrast(text, ground, theme)
      #expect(contrast >= 4.5, "\(theme): \(text.hex) on \(ground.hex): \(contrast)")
    }
  }

  @Test(arguments: Theme.allCases)
  func `lines are seen on their paper`(theme: Theme) {
    for colour in Palette.lines {
      let contrast = contrast(colour, Palette.paper, theme)
      #expect(contrast >= 2, "\(theme): \(colour.hex): \(contrast)")
    }
  }

  private func contrast(_ one: Colour, _ other: Colour, _ theme: Theme) -> Double {
    let (a, b) = (Lab.luminance(theme.rgb(one)), Lab.luminance(theme.rgb(other)))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}

/// A kind of receptor that a reader has not.
enum Deficiency: CaseIterable {
  case protanopia, deuteranopia

  /// From linear light of red, green and blue to what is left of it.
  var matrix: [[Double]] {
    switch self {
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    }
  }
}

/// A colour in CIELAB.
private struct Lab {
  let lightness, a, b: Double

  init(_ colour: Colour, _ theme: Theme, _ deficiency: Deficiency? = nil) {
    var light = Self.linear(theme.rgb(colour))
    if let deficiency {
      light = deficiency.matrix.map { row in
        min(max(zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }, 0), 1)
      }
    }
    let white = [0.95047, 1, 1.08883]
    let part = zip(Self.toXYZ, white).map { row, white in
      Self.root(zip(row, light).reduce(0) { $0 + $1.0 * $1.1 } / white)
    }
    lightness = 116 * part[1] - 16
    a = 500 * (part[0] - part[1])
    b = 200 * (part[1] - part[2])
  }

  private static let toXYZ = [
    [0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750],
    [0.0193339, 0.1191920, 0.9503041],
  ]

  static func luminance(_ rgb: UInt32) -> Double {
    zip(toXYZ[1], linear(rgb)).reduce(0) { $0 + $1.0 * $1.1 }
  }

  private static func linear(_ rgb: UInt32) -> [Double] {
    [16, 8, 0].map { shift in
      let part = Double(rgb >> UInt32(shift) & 0xff) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
  }

  private static func root(_ value: Double) -> Double {
    value > 216.0 / 24_389 ? cbrt(value) : (24_389.0 / 27 * value + 16) / 116
  }

  func distance(to other: Lab) -> Double {
    let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    return (dl * dl + da * da + db * db).squareRoot()
  }
}
