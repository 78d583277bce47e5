import CoreData

struct Persistence {
    static let shared = Persistence(inMemory: true)

    static var preview: Persistence = {
        let persistence = Persistence(inMemory: true)
        for day in 1...3 {
            Entry.make(title: "Day \(day)", in: persistence.container.viewContext)
        }
        persistence.save()
        return persistence
    }()

    let container: NSPersistentContainer

    init(inMemory: Bool = false) {
        container = NSPersistentContainer(name: "Diary")
        if inMemory {
            container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
        }
        container.loadPersistentStores { _, error in
            if let error = error as NSError? {
                fatalError("Unresolved error \(error), \(error.userInfo)")
            }
        }
        container.viewContext.automaticallyMergesChangesFromParent = true
    }

    func save() {
        let context = container.viewContext
        guard context.hasChanges else { return }
        do {
            try context.save()
        } catch {
            print("The diary cannot be saved: \(error)")
        }
    }
}
