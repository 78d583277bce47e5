// Names of frameworks that screens touch in passing: what is asked is answered, and nothing is shown.

import Expectations
import Foundation
import LocalAuthentication
import MapKit
import MessageUI
import Network
import QuickLook
import SimDevice
import StoreKit
import SwiftUI
import Testing
import UserNotifications
import WebKit
import WidgetKit

@MainActor @Suite struct EdgeFrameworkTests {
  @Test func `notifications are not permitted by default, and scheduled ones wait`() throws {
    let device = SimulatedDevice()
    device.launch { Reminders() }
    device.settle()
    expect(device.screenText, is: ["remind", "0 waiting, 0"])
    try device.tap("remind")
    device.settle()
    expect(device.screenText, is: ["remind", "1 waiting, 1"])
    expect(device.console, is: ["allowed false"])
    expect(device.diagnostics, is: [])
  }

  @Test func `local authentication is denied with a reason`() throws {
    let context = LAContext()
    var error: NSError?
    #expect(
      !context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    expect(error?.code, is: LAError.Code.biometryNotEnrolled.rawValue)
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
    let device = SimulatedDevice()
    device.launch { Lock() }
    device.settle()
    try device.tap("unlock")
    device.settle()
    expect(device.screenText, is: ["unlock", "locked: Passcode not set."])
  }

  @Test func `a WKWebView keeps its address, and reading its content is reported`() throws {
    let device = SimulatedDevice()
    device.launch { Reader() }
    device.settle()
    expect(device.screenText, is: ["nowhere", "load"])
    try device.tap("load")
    device.settle()
    expect(device.screenText, is: ["swift.org", "load"])
  }

  @Test func `the network path is satisfied, and reported once`() {
    let device = SimulatedDevice()
    device.launch { Online() }
    device.settle()
    expect(device.screenText, is: ["online, 1"])
  }

  @Test func `the store product view requests its product, and the app's binding is kept`()
    throws
  {
    let device = SimulatedDevice()
    device.launch { Shop() }
    device.settle()
    try device.tap("recommend")
    device.settle()
    expect(device.screenText, is: ["recommend", "true"])
    expect(device.console, is: ["made 1440611372"])
    #expect(!MFMailComposeViewController.canSendMail())
    WidgetCenter.shared.reloadAllTimelines()
  }

  @Test func `a file preview requests the shown item from its source`() {
    let source = Files()
    let preview = QLPreviewController()
    preview.dataSource = source
    expect(preview.currentPreviewItem?.previewItemURL?.lastPathComponent, is: "a.pdf")
    preview.currentPreviewItemIndex = 2
    #expect(preview.currentPreviewItem == nil)
  }

  @Test func `what is set by name is given back, and a layer names its animations`() {
    let action = UIAlertAction(title: "Go", style: .default)
    #expect(action.value(forKey: "titleTextColor") == nil)
    action.setValue(UIColor.red, forKey: "titleTextColor")
    #expect(action.value(forKey: "titleTextColor") as? UIColor == .red)
    let layer = CALayer()
    #expect(layer.animationKeys() == nil)
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "b")
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "a")
    expect(layer.animationKeys(), is: ["a", "b"])
  }

  @Test func `an MKMapView keeps added annotations and removes them on request`() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (here, there) = (MKPointAnnotation(), MKPointAnnotation())
    there.coordinate = CLLocationCoordinate2D(latitude: 10, longitude: 20)
    map.addAnnotations([here, there])
    map.showAnnotations(map.annotations, animated: false)
    expect(map.region.center, is: CLLocationCoordinate2D(latitude: 5, longitude: 10))
    expect(map.region.span, is: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 20))
    let corner = map.convert(.zero, toCoordinateFrom: map)
    expect(corner, is: CLLocationCoordinate2D(latitude: 10, longitude: 0))
    map.removeAnnotation(here)
    expect(map.annotations.map(\.coordinate), is: [there.coordinate])
  }

  @Test func `a picture of a map has the requested size`() {
    let device = SimulatedDevice()
    device.launch { Snapshot() }
    device.settle()
    expect(device.console, is: ["120.0 × 60.0, middle (60.0, 30.0)"])
    expect(device.diagnostics, is: [])
  }
}

private struct Reminders: View {
  @State private var waiting: [UNNotificationRequest] = []

  var body: some View {
    Button("remind") {
      Task {
        let center = UNUserNotificationCenter.current()
        let allowed = try await center.requestAuthorization(options: [.alert, .sound])
        print("allowed \(allowed)")
        let content = UNMutableNotificationContent()
        content.title = "Water"
        content.sound = .default
        for _ in 0..<2 {
          try await center.add(
            UNNotificationRequest(
              identifier: "water", content: content,
              trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)))
        }
        waiting = await center.pendingNotificationRequests()
        center.removeAllPendingNotificationRequests()
      }
    }
    Text("\(waiting.count) waiting, \(waiting.filter { $0.content.title == "Water" }.count)")
  }
}

private struct Lock: View {
  @State private var message = "locked"

  var body: some View {
    Button("unlock") {
      LAContext().evaluatePolicy(
        .deviceOwnerAuthentication, localizedReason: "To show your notes"
      ) { success, error in
        Task { @MainActor in
          message = success ? "open" : "locked: \(error?.localizedDescription ?? "")"
        }
      }
    }
    Text(message)
  }
}

@MainActor private final class Watch: ObservableObject {
  @Published var isOnline = false
  @Published var times = 0
  private let monitor = NWPathMonitor()

  init() {
    monitor.pathUpdateHandler = { [weak self] path in
      DispatchQueue.main.async {
        self?.isOnline = path.status == .satisfied
        self?.times += 1
      }
    }
    monitor.start(queue: DispatchQueue(label: "monitor"))
  }
}

private struct Online: View {
  @StateObject private var watch = Watch()
  var body: some View { Text(watch.isOnline ? "online, \(watch.times)" : "offline") }
}

private struct Shop: View {
  @State private var recommends = false

  var body: some View {
    Button("recommend") { recommends = true }
      .appStoreOverlay(isPresented: $recommends) {
        let configuration = SKOverlay.AppConfiguration(
          appIdentifier: "1440611372", position: .bottom)
        print("made \(configuration.appIdentifier)")
        return configuration
      }
    Text("\(recommends)")
  }
}

private final class Files: NSObject, QLPreviewControllerDataSource {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem { NSURL(fileURLWithPath: "/a.pdf") }
}

private struct Snapshot: View {
  @State private var image: UIImage?

  var body: some View {
    Group {
      if let image { Image(uiImage: image) } else { ProgressView() }
    }
    .task {
      let options = MKMapSnapshotter.Options()
      options.region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 55, longitude: 37), latitudinalMeters: 1000,
        longitudinalMeters: 1000)
      options.size = CGSize(width: 120, height: 60)
      options.pointOfInterestFilter = .excludingAll
      guard let snapshot = try? await MKMapSnapshotter(options: options).start() else { return }
      let middle = snapshot.point(for: options.region.center)
      let size = snapshot.image.size
      print("\(size.width) × \(size.height), middle \(middle)")
      image = snapshot.image
    }
  }
}

private struct Reader: View {
  @State private var page = WebPage()
  var body: some View {
    Text(page.url?.host() ?? "nowhere")
    Button("load") { page.load(URL(string: "https://swift.org")) }
    WebView(page).webViewBackForwardNavigationGestures(.disabled)
  }
}
