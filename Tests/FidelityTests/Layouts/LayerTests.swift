// Views over each other, moved, and in scroll views: places and sizes, in points.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension LayoutsSuite {
  @Test func `what is clipped away or scaled to nothing is not read`() throws {
    let device = showing { Accordion() }
    expect(device.screenText, is: ["fold", "head"])
    _ = try device.lines(afterTapping: "fold")
    expect(device.screenText, is: ["fold", "head", "inside", "grown"])
  }

  @Test func `a ZStack is as large as its largest child, and aligns the others`() {
    let device = showing {
      ZStack(alignment: .bottomTrailing) {
        Color.red.frame(width: 100, height: 80)
        Color.blue.frame(width: 20, height: 10)
      }
    }
    let lines = device.screenDescription.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(lines[1].hasSuffix("100x80"))
    expect(lines[2], is: "group (0, 0) 100x80")
    expect(lines[4], is: "group (80, 70) 20x10")
  }

  @Test func `a background and an overlay get the size of the content and do not change it`() {
    let device = showing {
      Color.red.frame(width: 60, height: 40)
        .background(Color.blue)
        .overlay(alignment: .topLeading) { Color.green.frame(width: 10, height: 10) }
    }
    let lines = device.screenDescription.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(lines[1].hasSuffix("60x40"))
    #expect(lines.contains("color blue (0, 0) 60x40"))
    #expect(lines.contains("color green (0, 0) 10x10"))
  }

  @Test func `an offset moves what is drawn and nothing else`() {
    let device = showing {
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10).offset(x: 5, y: 7)
        Color.blue.frame(width: 10, height: 10)
      }
    }
    let lines = device.screenDescription.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(lines[1].hasSuffix("10x20"))
    expect(lines[2], is: "group (0, 0) 10x10")
    expect(lines[3], is: "group (5, 7) 10x10")
  }

  @Test func `a ScrollView fills what it is offered, and its content is as long as it likes`() {
    let device = showing {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { _ in Color.red.frame(width: 50, height: 20) }
        }
      }
      .frame(width: 200, height: 300)
    }
    #expect(device.screenDescription.contains("x2000"))
    #expect(device.screenDescription.contains("scroll"))
    #expect(device.screenDescription.contains("200x300"))
  }

  @Test func `hidden views keep their place and are not read`() {
    let device = showing {
      HStack {
        Text("shown")
        Text("hidden").hidden()
      }
    }
    expect(device.screenText, is: ["shown"])
    #expect(device.screenDescription.contains("hidden"))
  }

  @Test func `a change of opacity makes a frame and runs no body below`() throws {
    let device = showing { Dimmer() }
    try expect(device.lines(afterTapping: "dim"), is: [])
    #expect(device.screenDescription.contains("opacity 0.25"))
  }
}

private struct Dimmer: View {
  @State private var isDim = false
  var body: some View {
    VStack {
      Button("dim") { isDim.toggle() }
      Lamp().opacity(isDim ? 0.25 : 1).tag("lamp")
    }
  }

  private struct Lamp: View {
    var body: some View {
      let _ = print("Lamp")
      Text("lamp")
    }
  }
}

private struct Accordion: View {
  @State private var isOpen = false
  var body: some View {
    VStack {
      Button("fold") { isOpen.toggle() }
      Text("head")
      VStack { Text("inside") }.frame(height: isOpen ? 40 : 0).clipped()
      Text("grown").scaleEffect(isOpen ? 1 : 0)
    }
  }
}
