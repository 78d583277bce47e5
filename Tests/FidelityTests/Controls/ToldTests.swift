// What an app is told of: the keyboard that comes and goes, and places that nobody knows.

import CoreLocation
import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing
import UIKit

private final class Places: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published var answer = "none"
  private let manager = CLLocationManager()
  override init() {
    super.init()
    manager.delegate = self
  }
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    answer = manager.authorizationStatus == .notDetermined ? "not asked" : "asked"
  }
}

private final class Downloads: NSObject, URLSessionDownloadDelegate, @unchecked Sendable {
  private lazy var session = URLSession(
    configuration: .default, delegate: self, delegateQueue: nil)
  private var task: URLSessionDownloadTask?

  func start(_ name: String) {
    guard let url = URL(string: "https://example.org/\(name)") else { return }
    task = session.downloadTask(with: url)
    task?.resume()
  }
  func cancel() { task?.cancel() }
  func finish() { session.finishTasksAndInvalidate() }

  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) { print("\(bytesWritten): \(totalBytesWritten) of \(totalBytesExpectedToWrite)") }
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) { print("file with \((try? Data(contentsOf: location))?.count ?? -1)") }
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) { print(error.map { "error \(($0 as? URLError)?.code == .cancelled)" } ?? "done") }
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {
    print("invalid")
  }
}

private struct Raised: View {
  @State private var text = ""
  @State private var height = 0.0
  @FocusState private var isFocused: Bool
  private func told(_ name: Notification.Name) -> NotificationCenter.Publisher {
    NotificationCenter.default.publisher(for: name)
  }
  var body: some View {
    VStack {
      TextField("Text", text: $text).focused($isFocused)
      Text("height \(Int(height))")
      Button("Done") { isFocused = false }
    }
    .onReceive(told(UIResponder.keyboardWillShowNotification)) {
      let frame = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      height = Double(frame?.height ?? -1)
      let duration = $0.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
      print("comes in \(duration ?? -1), to \(Int(frame?.minY ?? -1))")
    }
    .onReceive(told(UIResponder.keyboardDidShowNotification)) { _ in print("is there") }
    .onReceive(told(UIResponder.keyboardWillHideNotification)) {
      let value = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      print("goes to \(Int(value?.cgRectValue.minY ?? -1))")
      height = 0
    }
    .onReceive(told(UIResponder.keyboardDidHideNotification)) { _ in print("is gone") }
  }
}

extension Controls {
  @Test func `the app is notified when the keyboard appears and disappears, with its frame`() throws
  {
    let device = showing { Raised() }
    try expect(
      device.lines(afterTapping: "Text"), is: ["comes in 0.25, to 553", "is there"])
    #expect(device.screenText.contains("height 291"))
    try expect(device.lines(afterTapping: "Done"), is: ["goes to 844", "is gone"])
    #expect(device.screenText.contains("height 0"))
  }

  @Test func `a range of dates within one day is formatted by its times only`() {
    let start = Date(timeIntervalSince1970: 1_767_603_600)
    let device = showing {
      VStack {
        Text(start...start.addingTimeInterval(600))
        Text(DateInterval(start: start, duration: 86_400))
      }
      .environment(\.timeZone, .gmt)
      .environment(\.locale, Locale(identifier: "en_US"))
    }
    let spaces: Set<Character> = ["\u{202F}", "\u{2009}", " "]
    let texts = device.screenText.map { $0.map { spaces.contains($0) ? " " : String($0) }.joined() }
    expect(texts, is: ["9:00 – 9:10 AM", "1/5/2026, 9:00 AM – 1/6/2026, 9:00 AM"])
  }

  @Test func `a session calls its delegate for bytes, the file and the end, in this order`()
    throws
  {
    struct Loading: View {
      @State private var downloads = Downloads()
      var body: some View {
        Button("start") { downloads.start("eight") }
        Button("cancel") { downloads.cancel() }
        Button("finish") { downloads.finish() }
      }
    }
    simulatedResponse(
      "https://example.org/eight", body: Data(repeating: 1, count: 8), after: .seconds(1))
    let device = showing { Loading() }
    let bytes = ["2: 2 of 8", "2: 4 of 8", "2: 6 of 8", "2: 8 of 8"]
    try expect(device.lines(afterTapping: "start"), is: bytes + ["file with 8", "done"])
    try device.tap("start")
    try device.tap("cancel")
    try device.tap("finish")
    device.settle()
    expect(Array(device.console.suffix(2)), is: ["error true", "invalid"])
  }

  @Test func `a location manager reports once that permission was not requested`() {
    struct Asking: View {
      @StateObject private var places = Places()
      var body: some View { Text("answer: \(places.answer)") }
    }
    let device = showing { Asking() }
    device.advance(by: .seconds(1))
    #expect(device.screenText.contains("answer: not asked"))
  }

  @Test func `a canvas draws its symbols by their tags, as large as they like to be`() throws {
    struct Stamped: View {
      @State private var isWide = false
      var body: some View {
        VStack {
          Canvas { context, size in
            let stamp = context.resolveSymbol(id: "stamp")
            print("stamp \(stamp.map { "\($0.size)" } ?? "none")")
            if let stamp { context.draw(stamp, at: CGPoint(x: 10, y: 10)) }
            print("second \(context.resolveSymbol(id: 1).map { "\($0.size)" } ?? "none")")
            print("unknown \(context.resolveSymbol(id: "x") == nil ? "none" : "there")")
          } symbols: {
            Color.red.frame(width: isWide ? 40 : 20, height: 10).tag("stamp")
            ForEach(0..<2) { Color.blue.frame(width: 5, height: CGFloat($0 + 1)).tag($0) }
          }
          .frame(width: 100, height: 100)
          Button("wide") { isWide = true }
        }
      }
    }
    let device = showing { Stamped() }
    expect(
      device.console, is: ["stamp (20.0, 10.0)", "second (5.0, 2.0)", "unknown none"])
    try expect(
      device.lines(afterTapping: "wide"),
      is: ["stamp (40.0, 10.0)", "second (5.0, 2.0)", "unknown none"])
  }
}
