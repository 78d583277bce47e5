// Keys and names that apps' files spell.

import CoreLocationUI
import Expectations
import Foundation
import LinkPresentation
import SimDevice
import SwiftUI
import Testing

extension Controls {
  private struct Told: View {
    @Environment(\.labelsVisibility) private var labels
    @Environment(\.allowedDynamicRange) private var range
    @Environment(\.springLoadingBehavior) private var spring
    @Environment(\.materialActiveAppearance) private var material
    @Environment(\.documentConfiguration) private var document
    @Environment(\.accessibilityAssistiveAccessEnabled) private var isAssisted
    var body: some View {
      Text("\(labels) \(range == .high) \(spring) \(material == .active)")
      Text("\(document == nil) \(isAssisted)")
    }
  }

  @Test func `a view reads what was set around it`() {
    let device = showing {
      Told().labelsVisibility(.visible).allowedDynamicRange(.high)
        .springLoadingBehavior(.enabled).materialActiveAppearance(.active)
    }
    expect(device.screenText, is: ["visible true enabled true", "true false"])
  }

  private struct Styled: View {
    @State private var text = AttributedString("Hello")
    @State private var selection = AttributedTextSelection()
    var body: some View {
      TextEditor(text: $text, selection: $selection)
      Button("strong") {
        text.transformAttributes(in: &selection) {
          $0.inlinePresentationIntent = .stronglyEmphasized
        }
      }
      Button("first two") {
        let end = text.index(text.startIndex, offsetByCharacters: 2)
        selection = AttributedTextSelection(range: text.startIndex..<end)
      }
      Text("\(text.runs.count) of \(String(text.characters))")
    }
  }

  @Test func `text typed into styled text takes the style of its selection, and replaces it`()
    throws
  {
    let device = showing { Styled() }
    try device.tap("strong")
    device.settle()
    try device.type("x", into: "Hello")
    device.settle()
    expect(device.screenText.last, is: "2 of Hellox")
    try device.tap("first two")
    device.settle()
    try device.type("yy", into: "Hellox")
    device.settle()
    expect(device.screenText.last, is: "2 of yyllox")
  }

  @Test func `the items of the pasteboard are its text, and text takes the place of items`() {
    let device = showing {
      Button("copy") {
        UIPasteboard.general.setItems([["public.utf8-plain-text": "one"]], options: [:])
        print(UIPasteboard.general.string ?? "none", UIPasteboard.general.numberOfItems)
        UIPasteboard.general.string = "two"
        print(UIPasteboard.general.items.first?.values.first as? String ?? "none")
      }
    }
    try? device.tap("copy")
    device.settle()
    expect(device.console, is: ["one 1", "two"])
  }

  @Test func `a rotated shape animates its angle, and its type can be spelled`() {
    var shape: RotatedShape<OffsetShape<Circle>> = Circle().offset(x: 4).rotation(.degrees(10))
    shape.animatableData.second.first = Angle.degrees(30).animatableData
    #expect(abs(shape.angle.degrees - 30) < 1e-9)
    let scaled: ScaledShape<Circle> = Circle().scale(2)
    let rect = scaled.path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).boundingRect
    #expect(abs(rect.minX + 5) < 0.01 && abs(rect.width - 20) < 0.01)
  }

  private struct Folder: Identifiable {
    let id: String
    var inside: [Folder]?
  }

  @Test func `outlines in a table are rows of all levels`() {
    let folders = [Folder(id: "a", inside: [Folder(id: "b")]), Folder(id: "c")]
    let device = showing {
      Table(of: Folder.self) {
        TableColumn("Name", value: \.id)
      } rows: {
        OutlineGroup(folders, children: \.inside) { TableRow($0) }
      }
    }
    expect(device.screenText, is: ["a", "b", "c"])
    let short = showing {
      Table(folders, children: \.inside) { TableColumn("Name", value: \.id) }
    }
    expect(short.screenText, is: ["a", "b", "c"])
  }

  @Test func `the button that grants the location calls its action`() throws {
    let device = showing { LocationButton(.currentLocation) { print("granted") } }
    try device.tap("Current Location")
    device.settle()
    expect(device.console, is: ["granted"])
  }

  @Test func `no link has metadata`() async {
    let link = URL(filePath: "/page")
    await #expect(throws: LPError.self) {
      try await LPMetadataProvider().startFetchingMetadata(for: link)
    }
  }
}
