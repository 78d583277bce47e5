// What texts and images count as.

extension Text {
  /// A text, formatted or not.
  public nonisolated static func _countContents(_ contents: inout _ViewContents) {
    contents.add(views: 1)
    contents.addVarying { address, counts in
      if address.assumingMemoryBound(to: Self.self).pointee.making.isFormatted {
        counts += .formattedText
      }
    }
  }
}

extension Image {
  /// One view, which is an image.
  public nonisolated static func _countContents(_ contents: inout _ViewContents) {
    contents.add(views: 1, images: 1)
  }
}
