import Foundation

extension Bundle {
    func decode<T: Decodable>(_ type: T.Type, from file: String) -> T {
        guard let url = url(forResource: file, withExtension: nil) else {
            fatalError("Failed to locate \(file) in bundle.")
        }
        do {
            return try JSONDecoder().decode(T.self, from: Data(contentsOf: url))
        } catch DecodingError.keyNotFound(let key, let context) {
            fatalError("Missing key \(key.stringValue) – \(context.debugDescription)")
        } catch {
            fatalError("Failed to decode \(file): \(error)")
        }
    }
}
