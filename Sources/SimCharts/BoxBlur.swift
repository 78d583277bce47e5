// Blurs with three passes of a box filter along rows and columns, which approximates a Gaussian in
// whole numbers.

enum BoxBlur {
  /// Blurs pixels of four bytes in place.
  ///
  /// - Parameter radius: The number of pixels of the box on either side of its centre.
  /// - Complexity: O(pixels), independent of the radius.
  static func blur(
    _ data: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, radius: Int
  ) {
    guard radius > 0, width > 0, height > 0 else { return }
    // Only the drawn area is blurred; the rest stays empty.
    guard let area = drawn(data, width, height, stride) else { return }
    let reach = radius * 3
    let (left, right) = (max(0, area.left - reach), min(width - 1, area.right + reach))
    let (top, bottom) = (max(0, area.top - reach), min(height - 1, area.bottom + reach))
    var line = [UInt8](repeating: 0, count: max(width, height) * 4)
    for _ in 0..<3 {
      for row in top...bottom {
        pass(
          data + row * stride + left * 4, count: right - left + 1, step: 4, radius: radius, &line)
      }
      for column in left...right {
        pass(
          data + top * stride + column * 4, count: bottom - top + 1, step: stride, radius: radius,
          &line)
      }
    }
  }

  private static func drawn(
    _ data: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int
  ) -> (left: Int, right: Int, top: Int, bottom: Int)? {
    var (left, right, top, bottom) = (width, -1, height, -1)
    for row in 0..<height {
      let pixels = UnsafeRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
      guard let first = (0..<width).first(where: { pixels[$0] != 0 }),
        let last = (first..<width).last(where: { pixels[$0] != 0 })
      else { continue }
      (left, right) = (min(left, first), max(right, last))
      (top, bottom) = (min(top, row), row)
    }
    return right < 0 ? nil : (left, right, top, bottom)
  }

  private static func pass(
    _ start: UnsafeMutablePointer<UInt8>, count: Int, step: Int, radius: Int, _ line: inout [UInt8]
  ) {
    let size = 2 * radius + 1
    line.withUnsafeMutableBufferPointer { line in
      for index in 0..<count {
        for part in 0..<4 { line[index * 4 + part] = start[index * step + part] }
      }
      for part in 0..<4 {
        var sum = 0
        for index in 0..<min(radius, count) { sum += Int(line[index * 4 + part]) }
        for index in 0..<count {
          if index + radius < count { sum += Int(line[(index + radius) * 4 + part]) }
          if index - radius - 1 >= 0 { sum -= Int(line[(index - radius - 1) * 4 + part]) }
          start[index * step + part] = UInt8((sum + size / 2) / size)
        }
      }
    }
  }
}
