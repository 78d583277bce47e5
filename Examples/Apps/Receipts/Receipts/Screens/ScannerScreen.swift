import SwiftUI

struct ScannerScreen: View {
    @EnvironmentObject private var store: ReceiptStore
    @Environment(\.presentationMode) private var presentationMode
    @State private var sweep = false

    var body: some View {
        NavigationView {
            VStack(spacing: 32) {
                viewfinder
                Button {
                    store.scan()
                } label: {
                    if store.isScanning {
                        ActivityIndicator(isAnimating: true)
                    } else {
                        Text("scan.start")
                    }
                }
                .font(.headline)
                .frame(maxWidth: .infinity, minHeight: 50)
                .background(Color.accentColor.opacity(0.15))
                .cornerRadius(12)
                .disabled(store.isScanning)
            }
            .padding()
            .navigationBarTitle("scan.title", displayMode: .inline)
            .navigationBarItems(leading: Button("scan.cancel") { presentationMode.wrappedValue.dismiss() })
            .alert(item: $store.failure) { failure in
                Alert(
                    title: Text("scan.failed"), message: Text(failure.localizedDescription),
                    primaryButton: .default(Text("scan.again")) { store.scan() },
                    secondaryButton: .cancel())
            }
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }

    private var viewfinder: some View {
        RoundedRectangle(cornerRadius: 20)
            .stroke(style: StrokeStyle(lineWidth: 3, dash: [12, 8]))
            .foregroundColor(.secondary)
            .frame(width: 220, height: 300)
            .overlay(
                Rectangle()
                    .fill(Color.accentColor)
                    .frame(height: 2)
                    .offset(y: sweep ? 140 : -140)
                    .animation(.easeInOut(duration: 1.2).repeatForever(autoreverses: true), value: sweep)
            )
            .onAppear { sweep = true }
    }
}

struct NoteScreen: View {
    let id: Receipt.ID
    @EnvironmentObject private var store: ReceiptStore
    @Environment(\.presentationMode) var presentationMode: Binding<PresentationMode>
    @State private var text = ""

    var body: some View {
        NavigationView {
            TextEditor(text: $text)
                .padding()
                .accessibilityLabel(Text("note.text"))
                .navigationBarTitle(Text("receipt.note"), displayMode: .inline)
                .navigationBarItems(
                    trailing: Button("note.save") {
                        store[id]?.note = text
                        presentationMode.wrappedValue.dismiss()
                    })
        }
        .onAppear { text = store[id]?.note ?? "" }
    }
}
