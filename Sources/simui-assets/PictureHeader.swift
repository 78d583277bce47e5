// The size of a picture from the first bytes of its file: PNG (ISO 15948), JPEG (ITU T.81) and SVG; other formats are not read.

import Foundation

enum PictureHeader {
  /// Width and height, in pixels or in the units of the drawing.
  static func size(of data: Data) -> CGSize? {
    let bytes = [UInt8](data)
    return png(bytes) ?? jpeg(bytes) ?? svg(data)
  }

  private static func number(_ bytes: [UInt8], at start: Int, count: Int) -> Int {
    bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func png(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 24, bytes[1...3].elementsEqual("PNG".utf8) else { return nil }
    return CGSize(width: number(bytes, at: 16, count: 4), height: number(bytes, at: 20, count: 4))
  }

  /// Segments follow one another; one that begins a frame has the size.
  private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count > 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return CGSize(
          width: number(bytes, at: index + 7, count: 2),
          height: number(bytes, at: index + 5, count: 2))
      }
      index += 2 + number(bytes, at: index + 2, count: 2)
    }
    return nil
  }

  private static func svg(_ data: Data) -> CGSize? {
    guard let text = String(data: data.prefix(4_096), encoding: .utf8),
      let tag = text.firstMatch(of: #/<svg[^>]*>/#)?.output
    else { return nil }
    if let width = tag.firstMatch(of: #/\swidth="([0-9.]+)(?:px)?"/#).flatMap({
      Double($0.output.1)
    }),
      let height = tag.firstMatch(of: #/\sheight="([0-9.]+)(?:px)?"/#)
        .flatMap({ Double($0.output.1) })
    {
      return CGSize(width: width, height: height)
    }
    let box = tag.firstMatch(of: #/viewBox="([^"]*)"/#)?.output.1.split(separator: " ")
      .compactMap { Double($0) }
    return box?.count == 4 ? box.map { CGSize(width: $0[2], height: $0[3]) } : nil
  }
}
