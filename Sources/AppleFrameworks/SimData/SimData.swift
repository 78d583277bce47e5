// What `import SwiftData` brings: models, their store and queries, and what the code of a model needs, `Date` and observation.

@_exported public import Foundation
@_exported public import Observation
