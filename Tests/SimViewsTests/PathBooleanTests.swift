// What two outlines make together, and names around shapes.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
  Path(CGRect(x: x, y: y, width: side, height: side))
}

/// The corners of a path, each subpath begun at its least corner, so that where the walk began does not count.
private func corners(_ path: Path) -> [String] {
  var loops: [[CGPoint]] = []
  path.forEach { element in
    switch element {
    case .move(let to): loops.append([to])
    case .line(let to): loops[loops.count - 1].append(to)
    default: break
    }
  }
  return loops.map { loop in
    let least = loop.indices.min { (loop[$0].y, loop[$0].x) < (loop[$1].y, loop[$1].x) } ?? 0
    return (loop[least...] + loop[..<least]).map {
      "\(Int($0.x.rounded())),\(Int($0.y.rounded()))"
    }.joined(separator: " ")
  }.sorted()
}

@MainActor @Suite struct PathBooleanTests {
  @Test func `two squares that overlap are put together, cut and taken from one another`() {
    let (a, b) = (square(0, 0, 10), square(5, 5, 10))
    expect(corners(a.union(b)), is: ["0,0 10,0 10,5 15,5 15,15 5,15 5,10 0,10"])
    expect(corners(a.intersection(b)), is: ["5,5 10,5 10,10 5,10"])
    expect(corners(a.subtracting(b)), is: ["0,0 10,0 10,5 5,5 5,10 0,10"])
    expect(corners(b.subtracting(a)), is: ["10,5 15,5 15,15 5,15 5,10 10,10"])
    expect(
      corners(a.symmetricDifference(b)),
      is: [
        "0,0 10,0 10,5 5,5 5,10 0,10", "10,5 15,5 15,15 5,15 5,10 10,10",
      ])
  }

  @Test func `squares that share a side become one, and a hole has its own outline`() {
    expect(corners(square(0, 0, 10).union(square(10, 0, 10))), is: ["0,0 20,0 20,10 0,10"])
    let frame = square(0, 0, 10).subtracting(square(2, 2, 3))
    expect(corners(frame), is: ["0,0 10,0 10,10 0,10", "2,2 2,5 5,5 5,2"])
    #expect(!frame.contains(CGPoint(x: 3, y: 3)) && frame.contains(CGPoint(x: 8, y: 8)))
    #expect(square(0, 0, 4).intersection(square(9, 9, 4)).isEmpty)
    expect(corners(square(0, 0, 4).union(Path())), is: ["0,0 4,0 4,4 0,4"])
  }

  @Test func `the area of circles is geometrically correct`() {
    let a = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let b = Path(ellipseIn: CGRect(x: 50, y: 0, width: 100, height: 100))
    // Two circles of radius 50 whose centres are 50 apart: 2 r² acos(1/2) - 25 √7500.
    let lens = 2 * 2500 * acos(0.5) - 25 * sqrt(7500)
    func area(_ path: Path) -> Double {
      let inside = (0..<150).flatMap { x in
        (0..<100).map { CGPoint(x: Double(x) + 0.5, y: Double($0) + 0.5) }
      }
      return Double(inside.count { path.contains($0) })
    }
    #expect(abs(area(a.intersection(b)) - lens) < 0.01 * lens)
    #expect(abs(area(a.union(b)) - (2 * .pi * 2500 - lens)) < 0.01 * .pi * 5000)
  }

