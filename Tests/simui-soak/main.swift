// Random programs beside the reference runtime, for as long as one likes.
//
//   simui-soak [EDITS] [FIRST SEED]       until so many edits were made: `make soak`
//   simui-soak hunt PROGRAMS [FIRST SEED] until one differs, which is what mutations are for
//   simui-soak threads [WRITES]           so many writes from many threads, for the thread sanitizer: `make threads`
//
// All end with 1 at the first difference.

import Foundation
import RandomViews

/// Writes a line at once, whoever reads it.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

/// Makes edits, tells how far it is, and shows the smallest form of the first difference.
@MainActor func soak(edits wanted: Int, from seed: UInt64) -> Int32 {
  say("soak: \(wanted) edits, seeds from \(seed)")
  var campaign = Campaign(firstSeed: seed)
  var reported = 0
  while campaign.edits < wanted {
    if let failure = campaign.runNext() {
      say("\(failure.shrunk)")
      return 1
    }
    if campaign.edits / 50_000 > reported {
      reported = campaign.edits / 50_000
      say("\(campaign.edits) edits in \(campaign.trials) programs, no difference")
    }
  }
  say("\(campaign.edits) edits in \(campaign.trials) programs, no difference")
  return 0
}

/// Runs programs until one differs, and says which, as it is.
@MainActor func hunt(programs: Int, from seed: UInt64) -> Int32 {
  var campaign = Campaign(firstSeed: seed)
  while campaign.trials < programs {
    guard let failure = campaign.runNext() else { continue }
    say("\ncaught by program \(campaign.trials): \(failure.difference)")
    return 1
  }
  say("\(campaign.edits) edits in \(campaign.trials) programs, no difference")
  return 0
}

var words = CommandLine.arguments.dropFirst()
let hunts = words.first == "hunt"
let threads = words.first == "threads"
if hunts || threads { words.removeFirst() }
let numbers = words.compactMap { UInt64($0) }
guard numbers.count == words.count, numbers.count <= (threads ? 1 : 2),
  !hunts || !numbers.isEmpty
else {
  let usage = "simui-soak [EDITS] [FIRST SEED] | hunt PROGRAMS [FIRST SEED] | threads [WRITES]"
  FileHandle.standardError.write(Data("usage: \(usage)\n".utf8))
  exit(64)
}
if threads {
  let writes = Int(numbers.first ?? 100_000)
  // Sixteen threads of the app share them, and each of the others makes a tenth.
  guard writes % 80 == 0 else {
    FileHandle.standardError.write(Data("simui-soak: \(writes) is no multiple of 80\n".utf8))
    exit(64)
  }
  let failures = stressThreads(writes: writes)
  failures.forEach(say)
  if failures.isEmpty {
    say("\(writes) writes by threads of the app, \(writes) by others, none lost")
  }
  exit(failures.isEmpty ? 0 : 1)
}
if hunts {
  exit(hunt(programs: Int(numbers[0]), from: numbers.count > 1 ? numbers[1] : 1))
} else {
  exit(
    soak(
      edits: Int(numbers.first ?? 1_000_000), from: numbers.count > 1 ? numbers[1] : 1_000_000))
}
