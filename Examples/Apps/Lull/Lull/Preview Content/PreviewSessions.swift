import Foundation

extension SessionHistory {
    static var preview: SessionHistory {
        let history = SessionHistory()
        history.add(.all[0], seconds: 64)
        return history
    }
}