  @Test func `lines are kept inside or outside of an area, and crossings are taken out`() {
    let line = Path {
      $0.move(to: CGPoint(x: -5, y: 5))
      $0.addLine(to: CGPoint(x: 15, y: 5))
    }
    expect(corners(line.lineIntersection(square(0, 0, 10))), is: ["0,5 10,5"])
    expect(corners(line.lineSubtraction(square(0, 0, 10))), is: ["-5,5 0,5", "10,5 15,5"])
    let bow = Path {
      $0.addLines([
        CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10),
      ])
      $0.closeSubpath()
    }
    expect(corners(bow.normalized()), is: ["0,0 5,5 0,10", "10,0 10,10 5,5"])
  }

  @Test func `the outline of a line is as wide as the line, with its caps and joins`() {
    let corner = Path {
      $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)])
    }
    func outline(_ cap: CGLineCap, _ join: CGLineJoin) -> [String] {
      corners(
        corner.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap, lineJoin: join))
          .normalized(eoFill: false))
    }
    expect(outline(.butt, .miter), is: ["0,-2 22,-2 22,20 18,20 18,2 0,2"])
    expect(outline(.butt, .bevel), is: ["0,-2 20,-2 22,0 22,20 18,20 18,2 0,2"])
    expect(outline(.square, .miter), is: ["-2,-2 22,-2 22,22 18,22 18,2 -2,2"])
    let round = corner.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
    #expect(round.contains(CGPoint(x: -1.5, y: 0)) && !round.contains(CGPoint(x: -1.9, y: 1.9)))
    #expect(round.contains(CGPoint(x: 21, y: -1)) && !round.contains(CGPoint(x: 21.8, y: -1.8)))
    #expect(round.contains(CGPoint(x: 20, y: 10)))
  }

  @Test func `a shape of two shapes follows both, and is as large as the first`() {
    let shape = Circle().union(Rectangle())
    expect(
      corners(shape.path(in: CGRect(x: 0, y: 0, width: 8, height: 8))), is: ["0,0 8,0 8,8 0,8"])
    let device = SimulatedDevice()
    device.launch {
      RoundedRectangle(cornerRadius: 4).subtracting(Circle()).fill(.red)
        .frame(width: 40, height: 20)
    }
    device.settle()
    #expect(device.screenDescription.contains("subtracting circle"))
    expect(Circle.role, is: .fill)
  }

  @Test func `a spring's motion is that of its parameters`() {
    expect(
      Animation.interpolatingSpring(.init(duration: 0.4, bounce: 0.3)),
      is: .interpolatingSpring(duration: 0.4, bounce: 0.3))
  }
}

private struct FieldStyle: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.minimumDate == nil ? "any" : "from")
      Button("Next day") { configuration.selection += 86_400 }
      DatePicker(
        selection: configuration.$selection, displayedComponents: configuration.displayedComponents
      ) { Text("inner") }
    }
  }
}

private struct Dated: View {
  @State private var date = Date(timeIntervalSince1970: 1_000_000)
  var body: some View {
    DatePicker(
      "When", selection: $date, in: Date(timeIntervalSince1970: 0)..., displayedComponents: .date
    )
    .datePickerStyle(FieldStyle())
    Text("\(Int(date.timeIntervalSince1970))")
  }
}

@MainActor @Suite struct DatePickerStyleTests {
  @Test func `a style of one's own gets label, bounds and a binding, and shows the picker itself`()
    throws
  {
    let device = SimulatedDevice()
    device.launch { Dated() }
    device.settle()
    #expect(device.screenText.contains("When") && device.screenText.contains("from"))
    #expect(device.screenText.contains("inner") && device.screenText.contains("Jan 12, 1970"))
    try device.tap("Next day")
    device.settle()
    #expect(device.screenText.contains("1,086,400") && device.screenText.contains("Jan 13, 1970"))
  }
}

private struct Bound: View {
  @Binding var count: Int
  var body: some View { Button("count \(count)") { count += 1 } }
}

#Preview("A view within the closure") {
  struct Holder: View {
    @State var count = 0
    var body: some View { Bound(count: $count) }
  }
  return Holder()
}

@MainActor @Suite struct PreviewClosureTests {
  @Test func `a preview may declare the view that holds the state`() throws {
    let preview = try #require(
      PreviewCatalog.all().first { $0.name == "A view within the closure" })
    let device = SimulatedDevice()
    try preview.launch(on: device)
    device.settle()
    try device.tap("count 0")
    device.settle()
    expect(device.screenText, is: ["count 1"])
  }
}
