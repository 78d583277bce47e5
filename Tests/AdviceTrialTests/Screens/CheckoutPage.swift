import Combine
import SwiftUI

final class CheckoutModel: ObservableObject {
    @Published var card = ""
    let articles = ["Lamp", "Table", "Chair"]
}

struct CheckoutPage: View {
    @StateObject private var model = CheckoutModel()

    var body: some View {
        Form {
            ForEach(model.articles, id: \.self) { article in
                ArticleLine(article: article)
            }
            TextField("Card", text: $model.card)
            Button("Pay") {}.disabled(model.card.count < 16)
        }
        .environmentObject(model)
    }
}

struct ArticleLine: View {
    let article: String
    @EnvironmentObject private var model: CheckoutModel

    var body: some View {
        HStack {
            Image(systemName: "cart")
            Text(article)
        }
    }
}
