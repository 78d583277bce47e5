import Expectations
import SimDevice
import SwiftUI
import Testing

extension EnvironmentsSuite {
  // The scene is inactive at launch, and active after the first `onAppear` (mechanism.md#19.9).
  @Test func `the environment has the system's values from the start`() {
    let device = showing { Settings() }
    expect(
      device.console,
      is: [
        "light compact regular en_US GMT gregorian inactive large leftToRight 3.0 enabled",
        "light compact regular en_US GMT gregorian active large leftToRight 3.0 enabled",
      ])
  }

  @Test func `each can be set for the views below, in every form`() {
    let device = showing {
      Settings().colorScheme(.dark).dynamicTypeSize(.accessibility1).disabled(true)
        .environment(\.locale, Locale(identifier: "de_DE"))
        .transformEnvironment(\.layoutDirection) { $0 = .rightToLeft }
    }
    expect(
      device.console,
      is: [
        "dark compact regular de_DE GMT gregorian inactive accessibility1 rightToLeft 3.0 disabled",
        "dark compact regular de_DE GMT gregorian active accessibility1 rightToLeft 3.0 disabled",
      ])
  }
}

private struct Settings: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.calendar) private var calendar
  @Environment(\.scenePhase) private var phase
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.layoutDirection) private var direction
  @Environment(\.displayScale) private var scale
  @Environment(\.isEnabled) private var isEnabled
  var body: some View {
    let _ = print(
      colorScheme, horizontal == .compact ? "compact" : "regular",
      vertical == .regular ? "regular" : "compact", locale.identifier, timeZone.identifier,
      calendar.identifier, phase, typeSize, direction, scale, isEnabled ? "enabled" : "disabled")
    Text("settings")
  }
}
