import Foundation

struct Question: Decodable, Identifiable, Hashable {
    let id: Int
    let text: String
    let answers: [String]
    let right: Int
    let topic: String

    private enum CodingKeys: String, CodingKey {
        case id, text, answers, right, topic
    }
}

struct QuestionBank {
    enum Failure: Error {
        case missing
    }

    let questions: [Question]

    init(resource: String = "questions", bundle: Bundle = .main) throws {
        guard let path = bundle.path(forResource: resource, ofType: "json"),
            let data = FileManager.default.contents(atPath: path)
        else { throw Failure.missing }
        questions = try JSONDecoder().decode([Question].self, from: data)
    }

    func round(of topic: String?, count: Int) -> [Question] {
        let fitting = topic.map { topic in questions.filter { $0.topic == topic } } ?? questions
        return Array(fitting.prefix(count))
    }

    var topics: [String] {
        var seen = Set<String>()
        return questions.map(\.topic).filter { seen.insert($0).inserted }
    }
}
