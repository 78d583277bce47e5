// What code of apps uses beside views: toolbars with properties of their own, timers of Foundation, the app's delegate,
// documents, selections, images of views, measurements, colours as numbers.

import Expectations
import SimDevice
import SwiftUI
import Testing

private final class Basket: ObservableObject { @Published var count = 0 }

/// A toolbar with a state, an object and a value of the environment.
private struct BasketBar: ToolbarContent {
  @ObservedObject var basket: Basket
  @State private var isOpen = false
  @Environment(\.layoutDirection) private var direction

  var body: some ToolbarContent {
    ToolbarItem(placement: .navigationBarLeading) {
      Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
    }
    if isOpen {
      ToolbarItem(placement: .principal) {
        Text(direction == .leftToRight ? "Basket" : "Backwards")
      }
    }
    ToolbarItemGroup(placement: .navigationBarTrailing) {
      Button("\(basket.count) items") { basket.count += 1 }
    }
  }
}

/// The delegate of an app, as Xcode's template has it: neither final, nor with an initializer.
private class LoggingDelegate: NSObject, UIApplicationDelegate {
  var notes = ["made"]
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    notes.append("launched")
    return true
  }
}

private struct DelegateApp: App {
  @UIApplicationDelegateAdaptor(LoggingDelegate.self) var delegate
  var body: some Scene {
    WindowGroup { Text(delegate.notes.joined(separator: ", ")) }
      .commands {
        ToolbarCommands()
        CommandMenu("Extras") { Button("Never made") {} }
      }
  }
}

private struct Note: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = "new"
  init() {}
  init(configuration: ReadConfiguration) throws {
    text = configuration.file.regularFileContents.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct NoteApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Note()) { file in
      TextField("Text", text: file.$document.text)
      Text("\(file.document.text.count) characters")
    }
  }
}

private final class Drawing: ReferenceFileDocument {
  static var readableContentTypes: [UTType] { [.json] }
  @Published var lines = 1
  init() {}
  init(configuration: ReadConfiguration) throws {}
  func snapshot(contentType: UTType) throws -> Int { lines }
  func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data())
  }
}

private struct DrawingApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: { Drawing() }) { file in DrawingView(drawing: file.document) }
  }
}

private struct DrawingView: View {
  @ObservedObject var drawing: Drawing
  var body: some View { Button("\(drawing.lines) lines") { drawing.lines += 1 } }
}

private struct ChangingApp: App {
  @State private var count = 0
  var body: some Scene {
    WindowGroup {
      Button("count \(count)") { count += 1 }
        .onChange(of: count) { print("view \($0) \($1)") }
    }
    .onChange(of: count) { print("scene \($0) \($1)") }
    .onChange(of: count, initial: true) { print("initial \($0) \($1)") }
    .onChange(of: count / 2) { print("half") }
  }
}

extension Controls {
  @Test func `a scene is notified when a value of it changes`() throws {
    let device = showing(ChangingApp.self, on: .iOS17)
    expect(device.console, is: ["initial 0 0"])
    try expect(
      device.lines(afterTapping: "count 0"), is: ["view 0 1", "scene 0 1", "initial 0 1"])
    try expect(
      device.lines(afterTapping: "count 1"), is: ["view 1 2", "scene 1 2", "initial 1 2", "half"])
  }

  @Test func `a toolbar of one's own keeps its state, and follows its object`() throws {
    struct Shop: View {
      @StateObject private var basket = Basket()
      var body: some View {
        NavigationStack {
          Text("Shop").toolbar {
            BasketBar(basket: basket)
            ToolbarItem(placement: .bottomBar) { Text("Bottom") }
          }
        }
      }
    }
    let device = showing { Shop() }
    expect(device.screenText, is: ["Open", "0 items", "Shop", "Bottom"])
    _ = try device.lines(afterTapping: "Open")
    expect(device.screenText, is: ["Close", "Basket", "0 items", "Shop", "Bottom"])
    _ = try device.lines(afterTapping: "0 items")
    expect(device.screenText, is: ["Close", "Basket", "1 items", "Shop", "Bottom"])
    _ = try device.lines(afterTapping: "Close")
    expect(device.screenText, is: ["Open", "1 items", "Shop", "Bottom"])
  }

