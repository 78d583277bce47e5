// The picker of photos: a sheet with the names of what the device has of images.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

/// A size that is read off the data of a photo.
private struct Measured: Transferable, Equatable {
  let size: CGSize
  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(importedContentType: .image) { _ in Measured(size: .zero) }
    DataRepresentation(importedContentType: .image) { data in
      guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
      return Measured(size: image.size)
    }
  }
}

private struct Album: View {
  @State private var single: PhotosPickerItem?
  @State private var several: [PhotosPickerItem] = []
  @State private var size: CGSize?
  @State private var isPicking = false

  var body: some View {
    VStack {
      Text("one: \(single?.itemIdentifier ?? "none")")
      Text("several: \(several.compactMap(\.itemIdentifier).joined(separator: " "))")
      if let size { Text("\(Int(size.width)) by \(Int(size.height))") }
      PhotosPicker("Choose one", selection: $single, matching: .any(of: [.images, .not(.videos)]))
      PhotosPicker(selection: $several, maxSelectionCount: 2) { Text("Choose two") }
      Button("Choose later") { isPicking = true }
    }
    .photosPicker(isPresented: $isPicking, selection: $single)
    .task(id: single) {
      size = try? await single?.loadTransferable(type: Measured.self)?.size
    }
  }
}

@MainActor @Suite struct PhotosPickerTests {
  private func album() -> SimulatedDevice {
    let device = SimulatedDevice()
    device.addImage(named: "beach", ImageAsset(width: 300, height: 200))
    device.addImage(named: "apple", ImageAsset(width: 40, height: 50))
    device.addImage(named: "cat", ImageAsset(width: 60, height: 70))
    device.launch { Album() }
    device.settle()
    return device
  }

  @Test func `a photo is chosen by its name, and its data have its size`() throws {
    let device = album()
    try device.tap("Choose one")
    device.settle()
    // What asset catalogues of the program have is there, too.
    expect(device.screenText.prefix(5), is: ["Photos", "Cancel", "apple", "beach", "cat"])
    try device.tap("beach")
    device.settle()
    expect(device.screenText.prefix(3), is: ["one: beach", "several: ", "300 by 200"])
    try device.tap("Choose later")
    device.settle()
    try device.tap("apple")
    device.settle()
    expect(device.screenText.prefix(3), is: ["one: apple", "several: ", "40 by 50"])
  }

  @Test func `of several photos as many as allowed are taken with the button for it`() throws {
    let device = album()
    try device.tap("Choose two")
    device.settle()
    for name in ["cat", "beach", "apple", "cat", "apple"] { try device.tap(name) }
    expect(device.screenText.contains("several: "), is: false)
    try device.tap("Add")
    device.settle()
    expect(device.screenText.prefix(2), is: ["one: none", "several: beach apple"])
    try device.tap("Choose two")
    device.settle()
    try device.tap("beach")
    try device.tap("Cancel")
    device.settle()
    expect(device.screenText.prefix(2), is: ["one: none", "several: beach apple"])
  }

  @Test func `what takes no data makes nothing of a photo`() async throws {
    let item = PhotosPickerItem(itemIdentifier: "here")
    try await expect(item.loadTransferable(type: Data.self)?.count, is: 24)
    #expect(try await item.loadTransferable(type: String.self) == nil)
    try await expect(item.loadTransferable(type: Image.self), is: Image("here"))
  }
}
