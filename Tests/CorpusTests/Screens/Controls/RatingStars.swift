import SwiftUI

struct RatingStars: View {
    @Binding var rating: Int
    var label = ""
    var maximum = 5
    var offImage: Image?
    var onImage = Image(systemName: "star.fill")

    var body: some View {
        HStack {
            if !label.isEmpty {
                Text(label)
            }
            ForEach(1..<maximum + 1, id: \.self) { number in
                Button {
                    rating = number
                } label: {
                    image(for: number)
                        .foregroundStyle(number > rating ? Color.gray : .yellow)
                }
                .accessibilityLabel("\(number == 1 ? "1 star" : "\(number) stars")")
            }
        }
        .buttonStyle(.plain)
        .accessibilityElement(children: .contain)
    }

    private func image(for number: Int) -> Image {
        number > rating ? offImage ?? onImage : onImage
    }
}

struct RatingStars_Previews: PreviewProvider {
    private struct Host: View {
        @State private var rating = 2
        var body: some View {
            VStack {
                RatingStars(rating: $rating, label: "Rate")
                Text(String(repeating: "★", count: rating))
                    .font(.title)
            }
        }
    }

    static var previews: some View {
        Host()
    }
}
