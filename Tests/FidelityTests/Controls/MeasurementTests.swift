// Measurements in the unit that the locale prefers.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

extension Controls {
  private struct Measurements: View {
    let run = Measurement(value: 5, unit: UnitLength.kilometers)
    let warmth = Measurement(value: 20, unit: UnitTemperature.celsius)
    var body: some View {
      Text(run, format: .measurement(width: .abbreviated))
      Text(run.formatted())
      Text(warmth, format: .measurement(width: .abbreviated, usage: .weather))
      Text(warmth, format: .measurement(width: .abbreviated, usage: .asProvided))
    }
  }

  @Test func `measurements are shown in the unit that the locale prefers`() {
    let device = showing { Measurements() }
    expect(device.screenText, is: ["3.1 mi", "3.1 mi", "68°F", "20°C"])
    let german = showing { Measurements().environment(\.locale, Locale(identifier: "de_DE")) }
    expect(german.screenText.first, is: "5 km")
  }

  // The examples of Apple's documentation of Measurement.FormatStyle.
  @Test func `measurements read as in the documentation of their format`() {
    let (us, france) = (Locale(identifier: "en_US"), Locale(identifier: "fr_FR"))
    let fever = Measurement(value: 38, unit: UnitTemperature.celsius)
    typealias Warmth = Measurement<UnitTemperature>.FormatStyle
    expect(fever.formatted(Warmth(width: .abbreviated, locale: us)), is: "100°F")
    expect(fever.formatted(Warmth(width: .wide, locale: us)), is: "100 degrees Fahrenheit")
    expect(
      fever.formatted(Warmth(width: .wide, locale: france)).replacing("\u{A0}", with: " "),
      is: "38 degrés Celsius")
    let road = Measurement<UnitLength>.FormatStyle(width: .wide, locale: us, usage: .road)
    let distance = Measurement(value: 36, unit: UnitLength.miles)
    expect(road.format(distance), is: "36 miles")
    expect(
      road.locale(france).format(distance).replacing("\u{A0}", with: " "), is: "58 kilomètres")
    let exact = Warmth(
      width: .abbreviated, locale: us, usage: .asProvided,
      numberFormatStyle: .number.precision(.fractionLength(1)))
    expect(exact.format(fever), is: "38.0°C")
    expect(Warmth(locale: us, hidesScaleName: true).format(fever), is: "100°")
  }

  @Test func `the older formatter converts temperatures, speeds and kilometers`() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let cold = Measurement(value: 293, unit: UnitTemperature.kelvin)
    expect(formatter.string(from: cold), is: "67.73°F")
    formatter.locale = Locale(identifier: "en_GB")
    expect(formatter.string(from: cold), is: "19.85°C")
    formatter.unitOptions = .providedUnit
    expect(formatter.string(from: cold), is: "293 K")
  }
}
