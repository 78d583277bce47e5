// In what two runs were not made alike.

extension RunIdentity {
  /// In what another run was made otherwise, in a fixed order; a version that is not known is no difference.
  package func differences(from other: RunIdentity) -> [BaselineDifference] {
    let fields: [(String, (RunIdentity) -> String)] = [
      ("scenario", { $0.scenario }), ("strategy", { $0.strategy }), ("workload", { $0.workload }),
      ("items", { String($0.items) }), ("device", { $0.device }), ("system", { $0.system }),
      ("seed", { String($0.seed) }), ("configuration", { $0.configuration }),
      ("architecture", { $0.architecture }), ("compiler", { $0.compiler }),
      ("refreshInterval", { String($0.refreshInterval) }),
      ("conditions", { $0.conditions.joined(separator: ", ") }),
    ]
    var all = fields.compactMap { name, read in
      BaselineDifference(name: name, expected: read(self), actual: read(other))
    }
    if !version.isEmpty, !other.version.isEmpty,
      let difference = BaselineDifference(
        name: "version", expected: version, actual: other.version)
    {
      all.append(difference)
    }
    return all
  }
}
