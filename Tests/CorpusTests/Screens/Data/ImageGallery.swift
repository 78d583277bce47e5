import SwiftUI

struct Photo: Identifiable {
    let id: Int
    var url: URL? { URL(string: "https://example.org/photo/\(id).jpg") }
}

struct ImageGallery: View {
    @State private var selected: Photo?
    @State private var scale: CGFloat = 1
    let photos = (1...4).map(Photo.init)

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 10) {
                ForEach(photos) { photo in
                    AsyncImage(url: photo.url) { phase in
                        switch phase {
                        case .empty:
                            ProgressView()
                        case .success(let image):
                            image.resizable().scaledToFill()
                        case .failure:
                            Image(systemName: "photo")
                                .foregroundStyle(.secondary)
                        @unknown default:
                            EmptyView()
                        }
                    }
                    .frame(width: 200, height: 200)
                    .clipped()
                    .overlay(alignment: .bottomLeading) { Text("Photo \(photo.id)").padding(4) }
                    .onTapGesture { selected = photo }
                    .scrollTransition { content, phase in
                        content
                            .opacity(phase.isIdentity ? 1 : 0.5)
                            .scaleEffect(phase.isIdentity ? 1 : 0.8)
                    }
                    .containerRelativeFrame(.horizontal, count: 2, spacing: 10)
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .safeAreaPadding(.horizontal, 20)
        .fullScreenCover(item: $selected) { photo in
            ZStack(alignment: .topTrailing) {
                Color.black.ignoresSafeArea()
                Text("Full \(photo.id)")
                    .foregroundColor(.white)
                    .scaleEffect(scale)
                    .gesture(
                        MagnificationGesture()
                            .onChanged { scale = $0 }
                            .onEnded { _ in withAnimation { scale = 1 } }
                    )
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                Button {
                    selected = nil
                } label: {
                    Image(systemName: "xmark")
                }
                .accessibilityLabel("Close")
                .padding()
            }
        }
    }
}

#Preview("ImageGallery") { ImageGallery() }
