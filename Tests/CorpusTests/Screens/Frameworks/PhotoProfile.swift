//
//  PhotoProfile.swift
//  Contacts
//

import SwiftUI
import UIKit

struct PhotoPicker: UIViewControllerRepresentable {
    @Binding var image: UIImage?
    @Environment(\.presentationMode) private var presentationMode

    func makeUIViewController(context: Context) -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.delegate = context.coordinator
        picker.sourceType = UIImagePickerController.isSourceTypeAvailable(.camera) ? .camera : .photoLibrary
        picker.allowsEditing = true
        return picker
    }

    func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}

    func makeCoordinator() -> Coordinator {
        Coordinator(self)
    }

    final class Coordinator: NSObject, UINavigationControllerDelegate, UIImagePickerControllerDelegate {
        private let parent: PhotoPicker

        init(_ parent: PhotoPicker) {
            self.parent = parent
        }

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            parent.image = info[.originalImage] as? UIImage
            parent.presentationMode.wrappedValue.dismiss()
        }

        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            parent.presentationMode.wrappedValue.dismiss()
        }
    }
}

extension UIImage {
    static func placeholder(of side: CGFloat, color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }
}

struct PhotoProfile: View {
    @State private var image: UIImage?
    @State private var isPicking = false
    @State private var name = "Ada"

    private var nameWidth: CGFloat {
        name.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17, weight: .semibold)]).width
    }

    var body: some View {
        Form {
            Section {
                Image(uiImage: image ?? .placeholder(of: 80, color: .systemTeal))
                    .resizable()
                    .scaledToFit()
                    .frame(height: 80)
                TextField("Name", text: $name)
                Text("\(Int(nameWidth.rounded())) points wide")
            }
            Button("Choose photo") { isPicking = true }
            Button("Rotate") { rotate() }
        }
        .sheet(isPresented: $isPicking) {
            PhotoPicker(image: $image)
        }
    }

    private func rotate() {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        scene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
        let alert = UIAlertController(title: "Rotated", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        scene?.keyWindow?.rootViewController?.present(alert, animated: true)
    }
}

struct PhotoProfile_Previews: PreviewProvider {
    static var previews: some View {
        PhotoProfile()
    }
}
