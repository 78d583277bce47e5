import SwiftUI

struct PortraitPicker: UIViewControllerRepresentable {
    @Environment(\.presentationMode) private var presentationMode
    @Binding var portrait: UIImage?
    var source: UIImagePickerController.SourceType = .photoLibrary

    func makeUIViewController(context: UIViewControllerRepresentableContext<PortraitPicker>) -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.allowsEditing = true
        picker.sourceType = source
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ controller: UIImagePickerController, context: UIViewControllerRepresentableContext<PortraitPicker>) {}
    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var parent: PortraitPicker
        init(_ parent: PortraitPicker) { self.parent = parent }

        func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {
            if let image = info[.editedImage] as? UIImage { parent.portrait = image }
            parent.presentationMode.wrappedValue.dismiss()
        }
    }
}

extension UIImage {
    func squared(to side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            UIColor.systemGray5.setFill()
            context.fill(CGRect(origin: .zero, size: CGSize(width: side, height: side)))
            draw(in: CGRect(origin: .zero, size: CGSize(width: side, height: side)))
        }
    }
}

struct PickedPortrait: View {
    @State private var portrait: UIImage?
    @State private var isPicking = false

    var body: some View {
        VStack(spacing: 16) {
            if let portrait {
                Image(uiImage: portrait)
                    .resizable()
                    .scaledToFill()
                    .frame(width: portrait.size.width, height: portrait.size.height)
                    .clipShape(Circle())
                Text("\(Int(portrait.size.width)) by \(Int(portrait.size.height))")
            } else {
                Text("No portrait yet")
            }
            Button("Draw one") { portrait = UIImage(systemName: "person.fill")?.withTintColor(.systemTeal, renderingMode: .alwaysOriginal).squared(to: 96) }
            Button("Pick from library") { isPicking = true }
        }
        .sheet(isPresented: $isPicking) {
            VStack {
                PortraitPicker(portrait: $portrait)
                Button("Cancel picking") { isPicking = false }
            }
        }
    }
}

struct PickedPortrait_Previews: PreviewProvider {
    static var previews: some View { PickedPortrait() }
}
