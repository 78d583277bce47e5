import SwiftUI

struct Movie: Identifiable, Hashable {
    let id: Int
    var title: String
    var isSeen = false
}

@MainActor
final class MovieLibrary: ObservableObject {
    @Published var movies = [Movie(id: 1, title: "Metropolis"), Movie(id: 2, title: "Playtime")]

    func binding(for id: Movie.ID) -> Binding<Movie>? {
        guard let index = movies.firstIndex(where: { $0.id == id }) else { return nil }
        return Binding(get: { self.movies[index] }, set: { self.movies[index] = $0 })
    }
}

struct ItemDetail: View {
    @StateObject private var library = MovieLibrary()

    var body: some View {
        NavigationView {
            List(library.movies) { movie in
                NavigationLink(destination: MovieScreen(id: movie.id)) {
                    Text(movie.title + (movie.isSeen ? " ✓" : ""))
                }
            }
            .navigationTitle("Movies")
        }
        .environmentObject(library)
    }
}

struct MovieScreen: View {
    @EnvironmentObject private var library: MovieLibrary
    let id: Movie.ID

    var body: some View {
        if let movie = library.binding(for: id) {
            Form {
                TextField("Title", text: movie.title)
                Toggle("Seen", isOn: movie.isSeen)
            }
            .navigationTitle(movie.wrappedValue.title)
            .navigationBarTitleDisplayMode(.inline)
        } else {
            Text("Gone")
        }
    }
}

#Preview {
    ItemDetail()
}
