// Shapes take touches where they are filled, and of an outline the line alone.

import Expectations
import SimDevice
import SwiftUI
import Testing

@MainActor @Suite struct ShapeTouchTests {
  private struct Discs: View {
    var body: some View {
      ZStack(alignment: .topLeading) {
        Circle().fill(.red).frame(width: 100, height: 100).onTapGesture { print("disc") }
          .accessibilityLabel("disc")
        Circle().stroke(.blue, lineWidth: 10).frame(width: 300, height: 300)
          .onTapGesture { print("ring") }
          .offset(y: 200)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .ignoresSafeArea()
    }
  }

  @Test func `a filled shape is touched within its outline`() throws {
    let device = showing { Discs() }
    try expect(device.lines { try device.tap("disc") }, is: ["disc"])
    try expect(device.lines { try device.tap(at: CGPoint(x: 50, y: 10)) }, is: ["disc"])
    expect(device.lines { _ = try? device.tap(at: CGPoint(x: 4, y: 4)) }, is: [])
    try expect(device.lines { try device.tap(at: CGPoint(x: 150, y: 201)) }, is: ["ring"])
    try expect(device.lines { try device.tap(at: CGPoint(x: 150, y: 350)) }, is: [])
  }

  private struct Dimmed: View {
    @State private var isDimmed = false
    var body: some View {
      ZStack {
        Button("below") { print("below") }
        if isDimmed { Rectangle().fill(.black.opacity(0.3)).onTapGesture { isDimmed = false } }
        VStack {
          Button("dim") { isDimmed = true }
          Spacer()
        }
      }
    }
  }

  @Test func `a shape above a button takes its touches, until it goes`() throws {
    let device = showing { Dimmed() }
    try expect(device.lines { try device.tap("below") }, is: ["below"])
    try device.tap("dim")
    device.settle()
    #expect(throws: DeviceError.self) { try device.tap("below") }
    try device.tap(at: CGPoint(x: 100, y: 300))
    device.settle()
    try expect(device.lines { try device.tap("below") }, is: ["below"])
  }

  private struct Ringed: View {
    var body: some View {
      Button("inside") { print("inside") }.padding(40)
        .overlay { RoundedRectangle(cornerRadius: 8).stroke(.gray, lineWidth: 2) }
    }
  }

  @Test func `an outline around a button lets touches through`() throws {
    let device = showing { Ringed() }
    try expect(device.lines { try device.tap("inside") }, is: ["inside"])
  }
}
