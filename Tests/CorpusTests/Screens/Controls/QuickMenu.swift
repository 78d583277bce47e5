//
//  QuickMenu.swift
//  Notes
//

import SwiftUI

struct QuickMenuView: View {
    enum Kind: String, CaseIterable, Identifiable {
        case text, drawing, checklist
        var id: Self { self }
    }

    @State private var notes: [String] = []
    @State private var step = 1.0

    private func add(_ kind: Kind) {
        notes.append("\(notes.count + 1). \(kind.rawValue)")
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Menu("New note", systemImage: "square.and.pencil") {
                ForEach(Kind.allCases) { kind in
                    Button(kind.rawValue.capitalized) { add(kind) }
                }
            } primaryAction: {
                add(.text)
            }
            .menuStyle(.button)

            Stepper("Step \(step, specifier: "%.1f")", value: $step, step: 0.5, format: .number)

            if notes.isEmpty {
                Text("No notes")
                    .foregroundStyle(.tint.secondary)
            }
            ForEach(notes, id: \.self, content: Text.init)
        }
        .padding()
        .clipShape(.buttonBorder)
    }
}

#Preview {
    QuickMenuView()
}
