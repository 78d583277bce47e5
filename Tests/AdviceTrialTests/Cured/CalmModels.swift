import Combine
import SwiftUI

// Screens whose models are parted by who shows what.

final class PlayerTrack: ObservableObject {
    @Published var track = "Song 1"
}

final class PlayerProgress: ObservableObject {
    @Published var progress = 0.0
    private var timer: AnyCancellable?

    init() {
        timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect().sink { [weak self] _ in self?.progress += 0.1 }
    }
}

/// What ticks is an object that only the player beside the list observes.
struct CalmMusicPlayer: View {
    @StateObject private var player = PlayerTrack()
    private let songs = (1...80).map { "Song \($0)" }

    var body: some View {
        VStack {
            List(songs, id: \.self) { song in
                SongRow(title: song, isPlaying: song == player.track)
            }
            TickingPlayer(title: player.track)
            Button("Next") { player.track = "Song 2" }
        }
    }
}

struct TickingPlayer: View {
    let title: String
    @StateObject private var ticks = PlayerProgress()

    var body: some View { MiniPlayer(title: title, progress: ticks.progress) }
}

final class OfferClock: ObservableObject {
    @Published var secondsLeft = 600
    private var timer: AnyCancellable?

    init() {
        timer = Timer.publish(every: 0.2, on: .main, in: .common).autoconnect().sink { [weak self] _ in self?.secondsLeft -= 1 }
    }
}

final class Basket: ObservableObject {
    @Published var items: [String] = []
}

/// The tab that is not shown does not observe the clock.
struct CalmTabs: View {
    @StateObject private var basket = Basket()

    var body: some View {
        TabView {
            ClockedOffers(basket: basket).tabItem { Text("Offers") }
            BasketList(basket: basket).tabItem { Text("Basket") }
        }
    }
}

struct ClockedOffers: View {
    @StateObject private var clock = OfferClock()
    let basket: Basket

    var body: some View {
        VStack {
            Text("Ends in \(clock.secondsLeft) s")
            Button("Take one") { basket.items.append("Offer \(basket.items.count + 1)") }
        }
    }
}

struct BasketList: View {
    @ObservedObject var basket: Basket

    var body: some View {
        List(basket.items, id: \.self) { item in
            Text(item)
        }
    }
}

final class CityIndex: ObservableObject {
    @Published private(set) var matches: [City]
    var query = "" { didSet { find() } }
    private let cities: [(key: String, city: City)]

    init() {
        let all = (0..<20_000).map { City(id: $0, name: "A rather long city name, number \($0)", country: "Country \($0 % 50)") }
        cities = all.map { (($0.name + ", " + $0.country).uppercased(), $0) }
        matches = all
    }

    private func find() {
        let wanted = query.uppercased()
        matches = wanted.isEmpty ? cities.map(\.city) : cities.filter { $0.key.contains(wanted) }.map(\.city)
    }
}

/// The cities are looked for when the text changes, among words that were prepared once.
struct CalmSearch: View {
    @StateObject private var index = CityIndex()

    var body: some View {
        NavigationView {
            List(index.matches) { city in
                CityRow(city: city)
            }
            .searchable(text: $index.query)
            .navigationTitle("Cities")
        }
    }
}
