import SwiftUI

struct ProfileHeader: View {
    let name: String
    @State private var height: CGFloat = 0

    var body: some View {
        VStack(spacing: 8) {
            Image("avatar")
                .resizable()
                .aspectRatio(contentMode: .fill)
                .frame(width: 96, height: 96)
                .clipShape(.circle)
                .overlay(Circle().stroke(Color.white, lineWidth: 4))
                .shadow(radius: 7)
            Text(name)
                .font(.title2)
                .fontDesign(.serif)
                .lineLimit(1, reservesSpace: true)
            HStack {
                ForEach(["12 posts", "340 followers", "98 following"], id: \.self) { text in
                    Text(text)
                        .font(.caption2)
                        .frame(maxWidth: .infinity)
                    if text != "98 following" {
                        Divider().frame(height: 20)
                    }
                }
            }
        }
        .padding()
        .background(
            GeometryReader { proxy in
                Color.clear
                    .onAppear { height = proxy.size.height }
                    .preference(key: HeaderHeightKey.self, value: proxy.size.height)
            }
        )
    }
}

struct HeaderHeightKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

struct ProfileCard: View {
    @State private var headerHeight: CGFloat = 0
    @State private var isFollowing = false

    var body: some View {
        ScrollView(.vertical, showsIndicators: false) {
            VStack(alignment: .center, spacing: 0) {
                ProfileHeader(name: "Taylor")
                Button(isFollowing ? "Following" : "Follow") {
                    isFollowing.toggle()
                }
                .buttonStyle(BorderedProminentButtonStyle())
                .buttonBorderShape(.capsule)
                .tint(isFollowing ? .gray : .blue)
                Text(headerHeight > 100 ? "tall header" : "short header")
                    .padding(.top)
            }
        }
        .onPreferenceChange(HeaderHeightKey.self) { headerHeight = $0 }
        .safeAreaInset(edge: .bottom, spacing: 0) {
            Text("Footer")
                .frame(maxWidth: .infinity)
                .padding(8)
                .background(.ultraThinMaterial)
        }
    }
}

struct ProfileCard_Previews: PreviewProvider {
    static var previews: some View { ProfileCard() }
}
