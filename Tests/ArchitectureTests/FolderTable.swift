// In which order the folders of the runtime lie: the table of Documentation/runtime.md as data.
//
// A module can be no circle, for the compiler would not build it; the folders of one module can. So a test reads which types
// the files of each folder name.

/// The folders of one module, lowest first.
struct FolderTable {
  let module: String
  /// The folders of a step may name what lies in them and in the steps below; a step of several would be a circle.
  let steps: [[String]]

  static let views = FolderTable(
    module: "SimViews",
    steps: [
      // Values: nothing here knows a node.
      ["Values"], ["Environment"], ["Policy"], ["Fonts"], ["Curves"], ["Paths"], ["Causes"],
      // Elements: what is on screen. They see the runtime as a `LayoutRuntime`.
      ["Events"], ["Threads"], ["Layout"], ["Render"], ["Arrangements"],
      // The tree: what exists, what is stale, how it is brought up to date.
      ["Nodes"], ["Properties"], ["Motion"], ["Runtime"], ["Rows"],
      // Views: what the user writes, and the nodes and rows that become of it.
      ["Views"], ["Bodies"], ["DSL"],
      // What is written with it.
      ["State"], ["Publishers"], ["Animation"], ["Styles"], ["Elements"], ["Shapes"], ["Geometry"],
      ["Gestures"], ["CustomLayout"], ["Modifiers"], ["Preferences"], ["Containers/ForEach"],
      ["Containers/Scrolling"], ["Containers/Lazy"], ["Containers/List"], ["Containers"],
    ])

  /// The folder in which a file of the module lies, below the module's own.
  func folder(of file: SourceFile) -> String {
    file.parts.dropFirst(2).dropLast().joined(separator: "/")
  }

  /// The step of a folder, counted from zero at the bottom.
  func step(of folder: String) -> Int? { steps.firstIndex { $0.contains(folder) } }
}
