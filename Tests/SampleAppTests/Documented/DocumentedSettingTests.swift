// Sentences of the public documentation about what is in front, about levels of styles, and about what the user of a device
// has set.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

@MainActor @Suite struct DocumentedSettingTests {
  @Test func `what has a higher index lies in front, is touched, and is read in its place`() throws
  {
    func layers(_ first: Double, _ second: Double) throws -> [String] {
      let device = launched {
        ZStack {
          Button(action: { print("first") }) { Text("1").frame(width: 100, height: 100) }
            .zIndex(first)
          Button(action: { print("second") }) { Text("2").frame(width: 100, height: 100) }
            .zIndex(second)
        }
      }
      expect(device.screenText, is: ["1", "2"])
      try device.tap(at: CGPoint(x: 195, y: 428))
      device.settle()
      return device.console
    }
    try expect(layers(0, 0), is: ["second"])
    try expect(layers(1, 0), is: ["first"])
    try expect(layers(1, 2), is: ["second"])
    try expect(layers(0, -1), is: ["first"])
  }

  @Test func `levels are those of the style around, given one by one or by opacity`() {
    func colours<V: View>(@ViewBuilder _ view: @escaping @MainActor () -> V) -> [String] {
      let device = launched(view)
      return device.screenDescription.matches(of: #/17 pt (.*?) \(/#).map { String($0.1) }
    }
    let rows = {
      VStack {
        Text("1").foregroundStyle(.primary)
        Text("2").foregroundStyle(.secondary)
        Text("3").foregroundStyle(.tertiary)
        VStack { Text("4") }.foregroundStyle(.secondary)
        Text("5").foregroundStyle(Color.secondary)
      }
    }
    expect(colours { rows() }, is: ["primary", "secondary", "tertiary", "secondary", "secondary"])
    expect(
      colours { rows().foregroundStyle(.red) },
      is: [
        "red", "red at 0.5", "red at 0.25", "red at 0.5", "secondary",
      ])
    expect(
      colours { rows().foregroundStyle(.red, .blue) },
      is: [
        "red", "blue", "blue", "blue", "secondary",
      ])
    expect(
      colours { rows().foregroundStyle(.red, .blue, .green) },
      is: [
        "red", "blue", "green", "blue", "secondary",
      ])
    expect(
      colours { VStack { rows().foregroundColor(.orange) }.foregroundStyle(.red, .blue) }.prefix(2),
      is: ["orange", "orange at 0.5"])
  }

  @Test func `the environment contains the user's settings, and layout follows them`() {
    func lines(_ conditions: DeviceConditions) -> [String] {
      let device = SimulatedDevice(conditions: conditions)
      device.launch { SettingReader() }
      device.settle()
      return device.console
    }
    expect(lines(.usual), is: ["en_US leftToRight large", "1 at 0", "12.5"])
    expect(lines(DeviceConditions(language: "ar_EG")).first, is: "ar_EG rightToLeft large")
    expect(
      lines(DeviceConditions(language: "de_DE", typeSize: .accessibility2)),
      is: ["de_DE leftToRight accessibility2", "1 at 0", "12,5"])
    expect(
      lines(DeviceConditions(layoutDirection: .rightToLeft)).prefix(2),
      is: ["en_US rightToLeft large", "1 at 370"])
    let settings = DeviceConditions(
      language: "ar", layoutDirection: .leftToRight, typeSize: .xSmall)
    expect(settings.names, is: ["type size xSmall", "language ar", "left to right"])
    expect(
      DeviceConditions(language: "ar", layoutDirection: .rightToLeft).names, is: ["language ar"])
  }

  @Test
  func `text in a style grows with the size that the user has chosen, a size of its own stays`() {
    func heights(_ size: DynamicTypeSize) -> [String: Int] {
      let device = SimulatedDevice(conditions: DeviceConditions(typeSize: size))
      device.launch {
        VStack {
          Text("a").told("style")
          Text("b").font(.system(size: 20)).told("size")
        }
      }
      device.settle()
      let lines = device.console.map { $0.split(separator: " ").map(String.init) }
      return Dictionary(uniqueKeysWithValues: lines.map { ($0[0], Int($0[1]) ?? 0) })
    }
    let (usual, large) = (heights(.large), heights(.accessibility3))
    #expect(usual["style"] == 20 && large["style"] == 48)
    expect(usual["size"], is: large["size"])
  }

  @Test func `a tablet is regular in both classes, a phone compact across`() {
    func classes(_ profile: DeviceProfile) -> [String] {
      let device = SimulatedDevice(profile: profile)
      device.launch { ClassReader() }
      device.settle()
      return device.screenText
    }
    expect(classes(.iPhone13), is: ["compact regular"])
    expect(classes(.iPadPro11M4), is: ["regular regular"])
  }
}

private struct ClassReader: View {
  @Environment(\.horizontalSizeClass) private var across
  @Environment(\.verticalSizeClass) private var along
  var body: some View {
    Text(
      "\(across == .compact ? "compact" : "regular") \(along == .compact ? "compact" : "regular")")
  }
}

private struct SettingReader: View {
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var direction
  @Environment(\.dynamicTypeSize) private var size
  var body: some View {
    let _ = print(locale.identifier, direction, size)
    HStack {
      GeometryReader { proxy in
        Color.red.onAppear {
          print("1 at \(Int(proxy.frame(in: .global).minX))")
          print((12.5).formatted(.number.locale(locale)))
        }
      }
      .frame(width: 20)
      Spacer()
    }
  }
}

extension View {
  /// Prints the height of the view when it comes.
  fileprivate func told(_ name: String) -> some View {
    background {
      GeometryReader { proxy in Color.clear.onAppear { print(name, Int(proxy.size.height)) } }
    }
  }
}
