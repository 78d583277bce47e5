import SwiftUI

// Screens of which one line or one type is other than before.

struct NumberedPhoto: Identifiable, Equatable {
    let id: Int
    var photo: Photo
}

/// The elements have ids of their own.
struct CalmPhotoGrid: View {
    @State private var photos = (1...90).map { NumberedPhoto(id: $0, photo: Photo(name: "Photo \($0)")) }
    private let columns = [GridItem(.adaptive(minimum: 90))]

    var body: some View {
        VStack {
            Button("Delete first") { photos.removeFirst() }
            ScrollView {
                LazyVGrid(columns: columns) {
                    ForEach(photos) { PhotoCell(photo: $0.photo) }
                }
            }
        }
    }
}

/// Cells are compared by what they show.
struct CalmCalendar: View {
    @State private var selected = 1
    private let columns = Array(repeating: GridItem(.flexible()), count: 7)

    var body: some View {
        VStack {
            Text("Day \(selected)").font(.title)
            LazyVGrid(columns: columns) {
                ForEach(1...31, id: \.self) { day in
                    PlainDay(day: day, isSelected: day == selected, onTap: { selected = day })
                }
            }
        }
    }
}

struct PlainDay: View, Equatable {
    let day: Int
    let isSelected: Bool
    let onTap: () -> Void

    var body: some View { DayCell(day: day, isSelected: isSelected, onTap: onTap) }

    static func == (lhs: PlainDay, rhs: PlainDay) -> Bool { lhs.day == rhs.day && lhs.isSelected == rhs.isSelected }
}

/// What makes the titles is made once.
struct CalmWeather: View {
    @State private var degrees = 18
    @State private var hours = Array(0..<24)

    var body: some View {
        VStack {
            Text("\(degrees)°").font(.largeTitle)
            Button("Reload") { degrees += 1 }
            VStack {
                ForEach(hours, id: \.self) { StyledHour(hour: $0) }
            }
        }
    }
}

struct StyledHour: View {
    private static let style = HourStyle(locale: "en")
    private let title: String
    private let degrees: Int

    init(hour: Int) {
        title = Self.style.text(hour)
        degrees = 12 + hour % 9
    }

    var body: some View {
        HStack {
            Text(title)
            Spacer()
            Text("\(degrees)°")
        }
    }
}

/// The model of a screen is made when the screen is shown.
struct CalmNotes: View {
    @State private var notes = (1...120).map { Note(id: $0, title: "Note \($0)") }

    var body: some View {
        NavigationView {
            List(notes) { note in
                NavigationLink(destination: OwningEditor(note: note)) {
                    Text(note.title)
                }
            }
            .navigationTitle("Notes")
        }
    }
}

struct OwningEditor: View {
    @StateObject private var model: NoteEditorModel

    init(note: Note) { _model = StateObject(wrappedValue: NoteEditorModel(note: note)) }

    var body: some View { TextEditor(text: $model.text) }
}

/// The header is given what it shows.
struct CalmProfile: View {
    @State private var account = Account()

    var body: some View {
        VStack {
            SlimHeader(name: account.name, posts: account.posts)
            PresenceLine(lastSeen: account.lastSeen)
            Button("Follow") { account.posts += 1 }
        }
        .task {
            while !Task.isCancelled {
                try? await Task.sleep(nanoseconds: 250_000_000)
                account.lastSeen += 1
            }
        }
    }
}

struct SlimHeader: View {
    let name: String
    let posts: Int

    var body: some View {
        HStack {
            Circle().frame(width: 60, height: 60)
            VStack(alignment: .leading) {
                Text(name).font(.title)
                Text("\(posts) posts")
            }
        }
    }
}

struct NamedStanding: Identifiable {
    let name: String
    let score: Int
    var id: String { name }
}

struct NamedStandingRow: View {
    let standing: NamedStanding

    var body: some View {
        HStack {
            Text(standing.name)
            Spacer()
            Text("\(standing.score)")
        }
    }
}

/// A player's id is the player's name.
struct CalmLeaderboard: View {
    @State private var scores = (1...30).map { ("Player \($0)", 1_000 - $0) }

    var body: some View {
        VStack {
            Button("Refresh") { scores[0].1 += 1 }
            List(scores.map { NamedStanding(name: $0.0, score: $0.1) }) { standing in
                NamedStandingRow(standing: standing)
            }
        }
    }
}

/// The lines of the bill know nothing of the card.
struct CalmCheckout: View {
    @StateObject private var model = CheckoutModel()

    var body: some View {
        Form {
            ForEach(model.articles, id: \.self) { article in
                CalmArticleLine(article: article)
            }
            TextField("Card", text: $model.card)
            Button("Pay") {}.disabled(model.card.count < 16)
        }
    }
}

/// The same line without the model that it does not read.
struct CalmArticleLine: View {
    let article: String

    var body: some View {
        HStack {
            Image(systemName: "cart")
            Text(article)
        }
    }
}

/// Rows differ by an `if` inside of a stack.
struct CalmNews: View {
    private let headlines = (0..<1_500).map { Headline(id: $0, title: "Headline \($0)") }

    var body: some View {
        NavigationView {
            List(headlines) { headline in
                HStack {
                    if headline.isLead {
                        LeadRow(headline: headline)
                    } else {
                        Text(headline.title)
                    }
                }
            }
            .navigationTitle("News")
        }
    }
}
