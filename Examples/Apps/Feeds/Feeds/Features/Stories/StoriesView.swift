import NewsKit
import SwiftUI

struct StoriesView: View {
    @StateObject var viewModel: StoriesViewModel
    @EnvironmentObject private var session: Session

    var body: some View {
        NavigationStack {
            LoadableView(loadable: viewModel.stories, retry: viewModel.reload) { _ in
                list
            }
            .navigationTitle("stories.title")
            .navigationDestination(for: Story.self) { story in
                StoryView(viewModel: StoryViewModel(story: story, client: session.client))
            }
        }
        .task { await viewModel.load() }
    }

    private var list: some View {
        List {
            TopicPicker(selection: $viewModel.topic)
                .listRowInsets(EdgeInsets())
                .listRowBackground(Color.clear)
                .listRowSeparator(.hidden)
            ForEach(viewModel.shown) { story in
                NavigationLink(value: story) {
                    StoryRow(story: story)
                }
            }
            if viewModel.hasMore {
                HStack {
                    Spacer()
                    ProgressView()
                    Spacer()
                }
                .task { await viewModel.loadMore() }
            }
        }
        .listStyle(.plain)
        .searchable(text: $viewModel.searchText, placement: .navigationBarDrawer(displayMode: .always))
        .refreshable { await viewModel.reload() }
        .overlay {
            if viewModel.shown.isEmpty && !viewModel.stories.isLoading {
                ContentUnavailableView.search(text: viewModel.searchText)
            }
        }
    }
}

private struct TopicPicker: View {
    @Binding var selection: Story.Topic?
    @Namespace private var namespace

    private let topics: [Story.Topic] = [.science, .culture, .sport]

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack {
                ForEach(topics, id: \.self) { topic in
                    let isSelected = selection == topic
                    Button(topic.title) {
                        withAnimation(.spring(response: 0.3)) {
                            selection = isSelected ? nil : topic
                        }
                    }
                    .font(.subheadline.weight(.medium))
                    .padding(.horizontal, 14)
                    .padding(.vertical, 7)
                    .foregroundColor(isSelected ? .white : .primary)
                    .background {
                        if isSelected {
                            Capsule()
                                .fill(Color.accentColor)
                                .matchedGeometryEffect(id: "selection", in: namespace)
                        } else {
                            Capsule().strokeBorder(.quaternary)
                        }
                    }
                    .buttonStyle(.plain)
                }
            }
            .padding(.horizontal)
            .padding(.vertical, 8)
        }
    }
}

extension Story.Topic {
    var title: String {
        NSLocalizedString("topic." + rawValue, comment: "The name of a topic")
    }
}

struct StoryRow: View {
    let story: Story
    @EnvironmentObject private var bookmarks: Bookmarks

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            VStack(alignment: .leading, spacing: 4) {
                Text(story.title)
                    .font(.headline)
                    .lineLimit(2)
                Text(story.summary)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .lineLimit(2)
                HStack(spacing: 6) {
                    Text(story.publishedAt, format: .dateTime.day().month(.abbreviated))
                    Text(verbatim: "·")
                    Text("story.minutes \(story.minutes)")
                    if bookmarks.contains(story) {
                        Image(systemName: "bookmark.fill")
                            .foregroundStyle(.tint)
                    }
                }
                .font(.caption)
                .foregroundStyle(.tertiary)
            }
            Spacer(minLength: 0)
            StoryPicture(url: story.picture)
                .frame(width: 72, height: 72)
                .clipShape(RoundedRectangle(cornerRadius: 10))
        }
        .padding(.vertical, 4)
    }
}

struct StoryPicture: View {
    let url: URL?

    var body: some View {
        AsyncImage(url: url, transaction: Transaction(animation: .easeIn)) { phase in
            switch phase {
            case .success(let image):
                image
                    .resizable()
                    .scaledToFill()
            case .failure:
                Image(systemName: "photo")
                    .foregroundStyle(.secondary)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(Color(.systemGray6))
            case .empty:
                Color(.systemGray6)
            @unknown default:
                EmptyView()
            }
        }
    }
}
