import CoreData

extension Entry {
    /// Moods as they are stored, from bad to good.
    enum Mood: Int16, CaseIterable, Identifiable {
        case bad, plain, good

        var id: Int16 { rawValue }

        var key: String {
            switch self {
            case .bad: return "mood.bad"
            case .plain: return "mood.plain"
            case .good: return "mood.good"
            }
        }
    }

    @discardableResult
    static func make(title: String, in context: NSManagedObjectContext) -> Entry {
        let entry = Entry(context: context)
        entry.id = UUID()
        entry.title = title
        entry.written = Date()
        entry.mood = Mood.plain.rawValue
        return entry
    }

    static func count(in context: NSManagedObjectContext) -> Int {
        let request: NSFetchRequest<Entry> = Entry.fetchRequest()
        return (try? context.count(for: request)) ?? 0
    }

    var shownTitle: String {
        guard let title, !title.isEmpty else {
            return NSLocalizedString("entry.untitled", comment: "An entry without a title")
        }
        return title
    }

    var feeling: Mood {
        get { Mood(rawValue: mood) ?? .plain }
        set { mood = newValue.rawValue }
    }
}
