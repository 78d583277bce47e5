// The categories of memory. Their order must never change: charts stack the categories in this
// order, and records use it as an index, so that the charts of two runs can be compared.

/// The purpose of an allocation.
package enum AllocationCategory: Int, CaseIterable, Codable, Hashable, Sendable {
  /// View structs, and the objects that they refer to while a tree is created.
  case viewValues
  /// The app's own objects.
  case models
  case closures
  /// Nodes, edges and values of the dependency graph.
  case graph
  /// Cells of lists, in use and pooled, and other UIKit views.
  case cells
  /// Layers, and the pixels of those that draw.
  case layers
  /// The storage of property wrappers.
  case state
  case images
  /// Memory of no other category.
  case other
}

extension AllocationCategory: CustomStringConvertible {
  /// The name of the category, such as "view values".
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
