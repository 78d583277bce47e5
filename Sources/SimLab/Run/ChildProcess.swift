// One child process, which receives its request on standard input and returns its record on a separate descriptor.
//
// Standard input stays open after the request. If this process ends for any reason, the child reads the end of file and ends
// too. The output of user code comes through the two ordinary pipes and never mixes with the record.

import Foundation
import Glibc

/// A running worker, which is read without blocking.
final class ChildProcess {
  /// The process identifier, or zero after the process was waited for.
  private var process: pid_t = 0
  private var lifeLine: Int32
  private var streams: [Stream] = []

  /// A stream from the child, by its index in `streams`.
  private struct Stream {
    var descriptor: Int32
    var bytes = Data()
    var isOpen: Bool { descriptor >= 0 }
  }

  /// Starts a worker and sends it the request as one line of text.
  init(command: WorkerCommand, request: Data) throws(SystemFailure) {
    let (input, output) = (try Pipe(), try Pipe())
    let (error, result) = (try Pipe(), try Pipe())
    lifeLine = input.writing
    streams = [output, error, result].map { Stream(descriptor: $0.reading) }
    defer { for pipe in [output, error, result] { close(pipe.writing) } }
    defer { close(input.reading) }
    process = try Self.spawn(
      command,
      wiring: [
        (input.reading, STDIN_FILENO), (output.writing, STDOUT_FILENO),
        (error.writing, STDERR_FILENO), (result.writing, Worker.resultDescriptor),
      ])
    for stream in streams {
      _ = fcntl(stream.descriptor, F_SETFL, O_NONBLOCK)
    }
    writeRequest(request)
  }

  deinit {
    end()
    close(lifeLine)
    for stream in streams where stream.isOpen { close(stream.descriptor) }
  }

  /// The descriptors that are not at their end.
  var openDescriptors: [Int32] { streams.filter(\.isOpen).map(\.descriptor) }
  /// The standard output so far.
  var standardOutput: String { String(decoding: streams[0].bytes, as: UTF8.self) }
  /// The standard error output so far.
  var standardError: String { String(decoding: streams[1].bytes, as: UTF8.self) }
  /// The bytes of the record so far.
  var result: Data { streams[2].bytes }

  /// Reads the available bytes.
  func readAvailable() {
    for index in streams.indices where streams[index].isOpen {
      drain(&streams[index])
    }
  }

  /// Returns the end of the process, or nil while it runs.
  ///
  /// When all of its pipes are closed, the call waits for the process.
  func endIfOver() -> ChildEnd? {
    var status: Int32 = 0
    let options = openDescriptors.isEmpty ? 0 : WNOHANG
    guard process > 0, waitpid(process, &status, options) == process else { return nil }
    process = 0
    readAvailable()
    return ChildEnd(status: status)
  }

  /// Sends the process an abort signal, after which it prints a backtrace.
  func abort() {
    guard process > 0 else { return }
    Glibc.kill(process, SIGABRT)
  }

  /// Kills the process; `endIfOver` reports when it has ended.
  func kill() {
    guard process > 0 else { return }
    Glibc.kill(process, SIGKILL)
  }

  /// Kills the process and waits for its end.
  func end() {
    guard process > 0 else { return }
    Glibc.kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    process = 0
  }

  private func drain(_ stream: inout Stream) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(stream.descriptor, &buffer, buffer.count)
      if count > 0 {
        stream.bytes.append(contentsOf: buffer[..<count])
      } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
        close(stream.descriptor)
        stream.descriptor = -1
        return
      } else if errno == EAGAIN {
        return
      }
    }
  }

  /// Writes the request.
  ///
  /// The call blocks if the request, which may contain a long script, exceeds the pipe's buffer;
  /// the child reads it first. If the child has already ended, its end is reported later.
  private func writeRequest(_ request: Data) {
    let line = [UInt8](request) + [UInt8(ascii: "\n")]
    _ = write(lifeLine, line, line.count)
  }

  private static func spawn(
    _ command: WorkerCommand, wiring: [(from: Int32, to: Int32)]
  ) throws(SystemFailure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (from, to) in wiring {
      posix_spawn_file_actions_adddup2(&actions, from, to)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var ordinary = sigset_t()
    sigemptyset(&ordinary)
    sigaddset(&ordinary, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &ordinary)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
    let arguments = cStrings([command.executable] + command.arguments)
    let environment = cStrings(Self.environment)
    defer { for text in arguments + environment { free(text) } }
    var process: pid_t = 0
    let failure = posix_spawn(
      &process, command.executable, &actions, &attributes, arguments, environment)
    guard failure == 0 else { throw SystemFailure(code: failure) }
    return process
  }

  /// The environment of this process, with a brief backtrace after a trap unless the user has
  /// configured one.
  private static var environment: [String] {
    var variables = ProcessInfo.processInfo.environment
    variables["SWIFT_BACKTRACE"] = variables["SWIFT_BACKTRACE"] ?? Backtrace.setting
    return variables.map { "\($0.key)=\($0.value)" }.sorted()
  }

  private static func cStrings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }
}
