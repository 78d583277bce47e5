// Maps with points on them, places nobody knows, widgets, accounts, tips, and a store that has nothing.

import Expectations
import AuthenticationServices
import MapKit
import SimDevice
import StoreKit
import SwiftData
import SwiftUI
import Testing
import TipKit
import WidgetKit

@MainActor @Suite struct PlaceAndStoreTests {
  @Test func `a point on a map is a place, and the place is the point`() throws {
    let device = SimulatedDevice()
    device.launch { Pointing() }
    device.settle()
    // A quarter of the 390 points, and 100 of 400 below the top at 47.
    try device.tap(at: CGPoint(x: 97.5, y: 147))
    device.settle()
    expect(device.console, is: ["49.5 9.5", "97.5 147.0"])
  }

  @Test func `unavailable information is reported in a later turn, or thrown`() async throws {
    let device = SimulatedDevice()
    device.launch { Searching() }
    device.settle()
    expect(
      device.console,
      is: [
        "searching", "address geocodeFoundNoResult", "0 found", "no way", "no street",
      ])
    let center = CLLocationCoordinate2D(latitude: 50, longitude: 10)
    let region = CLCircularRegion(center: center, radius: 1000, identifier: "home")
    #expect(region.contains(center))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 50.01, longitude: 10)))
    let line = MKPolyline(
      coordinates: [center, CLLocationCoordinate2D(latitude: 52, longitude: 12)], count: 2)
    expect(MKCoordinateRegion(line.boundingMapRect).center.latitude, is: 51)
  }

  @Test func `the store has nothing, and nobody buys`() throws {
    let device = SimulatedDevice()
    device.launch { Paywall() }
    device.settle()
    #expect(device.screenText.contains("0 products, 0 owned"))
    #expect(device.screenText.contains("Subscription Unavailable"))
  }

  @Test func `signing in is cancelled and reported`() throws {
    let device = SimulatedDevice()
    device.launch { SignIn() }
    device.settle()
    expect(device.screenText, is: ["Continue with Apple", "out"])
    try device.tap("Continue with Apple")
    device.settle()
    expect(device.screenText, is: ["Continue with Apple", "canceled"])
    expect(device.console, is: ["[\"email\"]"])
  }

  @Test func `a view of a widget reads its container, and is shown on a screen`() {
    let device = SimulatedDevice()
    device.launch {
      Streak(entry: .init(date: .now, days: 3)).previewContext(.init(family: .systemLarge))
    }
    device.settle()
    expect(device.screenText, is: ["3 days, systemLarge"])
    var told: [String] = []
    Streaks().getTimeline(in: .init(family: .systemMedium)) { timeline in
      MainActor.assumeIsolated { told = timeline.entries.map { "\($0.days)" } }
    }
    expect(told, is: ["1", "2"])
  }

  @Test func `a tip is made and not shown`() {
    let device = SimulatedDevice()
    device.launch {
      VStack {
        TipView(Hint()); Text("below").popoverTip(Hint())
      }
    }
    device.settle()
    expect(device.screenText, is: ["below"])
    #expect(Hint().id == "Hint" && !Hint().shouldDisplay)
  }
}

private struct Pointing: View {
  private let position = MapCameraPosition.region(
    MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 49, longitude: 10),
      span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2)))
  var body: some View {
    MapReader { proxy in
      Map(initialPosition: position)
        .onTapGesture { point in
          guard let place = proxy.convert(point, from: .local) else { return }
          print(place.latitude, place.longitude)
          guard let back = proxy.convert(place, to: .global) else { return }
          print(back.x, back.y)
        }
    }
    .frame(height: 400)
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

private struct Searching: View {
  var body: some View {
    Text("x").task {
      let place = CLLocation(latitude: 1, longitude: 2)
      CLGeocoder().reverseGeocodeLocation(place) { _, error in
        print("address \((error as? CLError).map { "\($0.code)" } ?? "none")")
      }
      print("searching")
      try? await Task.sleep(for: .milliseconds(10))
      let found = try? await MKLocalSearch(request: .init(naturalLanguageQuery: "tea")).start()
      print("\(found?.mapItems.count ?? -1) found")
      do {
        _ = try await MKDirections(request: .init()).calculate()
      } catch { print("no way") }
      let street = try? await MKLookAroundSceneRequest(coordinate: place.coordinate).scene
      print(street == nil ? "no street" : "a street")
    }
  }
}

private struct Paywall: View {
  @State private var count = -1
  @State private var owned = 0
  var body: some View {
    VStack {
      Text("\(count) products, \(owned) owned")
      SubscriptionStoreView(groupID: "21")
    }
    .task {
      count = ((try? await Product.products(for: ["pro"])) ?? []).count
      for await result in StoreKit.Transaction.currentEntitlements {
        if case .verified = result { owned += 1 }
      }
    }
  }
}

private struct SignIn: View {
  @State private var state = "out"
  var body: some View {
    VStack {
      SignInWithAppleButton(.continue) { request in
        request.requestedScopes = [.email]
        print(request.requestedScopes?.map(\.rawValue) ?? [])
      } onCompletion: { result in
        switch result {
        case .success: state = "in"
        case .failure(let error):
          state = (error as? ASAuthorizationError).map { "\($0.code)" } ?? "?"
        }
      }
      .signInWithAppleButtonStyle(.white)
      .frame(height: 50)
      Text(state)
    }
  }
}

private struct Days: TimelineEntry {
  let date: Date
  let days: Int
}

private struct Streaks: TimelineProvider {
  func placeholder(in context: Context) -> Days { Days(date: .now, days: 0) }
  func getSnapshot(in context: Context, completion: @escaping (Days) -> Void) {
    completion(Days(date: .now, days: 1))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Days>) -> Void) {
    completion(Timeline(entries: [1, 2].map { Days(date: .now, days: $0) }, policy: .atEnd))
  }
}

private struct Streak: View {
  let entry: Streaks.Entry
  @Environment(\.widgetFamily) private var family
  var body: some View { Text("\(entry.days) days, \(family.description)") }
}

private struct StreakWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "streak", provider: Streaks()) { Streak(entry: $0) }
      .configurationDisplayName("Streak").supportedFamilies([.systemSmall])
  }
}

#Preview(as: .systemSmall) {
  StreakWidget()
} timeline: {
  Days(date: .now, days: 1)
}

private struct Hint: Tip {
  var title: Text { Text("Swipe") }
}
