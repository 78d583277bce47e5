import SimSwiftUI

/// A screen of rows, of which those exist that can be seen.
struct Screen: View {
  let place: Place
  @State private var items = Screen.initialItems
  @State private var bias = 0

  /// More than fit on a screen.
  static let initialItems = (0..<24).map { Item(id: $0, value: $0 % 3) }
  static let limit = 40

  init(place: Place) { self.place = place }

  var body: some View {
    let _ = evaluated()
    switch ScreenEdges(place.program.salt) {
    case .open: rows
    case .bars:
      NavigationStack { rows.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
    case .tabs: TabView { rows.tabItem { Text(verbatim: "tab") } }
    case .padding: rows.padding(.vertical, ScreenEdges.length)
    case .inset: rows.safeAreaInset(edge: .bottom) { Color.red.frame(height: ScreenEdges.length) }
    case .sibling:
      VStack(spacing: 0) {
        Color.red.frame(height: ScreenEdges.length)
        rows
      }
    }
  }

  @ViewBuilder private var rows: some View {
    switch ScreenRow(place.program) {
    case .boxed: rows(boxed)
    case .keeper:
      rows { Keeper(place: $0) { place, number in boxed(ScreenRow.program(in: place, number)) } }
    case .chain:
      rows {
        Keeper(place: $0) { place, number in
          Keeper(place: ScreenRow.link(in: place, number)) { place, number in
            boxed(ScreenRow.program(in: place, number))
          }
          .opacity(1)
        }
      }
    }
  }

  @ViewBuilder private func rows(_ row: @escaping (Place) -> some View) -> some View {
    switch place.program.kind {
    case .list:
      List { told(ForEach(items) { noted($0, row: row) }) }
    case .sections:
      List {
        Section {
          ForEach(items.filter { Screen.section(of: $0) == 0 }) { noted($0, in: 0, row: row) }
        } header: {
          Text(verbatim: "\(count(in: 0)) first")
        } footer: {
          Text(verbatim: "end of \(count(in: 0))")
        }
        Section {
          ForEach(items.filter { Screen.section(of: $0) == 1 }) { noted($0, in: 1, row: row) }
        } header: {
          Text(verbatim: "\(count(in: 1)) second")
        }
      }
    case .lazyGrid:
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
          ForEach(items) { noted($0, row: row) }
        }
      }
    default:
      ScrollView { LazyVStack { told(ForEach(items) { noted($0, row: row) }) } }
    }
  }

  /// Rows around which a modifier stands that is told of them once.
  private func told(_ rows: some View) -> some View {
    rows.onAppear { World.current.rowsTold.append(1) }
      .onDisappear { World.current.rowsTold.append(-1) }
  }

  /// A row that says when it comes into view and when it goes.
  private func noted(
    _ item: Item, in section: Int = 0, row view: (Place) -> some View
  ) -> some View {
    let row = Row(item: item, section: section)
    World.current.contents.insert(row.id)
    return view(place(of: row))
      .onAppear { World.current.rowCalls.append((row.id, 1)) }
      .onDisappear { World.current.rowCalls.append((row.id, -1)) }
  }

  /// A row, and the section in which it stands: in another one it is another identity.
  struct Row {
    let item: Item
    let section: Int
    var id: Int { item.id + 1_000 * section }
  }

  /// In which of two sections an element stands.
  static func section(of item: Item) -> Int { item.value % 2 }

  private func count(in section: Int) -> Int {
    items.count { Screen.section(of: $0) == section }
  }

  /// What stands in the container.
  enum Line {
    case row(Row)
    /// The header or the footer of a section, with its text.
    case edge(String)

    var row: Row? { if case .row(let row) = self { row } else { nil } }
  }

  /// What stands in the container, in order.
  static func lines(of items: [Item], _ kind: Kind) -> [Line] {
    guard kind == .sections else { return items.map { .row(Row(item: $0, section: 0)) } }
    let sections = [0, 1].map { section in
      items.filter { Screen.section(of: $0) == section }
        .map { Line.row(Row(item: $0, section: section)) }
    }
    let counts = sections.map(\.count)
    return [.edge("\(counts[0]) first")] + sections[0] + [.edge("end of \(counts[0])")]
      + [.edge("\(counts[1]) second")] + sections[1]
  }

  private func evaluated() {
    place.evaluated()
    World.current.items[place.path] = $items
    World.current.biases[place.path] = $bias
  }

  private func place(of row: Row) -> Place {
    Screen.place(of: row, bias: place.program.has(0) ? bias : 0, at: place)
  }

  /// The place of a row.
  static func place(of row: Row, bias: Int, at place: Place) -> Place {
    let (slot, input) = (40 + row.section, place.program.mix(bias, row.item.value))
    guard ScreenRow(place.program) != .boxed else {
      return place.child(0, input: input, slot: slot, id: row.item.id)
    }
    let path = World.current.paths.number(under: place.path, slot: slot, kind: -1, id: row.item.id)
    return Place(program: place.program, path: path, input: input)
  }
}
