// Controls and whole phones of the gallery.

import SimDevice
import SwiftUI

extension Gallery {
  static let controls = [
    GalleryScreen("buttons", height: 300) {
      VStack(spacing: 10) {
        Button("Automatic") {}
        Button("Plain") {}.buttonStyle(.plain)
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Prominent") {}.buttonStyle(.borderedProminent)
        Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
        Button("Disabled") {}.buttonStyle(.borderedProminent).disabled(true)
        Button {
        } label: {
          Label("Add", systemImage: "plus.circle.fill")
        }.tint(.green)
      }
    },
    GalleryScreen("toggles", height: 220) { Counter(part: .toggles) },
    GalleryScreen("fields") { Counter(part: .fields) },
    GalleryScreen("secure-and-editor") { Counter(part: .secure) },
    GalleryScreen("sliders-and-progress", height: 260) { Counter(part: .slider) },
    GalleryScreen("segmented", height: 90) { Counter(part: .segmented) },
    GalleryScreen("segmented-dark", height: 90) {
      Counter(part: .segmented).preferredColorScheme(.dark)
    },
    GalleryScreen("menus-and-dates", height: 220) { Counter(part: .menu) },
    GalleryScreen("picker-inline", height: 220) { Counter(part: .inline) },
    GalleryScreen("stepper-gauge-colour") { Counter(part: .stepper) },
    GalleryScreen("toggles-dark", height: 220) {
      Counter(part: .toggles).preferredColorScheme(.dark)
    },
    GalleryScreen("fields-dark") { Counter(part: .fields).preferredColorScheme(.dark) },
    GalleryScreen("sliders-dark", height: 260) {
      Counter(part: .slider).preferredColorScheme(.dark)
    },
  ]

  static let whole = [
    GalleryScreen("settings", isPhone: true) { Form1() },
    GalleryScreen("settings-dark", isPhone: true) { Form1().preferredColorScheme(.dark) },
    GalleryScreen("pushed", isPhone: true) {
      Form1()
    } actions: {
      try $0.tap("Wi-Fi")
    },
    GalleryScreen("tabs", isPhone: true) { Tabbed() },
    GalleryScreen("tabs-dark", isPhone: true) { Tabbed().preferredColorScheme(.dark) },
    GalleryScreen("large-title", isPhone: true) {
      NavigationStack {
        List(0..<30) { Text("Row \($0)") }.navigationTitle("Inbox")
          .navigationBarTitleDisplayMode(.large)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
            ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
          }
      }
    },
    GalleryScreen("sheet", isPhone: true) { Sheeted(detent: nil) },
    GalleryScreen("sheet-medium", isPhone: true) { Sheeted(detent: .medium) },
    GalleryScreen("alert", isPhone: true) { Alerted() },
    GalleryScreen("dialog", isPhone: true) { Alerted(isDialog: true) },
    GalleryScreen("keyboard", isPhone: true) {
      Typing()
    } actions: {
      try $0.type("Berl", into: "Search for a city")
    },
    GalleryScreen("search", isPhone: true) {
      NavigationStack {
        List(["Berlin", "Bern", "Bergen"], id: \.self) { Text($0) }.searchable(text: .constant(""))
          .navigationTitle("Cities")
      }
    },
  ]
}
