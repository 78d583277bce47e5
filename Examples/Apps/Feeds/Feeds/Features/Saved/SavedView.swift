import NewsKit
import SwiftUI

struct SavedView: View {
    @EnvironmentObject private var bookmarks: Bookmarks
    @EnvironmentObject private var session: Session
    @Environment(\.editMode) private var editMode

    var body: some View {
        NavigationView {
            Group {
                if bookmarks.stories.isEmpty {
                    VStack(spacing: 12) {
                        Text("saved.empty")
                            .font(.headline)
                        Button("saved.browse") { session.tab = .stories }
                    }
                } else {
                    List {
                        ForEach(bookmarks.stories) { story in
                            StoryRow(story: story)
                        }
                        .onDelete(perform: bookmarks.remove)
                        .onMove(perform: bookmarks.move)
                    }
                    .listStyle(GroupedListStyle())
                }
            }
            .navigationBarTitle("saved.title")
            .navigationBarItems(trailing: EditButton().disabled(bookmarks.stories.isEmpty))
        }
        .navigationViewStyle(.stack)
    }
}

struct SavedView_Previews: PreviewProvider {
    static var previews: some View {
        SavedView()
            .environmentObject(Bookmarks())
    }
}
