// Names of other frameworks at the edges of screens: boxes that keep what they are told, and values.

import Expectations
import AVKit
import Foundation
import MapKit
import PhotosUI
import SafariServices
import SimDevice
import SwiftUI
import Testing
import WebKit

@MainActor @Suite struct FrameworkNameTests {
  @Test func `boxes lie where they are put, and the screen around them works`() throws {
    let device = SimulatedDevice()
    device.launch { Edges() }
    device.settle()
    expect(device.screenText, is: ["over the film", "page", "no page", "pick"])
    try device.tap("page")
    device.settle()
    expect(device.screenText, is: ["over the film", "page", "https://a.example/x", "pick"])
    try device.tap("pick")
    device.settle()
    expect(device.diagnostics, is: [])
  }

  @Test func `an audio player needs its file, and plays until it is stopped`() throws {
    #expect(throws: CocoaError.self) {
      try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/no/such.mp3"))
    }
    let player = try AVAudioPlayer(data: Data())
    #expect(player.play() && player.isPlaying)
    player.pause()
    #expect(!player.isPlaying)
    let film = AVPlayer(url: URL(fileURLWithPath: "/film.mp4"))
    film.play()
    expect(film.rate, is: 1)
    film.pause()
    expect(film.rate, is: 0)
  }

  @Test func `places are as far from each other as on the mean earth`() {
    let london = CLLocation(latitude: 51.5074, longitude: -0.1278)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    #expect(abs(london.distance(from: paris) - 343_560) < 100)
    expect(london.distance(from: london), is: 0)
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 0), latitudinalMeters: 111_320,
      longitudinalMeters: 111_320)
    #expect(abs(region.span.latitudeDelta - 1) < 1e-9 && abs(region.span.longitudeDelta - 2) < 1e-9)
    #expect(CLLocationManager().location == nil)
  }

  @Test func `a provider hands over what it holds, on the main queue`() {
    let device = SimulatedDevice()
    device.launch { Provided() }
    device.settle()
    expect(device.console, is: ["can true false", "got image"])
  }
}

private struct Edges: View {
  @State private var position = MapCameraPosition.region(MKCoordinateRegion())
  @State private var address: URL?
  @State private var picks = false
  @State private var image: UIImage?
  private let player = AVPlayer(url: URL(fileURLWithPath: "/film.mp4"))
  private let places = [Place(id: 1), Place(id: 2)]

  var body: some View {
    VStack {
      Map(position: $position) {
        ForEach(places) { place in
          Annotation("Place", coordinate: place.coordinate) { Circle() }
        }
        Marker("Here", systemImage: "pin", coordinate: CLLocationCoordinate2D())
      }
      .mapStyle(.standard(elevation: .realistic))
      .frame(height: 100)
      VideoPlayer(player: player) { Text("over the film") }.frame(height: 50)
      Page(address: $address).frame(height: 50)
      Button("page") { address = URL(string: "https://a.example/x") }
      Text(address?.absoluteString ?? "no page")
      Button("pick") { picks = true }
    }
    .sheet(isPresented: $picks) { Picker(image: $image) }
  }

  struct Place: Identifiable {
    let id: Int
    var coordinate: CLLocationCoordinate2D {
      CLLocationCoordinate2D(latitude: Double(id), longitude: 0)
    }
  }
}

private struct Page: UIViewRepresentable {
  @Binding var address: URL?

  final class Coordinator: NSObject, WKNavigationDelegate {
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  }
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> WKWebView {
    let view = WKWebView()
    view.navigationDelegate = context.coordinator
    return view
  }
  func updateUIView(_ view: WKWebView, context: Context) {
    if let address, view.url != address { view.load(URLRequest(url: address)) }
  }
}

private struct Picker: UIViewControllerRepresentable {
  @Binding var image: UIImage?

  final class Coordinator: NSObject, PHPickerViewControllerDelegate {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      picker.dismiss(animated: true)
    }
  }
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIViewController(context: Context) -> PHPickerViewController {
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.filter = .images
    configuration.selectionLimit = 1
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIViewController(_ controller: PHPickerViewController, context: Context) {}
}

private struct Provided: View {
  var body: some View {
    Text("x").onAppear {
      let provider = NSItemProvider(object: UIImage())
      print(
        "can \(provider.canLoadObject(ofClass: UIImage.self)) "
          + "\(provider.canLoadObject(ofClass: NSNumber.self))")
      provider.loadObject(ofClass: UIImage.self) { image, _ in
        print("got \(image == nil ? "nothing" : "image")")
      }
    }
  }
}
