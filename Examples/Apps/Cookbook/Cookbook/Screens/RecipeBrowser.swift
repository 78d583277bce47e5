import CoreData
import SwiftUI

struct RecipeBrowser: View {
    enum Sorting: String, CaseIterable {
        case title, time

        var descriptors: [SortDescriptor<Recipe>] {
            let course = SortDescriptor(\Recipe.course)
            switch self {
            case .title: return [course, SortDescriptor(\.title)]
            case .time: return [course, SortDescriptor(\.minutes), SortDescriptor(\.title)]
            }
        }
    }

    @Environment(\.managedObjectContext) private var context
    @EnvironmentObject private var dataController: DataController
    @SectionedFetchRequest(
        sectionIdentifier: \.course, sortDescriptors: Sorting.title.descriptors, animation: .default)
    private var sections: SectionedFetchResults<String, Recipe>
    @State private var path: [Recipe] = []
    @State private var searchText = ""
    @State private var favouritesOnly = false
    @AppStorage("sorting") private var sorting = Sorting.title
    @State private var edited: Recipe?

    var body: some View {
        NavigationStack(path: $path) {
            List {
                ForEach(sections) { section in
                    Section {
                        ForEach(section) { recipe in
                            NavigationLink(value: recipe) {
                                RecipeRow(recipe: recipe)
                            }
                            .contextMenu { menu(for: recipe) }
                        }
                        .onDelete { offsets in
                            offsets.map { section[$0] }.forEach(context.delete)
                            dataController.save()
                        }
                    } header: {
                        HStack {
                            Text(LocalizedStringKey(section.id))
                            Spacer()
                            Text("recipes.count \(section.count)")
                        }
                    }
                }
            }
            .navigationTitle("Cookbook")
            .navigationDestination(for: Recipe.self) { recipe in
                RecipeDetail(recipe: recipe)
            }
            .searchable(text: $searchText, prompt: Text("Title or ingredient"))
            .onChange(of: searchText, updatePredicate)
            .onChange(of: favouritesOnly, updatePredicate)
            .onChange(of: sorting, initial: true) { _, sorting in
                sections.sortDescriptors = sorting.descriptors
            }
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button("New recipe", systemImage: "square.and.pencil", action: add)
                }
                ToolbarItem(placement: .navigationBarLeading) {
                    Menu("Options") {
                        Toggle("Favourites only", isOn: $favouritesOnly)
                        Picker("Sort by", selection: $sorting) {
                            ForEach(Sorting.allCases, id: \.self) { sorting in
                                Text(sorting.rawValue.localizedCapitalized).tag(sorting)
                            }
                        }
                    }
                }
            }
            .sheet(item: $edited, onDismiss: dataController.save) { recipe in
                RecipeEditor(recipe: recipe)
            }
        }
    }

    @ViewBuilder
    private func menu(for recipe: Recipe) -> some View {
        Button {
            recipe.isFavourite.toggle()
        } label: {
            Label("Favourite", systemImage: recipe.isFavourite ? "heart.slash" : "heart")
        }
        Button("Duplicate", systemImage: "plus.square.on.square") {
            Task {
                guard let id = try await dataController.duplicate(recipe) else { return }
                edited = dataController.recipe(withIdentifier: id)
            }
        }
    }

    private func updatePredicate() {
        var parts: [NSPredicate] = []
        if !searchText.isEmpty {
            parts.append(
                NSPredicate(
                    format: "title CONTAINS[cd] %@ OR ANY ingredients.name CONTAINS[cd] %@", searchText, searchText))
        }
        if favouritesOnly {
            parts.append(NSPredicate(format: "%K == YES", #keyPath(Recipe.isFavourite)))
        }
        sections.nsPredicate = parts.isEmpty ? nil : NSCompoundPredicate(andPredicateWithSubpredicates: parts)
    }

    private func add() {
        let recipe = Recipe(context: context)
        recipe.course = "Main"
        edited = recipe
    }
}

private struct RecipeRow: View {
    @ObservedObject var recipe: Recipe

    var body: some View {
        HStack {
            VStack(alignment: .leading, spacing: 4) {
                Text(recipe.title)
                TagChips(tags: recipe.sortedTags)
            }
            Spacer()
            VStack(alignment: .trailing) {
                Text(recipe.duration)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                if recipe.isFavourite {
                    Image(systemName: "heart.fill")
                        .foregroundStyle(.pink)
                        .transition(.scale)
                }
            }
        }
    }
}

#Preview {
    RecipeBrowser()
        .environment(\.managedObjectContext, DataController.preview.container.viewContext)
        .environmentObject(DataController.preview)
}
