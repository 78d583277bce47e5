import SwiftUI

struct Photo: Equatable {
    var name: String
    var likes = 0
}

struct PhotoGrid: View {
    @State private var photos = (1...90).map { Photo(name: "Photo \($0)") }
    private let columns = [GridItem(.adaptive(minimum: 90))]

    var body: some View {
        VStack {
            Button("Delete first") { photos.removeFirst() }
            ScrollView {
                LazyVGrid(columns: columns) {
                    ForEach(photos.indices, id: \.self) { index in
                        PhotoCell(photo: photos[index])
                    }
                }
            }
        }
    }
}

struct PhotoCell: View {
    let photo: Photo

    var body: some View {
        VStack {
            RoundedRectangle(cornerRadius: 8).frame(height: 80)
            Text(photo.name).font(.caption)
        }
    }
}
