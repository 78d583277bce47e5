import SwiftUI

struct Story: Identifiable, Hashable { let id: Int; var name: String { "Story \(id)" } }

struct CarouselFeed: View {
    @State private var opened: Story?
    @State private var page: Int? = 0
    private let stories = (0..<8).map(Story.init(id:))

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                ScrollView(.horizontal, showsIndicators: false) {
                    HStack(spacing: 12) {
                        ForEach(stories) { story in
                            VStack {
                                Circle()
                                    .strokeBorder(
                                        AngularGradient(colors: [.orange, .pink, .purple], center: .center),
                                        lineWidth: 3
                                    )
                                    .frame(width: 64, height: 64)
                                Text(story.name).font(.caption2)
                            }
                            .onTapGesture { opened = story }
                        }
                    }
                    .padding(.horizontal)
                }
                ForEach(stories.prefix(3)) { story in
                    PostCard(story: story)
                        .transition(.opacity)
                    if story != stories[2] { Divider() }
                }
            }
        }
        .navigationDestination(item: $opened) { Text("Opened \($0.name)") }
        .refreshable { try? await Task.sleep(for: .seconds(0.2)) }
    }
}

private struct PostCard: View {
    let story: Story
    @State private var isLiked = false
    @State private var likes = 10

    var body: some View {
        VStack(alignment: .leading) {
            Rectangle().fill(.gray.gradient).frame(height: 160)
                .overlay(alignment: .topTrailing) {
                    Menu {
                        Button("Share", systemImage: "square.and.arrow.up") {}
                        Button("Report", role: .destructive) {}
                    } label: {
                        Image(systemName: "ellipsis").padding()
                    }
                }
                .onTapGesture(count: 2) { like() }
                .accessibilityLabel("picture \(story.id)")
            HStack {
                Button(action: like) { Image(systemName: isLiked ? "heart.fill" : "heart") }
                    .accessibilityLabel("like \(story.id)")
                Text("\(likes) likes")
            }
        }
    }

    private func like() {
        isLiked.toggle()
        likes += isLiked ? 1 : -1
    }
}

#Preview("CarouselFeed") { NavigationStack { CarouselFeed() } }
