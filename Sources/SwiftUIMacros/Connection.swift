// Messages on the standard streams: eight bytes of length, lowest first, then that much JSON.

import FoundationEssentials
import Glibc

/// The two standard streams, as a line of messages.
struct Connection {
  private let decoder = JSONDecoder()
  private let encoder = JSONEncoder()

  /// The next message; nil when the compiler has closed the stream.
  mutating func read() -> CompilerMessage? {
    guard let header = bytes(8) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard let body = bytes(length) else { return nil }
    return (try? decoder.decode(CompilerMessage.self, from: Data(body))) ?? .unknown
  }

  mutating func write(_ answer: PluginAnswer) {
    guard let body = try? encoder.encode(answer) else { return }
    var bytes = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) }
    bytes.append(contentsOf: body)
    var sent = 0
    bytes.withUnsafeBytes { bytes in
      while sent < bytes.count {
        let count = Glibc.write(1, bytes.baseAddress?.advanced(by: sent), bytes.count - sent)
        if count <= 0 { return }
        sent += count
      }
    }
  }

  /// So many bytes of standard input; nil if it ends before.
  private func bytes(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let read = bytes.withUnsafeMutableBytes {
        Glibc.read(0, $0.baseAddress?.advanced(by: filled), count - filled)
      }
      if read <= 0 { return nil }
      filled += read
    }
    return bytes
  }
}
