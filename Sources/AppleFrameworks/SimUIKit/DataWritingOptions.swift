public import Foundation

extension Data.WritingOptions {
  public static var atomicWrite: Self { .atomic }
}
