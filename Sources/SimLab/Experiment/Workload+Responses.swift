// What a workload that plays a script has in place of a network.

import Foundation
import SimComponents

extension Workload {
  /// The responses with the contents of their files.
  var rules: [SimulatedResponses.Rule] {
    get throws { try responses.map { try $0.rule(in: responseFolder ?? URL(filePath: ".")) } }
  }

  /// The responses with the whole paths of their files: a tape lies elsewhere.
  var absoluteResponses: [ScriptResponse] {
    responses.map { response in
      guard case .file(let name) = response.body, let folder = responseFolder else {
        return response
      }
      var response = response
      response.body = .file(URL(filePath: name, relativeTo: folder).absoluteURL.path)
      return response
    }
  }
}
