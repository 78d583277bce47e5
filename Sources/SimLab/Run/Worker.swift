// The worker in a child process: it reads one request, runs it and writes one record.
//
// User code finds an ordinary process: standard input is empty, and standard output and standard error are its own. Output
// is flushed line by line, so that output before a trap is not lost.

import Foundation
import Glibc
import SimMetrics

/// Runs one request for the process that started this one.
package enum Worker {
  /// The descriptor on which the record is written.
  package static let resultDescriptor: Int32 = 3

  /// The reason why a worker cannot run.
  package enum Failure: Error, Equatable, CustomStringConvertible {
    /// The process was not started by a runner.
    case noChannel
    /// The record could not be written.
    case cannotAnswer(String)

    package var description: String {
      switch self {
      case .noChannel: "a worker is started by 'run' and cannot be started by hand"
      case .cannotAnswer(let reason): "the record could not be handed over: \(reason)"
      }
    }
  }

  /// Reads the request, runs it, and writes the record.
  ///
  /// An error of `execute` becomes a record with the outcome `failed`. Errors in a user's file are
  /// reported separately.
  package static func serve(execute: (RunRequest) throws -> FinishedRun) throws {
    guard fcntl(resultDescriptor, F_GETFD) >= 0 else { throw Failure.noChannel }
    _ = fcntl(resultDescriptor, F_SETFD, FD_CLOEXEC)
    LineBuffering.start()
    guard let request = try? WorkerCoding.decodeRequest(readLine(from: STDIN_FILENO)) else {
      throw Failure.noChannel
    }
    holdLifeLine()
    let answer = answer(to: request, execute)
    fflush(nil)
    try write([UInt8](try WorkerCoding.encode(answer)), to: resultDescriptor)
  }

  private static func answer(
    to request: RunRequest, _ execute: (RunRequest) throws -> FinishedRun
  ) -> WorkerAnswer {
    do {
      let run = try execute(request)
      return WorkerAnswer(
        record: run.record, tape: request.wantsTape == true ? run.tape : nil, trace: run.trace,
        pictures: run.pictures, userWork: run.userWork, finalTexts: run.finalTexts)
    } catch {
      let record = RunRecord(
        identity: RunIdentity(failed: request),
        outcome: .failed(String(describing: error)))
      return WorkerAnswer(record: record, badInput: (error as? FileError)?.description)
    }
  }

  /// Ends this process when its parent has ended, and gives user code an empty standard input.
  private static func holdLifeLine() {
    let line = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 10)
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    if nothing >= 0 {
      dup2(nothing, STDIN_FILENO)
      close(nothing)
    }
    guard line >= 0 else { return }
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while true {
        let count = read(line, &byte, 1)
        if count == 0 || (count < 0 && errno != EINTR) { _exit(1) }
      }
    }
  }

  private static func readLine(from descriptor: Int32) -> Data {
    var line = Data()
    var byte: UInt8 = 0
    while read(descriptor, &byte, 1) == 1, byte != UInt8(ascii: "\n") { line.append(byte) }
    return line
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Failure.cannotAnswer(SystemFailure(code: errno).description) }
      rest = rest.dropFirst(count)
    }
  }
}
