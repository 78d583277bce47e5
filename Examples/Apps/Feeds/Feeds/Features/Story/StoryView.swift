import NewsKit
import SwiftUI

struct StoryView: View {
    @StateObject var viewModel: StoryViewModel
    @EnvironmentObject private var bookmarks: Bookmarks
    @State private var scrollOffset: CGFloat = 0

    private var story: Story { viewModel.story }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                StoryPicture(url: story.picture)
                    .frame(height: 200)
                    .frame(maxWidth: .infinity)
                    .clipped()
                    .background(offsetReader)
                VStack(alignment: .leading, spacing: 12) {
                    Text(story.title)
                        .font(.title2.bold())
                    byline
                    Text(story.summary)
                        .lineSpacing(4)
                    Divider()
                    LoadableView(loadable: viewModel.details, retry: viewModel.load) { details in
                        comments(details)
                    }
                }
                .padding(.horizontal)
            }
        }
        .coordinateSpace(name: "scroll")
        .onPreferenceChange(ScrollOffsetKey.self) { scrollOffset = $0 }
        .navigationBarTitleDisplayMode(.inline)
        .navigationTitle(scrollOffset < -180 ? story.title : "")
        .toolbar {
            ToolbarItemGroup(placement: .navigationBarTrailing) {
                ShareLink(item: URL(string: "https://dispatch.example/\(story.id)")!)
                Button {
                    bookmarks.toggle(story)
                } label: {
                    Image(systemName: bookmarks.contains(story) ? "bookmark.fill" : "bookmark")
                }
                .accessibilityLabel("story.bookmark")
            }
        }
        .task { await viewModel.load() }
    }

    private var byline: some View {
        HStack {
            Text(story.author.initials)
                .font(.caption.bold())
                .frame(width: 32, height: 32)
                .background(Circle().fill(.quaternary))
            VStack(alignment: .leading) {
                Text(story.author.name)
                Text(story.publishedAt.formatted(date: .long, time: .omitted))
                    .foregroundStyle(.secondary)
            }
            .font(.footnote)
        }
        .accessibilityElement(children: .combine)
    }

    private var offsetReader: some View {
        GeometryReader { geometry in
            Color.clear
                .preference(key: ScrollOffsetKey.self, value: geometry.frame(in: .named("scroll")).minY)
        }
    }

    private func comments(_ details: StoryViewModel.Details) -> some View {
        LazyVStack(alignment: .leading, spacing: 14) {
            HStack {
                Text("story.comments \(details.comments.count)")
                    .font(.headline)
                Spacer()
                Picker("story.order", selection: $viewModel.order) {
                    ForEach(StoryViewModel.Order.allCases) { order in
                        Text(LocalizedStringKey("order." + order.rawValue)).tag(order)
                    }
                }
                .pickerStyle(.menu)
            }
            ForEach(viewModel.comments) { comment in
                CommentRow(comment: comment)
            }
            Text("story.related \(details.relatedCount)")
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
        .animation(.default, value: viewModel.order)
    }
}

private struct CommentRow: View {
    let comment: Comment
    @State private var isExpanded = false

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack {
                Text(comment.author.name)
                    .font(.subheadline.weight(.semibold))
                Spacer()
                Label(comment.likes.formatted(), systemImage: "heart")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            Text(comment.text)
                .lineLimit(isExpanded ? nil : 2)
                .onTapGesture {
                    withAnimation { isExpanded.toggle() }
                }
        }
        .padding(12)
        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
    }
}

private struct ScrollOffsetKey: PreferenceKey {
    static var defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value += nextValue()
    }
}