  @Test func `Foundation's timers fire in virtual time, until they are invalidated`() throws {
    struct Clock: View {
      @State private var log: [String] = []
      @State private var timer: Timer?
      var body: some View {
        VStack {
          ForEach(log, id: \.self) { Text($0) }
          Button("start") {
            let begin = Date()
            nonisolated(unsafe) let note = { (name: String) in
              log.append(
                "\(name) after \(Date().timeIntervalSince(begin).formatted(.number.precision(.fractionLength(1)))) s"
              )
            }
            timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in note("again")
            }
            _ = Timer.scheduledTimer(withTimeInterval: 0.7, repeats: false) { _ in note("once") }
            RunLoop.main.add(
              Timer(fire: begin.addingTimeInterval(1.2), interval: 0, repeats: false) { _ in
                note("common")
              }, forMode: .common)
          }
          Button("stop") { timer?.invalidate() }
        }
      }
    }
    let device = showing { Clock() }
    try device.tap("start")
    device.run(atMost: .milliseconds(1_700))
    try device.tap("stop")
    device.run(atMost: .seconds(2))
    expect(
      device.screenText,
      is: [
        "again after 0.5 s", "once after 0.7 s", "again after 1.0 s", "common after 1.2 s",
        "again after 1.5 s", "start", "stop",
      ])
  }

  @Test func `the block of a scheduled timer is given the timer, and may invalidate it`() throws {
    struct Ticks: View {
      @State private var ticks = 0
      var body: some View {
        Text("\(ticks) ticks")
        Button("go") {
          nonisolated(unsafe) let tick = { (timer: Timer) in
            ticks += 1
            print("tick \(ticks) of \(timer.timeInterval)")
            if ticks > 3 { timer.invalidate() }
          }
          _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in tick(timer) }
        }
      }
    }
    let device = showing { Ticks() }
    try expect(
      device.lines(afterTapping: "go"), is: (1...4).map { "tick \($0) of 0.1" })
    expect(device.screenText, is: ["4 ticks", "go"])
  }

  @Test func `the delegate of an app is made and notified of the launch`() {
    expect(showing(DelegateApp.self, on: .iOS17).screenText, is: ["made, launched"])
  }

  @Test func `a document group opens a new document, and its editor writes to it`() throws {
    let device = showing(NoteApp.self, on: .iOS17)
    expect(device.screenText, is: ["new", "3 characters"])
    try device.type("er", into: "Text")
    device.settle()
    expect(device.screenText, is: ["newer", "5 characters"])
    let drawing = showing(DrawingApp.self, on: .iOS17)
    _ = try drawing.lines(afterTapping: "1 lines")
    expect(drawing.screenText, is: ["2 lines"])
  }

  @Test func `the next character replaces the selection, which then stands behind it`() throws {
    struct Editor: View {
      @State private var text = "abc"
      @State private var selection: TextSelection?
      private var place: String {
        guard case .selection(let range)? = selection?.indices else { return "none" }
        return "\(range.lowerBound.utf16Offset(in: text))-\(range.upperBound.utf16Offset(in: text))"
      }
      var body: some View {
        TextField("Field", text: $text, selection: $selection)
        Text(place)
        Button("select") {
          selection = TextSelection(
            range: text.startIndex..<text.index(text.startIndex, offsetBy: 2))
        }
      }
    }
    let device = showing { Editor() }
    expect(device.screenText, is: ["abc", "none", "select"])
    try device.tap("Field")
    device.settle()
    expect(device.screenText, is: ["abc", "3-3", "select"])
    _ = try device.lines(afterTapping: "select")
    expect(device.screenText, is: ["abc", "0-2", "select"])
    try device.type("xy")
    device.settle()
    expect(device.screenText, is: ["xyc", "2-2", "select"])
    try device.deleteBackward()
    device.settle()
    expect(device.screenText, is: ["xc", "1-1", "select"])
  }

  @Test func `texts are joined after any modifier of a text, and each keeps its style`() throws {
    struct Joined: View {
      var body: some View {
        VStack {
          Text("a").foregroundStyle(.red) + Text("b").foregroundStyle(.secondary).bold()
            + Text("c").monospaced().fontDesign(.serif).underline(pattern: .dot)
          Text("t").foregroundStyle(.tint).bold()
          Text("u").foregroundStyle(.secondary)
        }.tint(.green)
      }
    }
    let device = showing { Joined() }
    expect(device.screenText, is: ["abc", "t", "u"])
    let texts = device.screenDescription.split(separator: "\n").filter { $0.contains("text") }
    #expect(texts[1].contains("green"))
    #expect(texts[2].contains("secondary"))
  }

  @Test func `an image of a view has the view's size`() throws {
    struct Snapshot: View {
      @State private var size = "none"
      var body: some View {
        Text(size)
        Button("render") {
          let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20).padding(5))
          size = renderer.uiImage.map { "\(Int($0.size.width))×\(Int($0.size.height))" } ?? "none"
        }
      }
    }
    let device = showing { Snapshot() }
    _ = try device.lines(afterTapping: "render")
    expect(device.screenText, is: ["40×30", "render"])
  }

  @Test func `measurements are text with the unit's symbol or name`() {
    let run = Measurement(value: 5.25, unit: UnitLength.kilometers)
    expect(run.formatted(.measurement(width: .abbreviated, usage: .asProvided)), is: "5.25 km")
    expect(
      run.formatted(.measurement(width: .wide, usage: .asProvided)), is: "5.25 kilometers")
    expect(run.formatted(.measurement(width: .narrow, usage: .asProvided)), is: "5.25km")
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .providedUnit
    expect(
      formatter.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)), is: "21°C")
    formatter.unitStyle = .long
    expect(
      formatter.string(from: Measurement(value: 1, unit: UnitMass.kilograms)), is: "1 kilogram")
    formatter.numberFormatter.maximumFractionDigits = 0
    expect(formatter.string(from: run), is: "5 kilometers")
  }

  @Test func `colours are numbers where they are known`() {
    func components(_ color: Color) -> [CGFloat] {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
      UIColor(color).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue, alpha]
    }
    expect(components(Color(red: 0.5, green: 0.25, blue: 1)), is: [0.5, 0.25, 1, 1])
    expect(components(Color(white: 1).opacity(0.5)), is: [1, 1, 1, 0.5])
    expect(components(Color(hue: 0, saturation: 1, brightness: 1)), is: [1, 0, 0, 1])
    expect(components(.blue)[2], is: 1)
    expect(components(Color("brand")), is: [-1, -1, -1, -1])
    expect(Color.white.resolve(in: EnvironmentValues()), is: .init(red: 1, green: 1, blue: 1))
    expect(-Angle.degrees(10) * 2 + .degrees(30) / 3, is: .degrees(-10))
  }
}
