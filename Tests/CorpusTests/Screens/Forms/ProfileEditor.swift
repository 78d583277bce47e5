import SwiftUI

struct ProfileDraft: Equatable {
    var name = "Grace"
    var birthday = Date(timeIntervalSince1970: 0)
    var height = 170.0
    var isPublic = true
}

struct ProfileEditor: View {
    @Environment(\.dismiss) private var dismiss
    @State private var draft: ProfileDraft
    let original: ProfileDraft
    let onSave: (ProfileDraft) -> Void

    init(profile: ProfileDraft, onSave: @escaping (ProfileDraft) -> Void) {
        original = profile
        _draft = State(initialValue: profile)
        self.onSave = onSave
    }

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $draft.name)
                DatePicker("Birthday", selection: $draft.birthday, displayedComponents: .date)
                TextField("Height", value: $draft.height, format: .number)
                    .keyboardType(.decimalPad)
                Toggle("Public", isOn: $draft.isPublic)
            }
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        onSave(draft)
                        dismiss()
                    }
                    .disabled(draft == original)
                }
            }
            .interactiveDismissDisabled(draft != original)
        }
    }
}

struct ProfileEditorScreen: View {
    @State private var profile = ProfileDraft()
    @State private var isEditing = false

    var body: some View {
        VStack {
            Text(profile.name)
            Text(profile.birthday, format: .dateTime.year())
            Text("\(profile.height.formatted()) cm")
            Button("Edit profile") { isEditing = true }
        }
        .sheet(isPresented: $isEditing) {
            ProfileEditor(profile: profile) { profile = $0 }
        }
    }
}

#Preview { ProfileEditorScreen() }
