import Security
import SwiftUI

enum Vault {
    static func store(_ token: String) -> OSStatus {
        let item: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "vault", kSecAttrAccount as String: "me", kSecValueData as String: Data(token.utf8)]
        return SecItemAdd(item as CFDictionary, nil)
    }

    static func replace(by token: String) -> OSStatus {
        let query: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "vault"]
        return SecItemUpdate(query as CFDictionary, [kSecValueData as String: Data(token.utf8)] as CFDictionary)
    }

    static func load() -> String? {
        let query: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "vault", kSecReturnData as String: kCFBooleanTrue!, kSecMatchLimit as String: kSecMatchLimitOne]
        var found: CFTypeRef?
        guard SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess, let data = found as? Data else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    static func clear() -> OSStatus {
        SecItemDelete([kSecClass as String: kSecClassGenericPassword] as CFDictionary)
    }
}

struct TokenVault: View {
    @State private var answer = "-"
    @State private var token = Vault.load()

    var body: some View {
        List {
            LabeledContent("Token", value: token ?? "none")
            LabeledContent("Answer", value: answer)
            Button("Store") { tell(Vault.store("first")) }
            Button("Replace") { tell(Vault.replace(by: "second")) }
            Button("Clear") { tell(Vault.clear()) }
        }
    }

    private func tell(_ status: OSStatus) {
        answer = status == errSecSuccess ? "fine" : SecCopyErrorMessageString(status, nil) ?? "\(status)"
        token = Vault.load()
    }
}

#Preview { TokenVault() }
