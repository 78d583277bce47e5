// Where the tests begin, so that they are found without an index of the sources, as `.ci/run` builds them. An app needs no such
// file.

import Testing

@main struct Runner {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
