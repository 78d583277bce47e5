// What memory is used for. The order is fixed for good: charts stack the categories in it, and
// records index by it, so a picture of one run can be laid over that of another.

/// What an allocation is for.
package enum AllocationCategory: Int, CaseIterable, Codable, Hashable, Sendable {
  /// View structs and what they hold while a tree is made.
  case viewValues
  /// The app's own objects.
  case models
  case closures
  /// Nodes, edges and values of the dependency graph.
  case graph
  /// Cells of lists, in use and pooled, and other views of the platform.
  case cells
  /// Layers, and the pixels of those that draw.
  case layers
  /// Storage of property wrappers.
  case state
  case images
  /// What belongs to none of these.
  case other
}

extension AllocationCategory: CustomStringConvertible {
  /// The category in words, as "backing stores".
  package var description: String {
    switch self {
    case .viewValues: "view values"
    case .state: "state"
    case .models: "models"
    case .closures: "closures"
    case .graph: "graph"
    case .cells: "cells"
    case .layers: "layers"
    case .images: "images"
    case .other: "other"
    }
  }
}
