//
//  PackingList.swift
//  Travel
//

import SwiftUI

struct PackingItem: Identifiable, Equatable {
    let id = UUID()
    var title: String
    var packed = false
}

struct PackingListView: View {
    @State private var items = ["Passport", "Charger", "Socks", "Tent"].map { PackingItem(title: $0) }
    @State private var editMode: EditMode = .inactive

    private var packedCount: Int {
        items.filter(\.packed).count
    }

    var body: some View {
        NavigationStack {
            List {
                Section {
                    Toggle("Everything", sources: $items, isOn: \.packed)
                }
                Section("\(packedCount) of \(items.count) packed") {
                    ForEach($items, editActions: .all) { $item in
                        Toggle(item.title, isOn: $item.packed)
                    }
                }
            }
            .navigationTitle("Packing")
            .toolbar {
                EditButton()
            }
        }
    }
}

#Preview("Packing") {
    PackingListView()
}
