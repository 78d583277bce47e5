import Combine
import SwiftUI

final class ShopModel: ObservableObject {
    @Published var secondsLeft = 600
    @Published var basket: [String] = []
    private var timer: AnyCancellable?

    init() {
        timer = Timer.publish(every: 0.2, on: .main, in: .common).autoconnect().sink { [weak self] _ in self?.secondsLeft -= 1 }
    }
}

struct ShopTabs: View {
    @StateObject private var model = ShopModel()

    var body: some View {
        TabView {
            OffersTab(model: model).tabItem { Text("Offers") }
            BasketTab(model: model).tabItem { Text("Basket") }
        }
    }
}

struct OffersTab: View {
    @ObservedObject var model: ShopModel

    var body: some View {
        VStack {
            Text("Ends in \(model.secondsLeft) s")
            Button("Take one") { model.basket.append("Offer \(model.basket.count + 1)") }
        }
    }
}

struct BasketTab: View {
    @ObservedObject var model: ShopModel

    var body: some View {
        List(model.basket, id: \.self) { item in
            Text(item)
        }
    }
}
