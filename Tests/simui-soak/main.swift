// `make soak`: random programs until a million edits were made, or as many as the first argument says.
// The second argument is the first seed.

import Foundation
import RandomViews

let arguments = CommandLine.arguments.dropFirst().map { UInt64($0) }
guard arguments.allSatisfy({ $0 != nil }), arguments.count <= 2 else {
  FileHandle.standardError.write(Data("usage: simui-soak [EDITS] [FIRST SEED]\n".utf8))
  exit(64)
}
let wanted = arguments.first.flatMap { $0 } ?? 1_000_000
let firstSeed = arguments.dropFirst().first.flatMap { $0 } ?? 1_000_000
/// Writes a line at once, whoever reads it.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

say("soak: \(wanted) edits, seeds from \(firstSeed)")

var campaign = Campaign(firstSeed: firstSeed)
var reported = 0
while campaign.edits < wanted {
  if let failure = campaign.runNext() {
    say("\(failure.shrunk)")
    exit(1)
  }
  if campaign.edits / 50_000 > reported {
    reported = campaign.edits / 50_000
    say("\(campaign.edits) edits in \(campaign.trials) programs, no difference")
  }
}
say("\(campaign.edits) edits in \(campaign.trials) programs, no difference")
