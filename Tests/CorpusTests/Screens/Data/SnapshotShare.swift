import SwiftUI

extension View {
    @MainActor func snapshotImage() -> UIImage {
        let controller = UIHostingController(rootView: self.edgesIgnoringSafeArea(.all))
        let view = controller.view
        let size = controller.view.intrinsicContentSize
        view?.bounds = CGRect(origin: .zero, size: size)
        view?.backgroundColor = .clear
        return UIGraphicsImageRenderer(size: size).image { _ in
            view?.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true)
        }
    }
}

struct TicketCard: View {
    var seat: String
    var body: some View {
        Text(seat)
            .frame(width: 120, height: 60)
            .background(Color.yellow)
    }
}

struct SnapshotShare: View {
    @State private var image: UIImage?
    @State private var seat = 12

    private var ticket: some View { TicketCard(seat: "Seat \(seat)") }

    var body: some View {
        VStack {
            ticket
            Stepper("Seat \(seat)", value: $seat, in: 1...40)
            Button("Make picture") { image = ticket.snapshotImage() }
            if let image {
                Text("Picture of \(Int(image.size.width)) × \(Int(image.size.height))")
                Image(uiImage: image)
            }
        }
    }
}

#Preview { SnapshotShare() }
