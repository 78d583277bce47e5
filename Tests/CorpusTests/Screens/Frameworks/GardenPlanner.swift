import SwiftUI
import CoreData

struct GardenStore {
    let container: NSPersistentContainer

    var context: NSManagedObjectContext { container.viewContext }

    init(inMemory: Bool = false) {
        container = NSPersistentContainer(name: "Garden")
        if inMemory {
            container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
        }
        container.loadPersistentStores { _, error in
            if let error = error as NSError? {
                fatalError("Unresolved error \(error), \(error.userInfo)")
            }
        }
        container.viewContext.automaticallyMergesChangesFromParent = true
        container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    }

    static func sample() -> GardenStore {
        let store = GardenStore(inMemory: true)
        let bed = Bed(context: store.context)
        bed.name = "South wall"
        for (index, name) in ["Tomato", "Basil", "Marigold"].enumerated() {
            let plant = Plant(context: store.context)
            plant.name = name
            plant.planted = Date(timeIntervalSince1970: Double(index) * 86_400)
            plant.bed = bed
        }
        try? store.context.save()
        return store
    }
}

struct GardenPlanner: View {
    @Environment(\.managedObjectContext) private var viewContext

    @FetchRequest(
        sortDescriptors: [NSSortDescriptor(keyPath: \Plant.name, ascending: true)],
        animation: .default)
    private var plants: FetchedResults<Plant>

    @FetchRequest(
        entity: Plant.entity(),
        sortDescriptors: [NSSortDescriptor(keyPath: \Plant.planted, ascending: false)],
        predicate: NSPredicate(format: "watered == 0 AND bed.name CONTAINS[cd] %@", "south")
    )
    private var thirsty: FetchedResults<Plant>

    var body: some View {
        NavigationView {
            List {
                Section(header: Text("\(plants.count) plants")) {
                    ForEach(plants) { plant in
                        NavigationLink {
                            PlantDetail(plant: plant)
                        } label: {
                            PlantRow(plant: plant)
                        }
                    }
                    .onDelete(perform: deletePlants)
                }
                if !thirsty.isEmpty {
                    Section("Thirsty") {
                        ForEach(thirsty.prefix(2)) { plant in
                            Text(plant.name ?? "Unnamed").foregroundColor(.red)
                        }
                    }
                }
                Button("Only tall names") {
                    plants.nsPredicate = NSPredicate(format: "name BEGINSWITH 'M' OR name BEGINSWITH 'Z'")
                }
                Button("Undo") { viewContext.rollback() }
            }
            .navigationTitle("Garden")
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button(action: addPlant) {
                        Label("Add Plant", systemImage: "plus")
                    }
                }
            }
        }
    }

    private func addPlant() {
        withAnimation {
            let plant = Plant(context: viewContext)
            plant.name = "Zinnia"
            plant.planted = Date()
        }
    }

    private func deletePlants(offsets: IndexSet) {
        withAnimation {
            offsets.map { plants[$0] }.forEach(viewContext.delete)
            do {
                try viewContext.save()
            } catch {
                print(error.localizedDescription)
            }
        }
    }
}

struct PlantRow: View {
    @ObservedObject var plant: Plant

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(plant.name ?? "Unnamed").font(.headline)
                Text(plant.planted ?? Date(), formatter: plantedFormatter)
                    .font(.caption)
            }
            Spacer()
            Text("\(plant.watered)×")
            Button {
                plant.watered += 1
            } label: {
                Image(systemName: "drop")
            }
            .buttonStyle(.borderless)
            .accessibilityLabel("Water \(plant.name ?? "")")
        }
    }
}

struct PlantDetail: View {
    @ObservedObject var plant: Plant

    var body: some View {
        let neighbours = (plant.bed?.plants?.count ?? 1) - 1
        Text("\(plant.name ?? "") has \(neighbours) neighbours")
    }
}

private let plantedFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    formatter.timeStyle = .none
    return formatter
}()

#Preview {
    GardenPlanner().environment(\.managedObjectContext, GardenStore.sample().context)
}
