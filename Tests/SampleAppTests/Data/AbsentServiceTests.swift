// Services that a simulated phone has not: health data, photos, weather, Game Center, a watch, sockets. Each reports so, as on
// a phone without them.

import AVFoundation
import Expectations
import Foundation
import GameKit
import HealthKit
import MapKit
import MediaPlayer
import NaturalLanguage
import Photos
import SimDevice
import SwiftUI
import Testing
import Vision
import VisionKit
import WatchConnectivity
import WeatherKit

@MainActor @Suite(.serialized) struct AbsentServiceTests {
  @Test func `queries for health data find nothing, and workouts are not saved`() async throws {
    let store = HKHealthStore()
    let steps = HKQuantityType(.stepCount)
    let samples = HKSampleQueryDescriptor(
      predicates: [.quantitySample(type: steps)], sortDescriptors: [SortDescriptor(\.endDate)])
    expect(try await samples.result(for: store).count, is: 0)
    let days = HKStatisticsCollectionQueryDescriptor(
      predicate: .quantitySample(type: steps), options: .cumulativeSum,
      anchorDate: .distantPast, intervalComponents: DateComponents(day: 1))
    expect(try await days.result(for: store).statistics().count, is: 0)
    let configuration = HKWorkoutConfiguration()
    configuration.activityType = .running
    let builder = HKWorkoutBuilder(
      healthStore: store, configuration: configuration, device: .local())
    let start = Date(timeIntervalSinceReferenceDate: 0)
    try await builder.beginCollection(at: start)
    try await builder.endCollection(at: start + 60)
    expect(builder.elapsedTime(at: start + 30), is: 30)
    await #expect(throws: HKError.self) { try await builder.finishWorkout() }
    #expect(throws: HKError.self) { try store.dateOfBirthComponents() }
    let workout = HKWorkout(activityType: .yoga, start: start, end: start + 90)
    expect(workout.duration, is: 90)
    expect(HKWorkoutActivityType.cooldown.rawValue, is: 80)
  }

  @Test func `an asset has no metadata, and its keys are those of AVFoundation`() async throws {
    let asset = AVURLAsset(url: URL(fileURLWithPath: "/song.mp3"))
    let items = try await asset.load(.commonMetadata)
    expect(
      AVMetadataItem.metadataItems(from: items, filteredByIdentifier: .commonIdentifierTitle)
        .count, is: 0)
    expect(AVMetadataKey.commonKeyArtist.rawValue, is: "artist")
    let (engine, node, pitch) = (AVAudioEngine(), AVAudioPlayerNode(), AVAudioUnitTimePitch())
    engine.attach(node)
    engine.attach(pitch)
    engine.connect(node, to: pitch, format: nil)
    engine.connect(pitch, to: engine.mainMixerNode, format: nil)
    try engine.start()
    node.play()
    #expect(engine.isRunning && node.isPlaying)
    #expect(throws: CocoaError.self) {
      try AVAudioFile(forReading: URL(fileURLWithPath: "/no/song.mp3"))
    }
    expect(MPMediaQuery.songs().items?.count, is: 0)
  }

  @Test func `what has no account, watch or network reports a failure, and the app goes on`() {
    let device = SimulatedDevice()
    device.launch { Absent() }
    device.settle()
    expect(device.screenText, is: ["game false, watch false, weather false, socket false"])
    expect(device.diagnostics, is: [])
  }

  @Test func `a scanner cannot start, and a request about a picture completes without results`()
    throws
  {
    #expect(!DataScannerViewController.isSupported)
    let scanner = DataScannerViewController(recognizedDataTypes: [.barcode(), .text()])
    #expect(throws: DataScannerViewController.ScanningUnavailable.self) {
      try scanner.startScanning()
    }
    var texts: [VNRecognizedTextObservation]?
    let request = VNRecognizeTextRequest { request, error in
      texts = error == nil ? request.results as? [VNRecognizedTextObservation] : nil
    }
    #expect(request.results == nil)
    try VNImageRequestHandler(data: Data()).perform([request])
    expect(texts?.count, is: 0)
    expect(request.results?.count, is: 0)
  }

  @Test func `points of the map lie on the projection of Mercator`() {
    let london = CLLocationCoordinate2D(latitude: 51.5074, longitude: -0.1278)
    let point = MKMapPoint(london)
    #expect(abs(point.coordinate.latitude - 51.5074) < 1e-9)
    #expect(abs(point.coordinate.longitude + 0.1278) < 1e-9)
    #expect(abs(MKMapPoint(x: 134_217_728, y: 134_217_728).coordinate.latitude) < 1e-9)
    let paris = MKMapPoint(CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522))
    #expect(abs(point.distance(to: paris) - 343_560) < 100)
    let both = [point, paris].reduce(MKMapRect.null) { rect, point in
      rect.union(MKMapRect(origin: point, size: MKMapSize(width: 1, height: 1)))
    }
    #expect(both.contains(MKMapPoint(x: (point.x + paris.x) / 2, y: (point.y + paris.y) / 2)))
    #expect(!both.contains(MKMapPoint(x: paris.x + 10, y: paris.y)))
  }

  @Test func `a text is cut into words and sentences`() {
    let text = "Tea at 5. Don't be late!"
    func parts(_ unit: NLTokenUnit) -> [String] {
      let tokenizer = NLTokenizer(unit: unit)
      tokenizer.string = text
      return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
    }
    expect(parts(.word), is: ["Tea", "at", "5", "Don't", "be", "late"])
    expect(parts(.sentence), is: ["Tea at 5.", " Don't be late!"])
  }

  @Test func `a bookmark finds its file`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data("a".utf8).write(to: file)
    let bookmark = try file.bookmarkData()
    var isStale = true
    let found = try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
    expect(found.path, is: file.path)
    #expect(!isStale)
    try FileManager.default.removeItem(at: file)
    #expect(throws: CocoaError.self) {
      try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
    }
  }
}

private struct Absent: View {
  @State private var results: [String: Bool] = [:]

  private var text: String {
    ["game", "watch", "weather", "socket"].map { name in
      "\(name) \(results[name].map { "\($0)" } ?? "?")"
    }.joined(separator: ", ")
  }

  var body: some View {
    Text(text)
      .onAppear {
        GKLocalPlayer.local.authenticateHandler = { _, error in
          results["game"] = error == nil
        }
        WCSession.default.sendMessage([:], replyHandler: nil) { _ in
          DispatchQueue.main.async { results["watch"] = WCSession.isSupported() }
        }
      }
      .task {
        let place = CLLocation(latitude: 0, longitude: 0)
        results["weather"] = (try? await WeatherService.shared.weather(for: place)) != nil
        guard let server = URL(string: "wss://a.example") else { return }
        let socket = URLSession.shared.webSocketTask(with: server)
        socket.resume()
        results["socket"] = (try? await socket.send(.string("hello"))) != nil
      }
  }
}
