// The cases of an enum, read from its descriptor: the case of a value, and the place of its
// payload.
//
// Enums are compared by case and then by the payload of that case, whether Equatable or not. The
// tag is read by a function of the type's witness table. To access a payload, the bits of its case
// are cleared in a copy of the bytes; no reference in them is retained, and the value is unchanged.
// An indirect payload is in a box; two references to one box are equal, and its contents are not
// compared.

/// The cases of one enum type.
package struct EnumCases {
  private enum Payload {
    case none
    case direct(Any.Type)
    case indirect(Any.Type)
    /// A type that the runtime cannot determine.
    case unknown
  }
  private typealias Tag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  private typealias Project = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void

  private let metadata: UnsafeRawPointer
  private let layout: TypeLayout
  private let payloads: [Payload]
  private let tag: Tag
  private let project: Project

  /// Reads the cases of a type; `nil` if it is not an enum with readable payloads.
  init?(of type: Any.Type) {
    metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    layout = TypeLayout(of: type)
    let witnesses = valueWitnesses(of: type)
    // This flag indicates that the enum witnesses follow the others.
    guard metadata.load(as: UInt.self) == Self.enumKind, layout.isCopyable,
      witnesses.load(fromByteOffset: 80, as: UInt32.self) & 0x20_0000 != 0,
      let records = CaseRecords(of: metadata)
    else { return nil }
    payloads = records.map { record in
      guard record.hasPayload else { return .none }
      guard let type = record.payload else { return .unknown }
      return record.isIndirect ? .indirect(type) : .direct(type)
    }
    guard payloads.contains(where: { if case .none = $0 { false } else { true } }) else {
      return nil
    }
    tag = unsafeBitCast(
      witnesses.load(fromByteOffset: 88, as: UnsafeRawPointer.self), to: Tag.self)
    project = unsafeBitCast(
      witnesses.load(fromByteOffset: 96, as: UnsafeRawPointer.self), to: Project.self)
  }

  private static let enumKind: UInt = 0x201

  /// Returns whether two values are in the same case, with the same payload.
  func isEqual(
    _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ place: ComparisonPlace,
    depth: Int
  ) -> Bool {
    let index = Int(tag(lhs, metadata))
    guard index == Int(tag(rhs, metadata)), payloads.indices.contains(index) else { return false }
    switch payloads[index] {
    case .none: return true
    case .unknown: return false
    case .direct(let type):
      let plan = ComparisonCache.plan(forErased: type, place)
      return projected(lhs, rhs) { plan.isEqual($0, $1, depth: depth) }
    case .indirect(let type):
      let plan = ComparisonCache.plan(forErased: type, place)
      let offset = TypeLayout(of: type).aligned(16)
      return projected(lhs, rhs) { left, right in
        let (left, right) = (
          left.load(as: UnsafeRawPointer.self), right.load(as: UnsafeRawPointer.self)
        )
        return left == right || plan.isEqual(left + offset, right + offset, depth: depth)
      }
    }
  }

  /// Returns whether a payload's comparison is lossy.
  func isLossy(_ place: ComparisonPlace) -> Bool {
    payloads.contains { payload in
      guard case .direct(let type) = payload else { return false }
      return ComparisonCache.plan(forErased: type, place).isLossy
    }
  }

  /// Passes the payloads of two values to a closure: copies of their bytes that own nothing.
  private func projected(
    _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer,
    _ compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  ) -> Bool {
    let stride = max(layout.aligned(layout.size), 1)
    return withUnsafeTemporaryAllocation(
      byteCount: 2 * stride, alignment: layout.alignmentMask + 1
    ) { memory in
      guard let left = memory.baseAddress else { return false }
      let right = left + stride
      left.copyMemory(from: lhs, byteCount: layout.size)
      right.copyMemory(from: rhs, byteCount: layout.size)
      project(left, metadata)
      project(right, metadata)
      return compare(left, right)
    }
  }
}

/// The records of an enum's cases in the binary, those with a payload first, in the order of the tags.
private struct CaseRecords: Sequence, IteratorProtocol {
  struct Record {
    let isIndirect: Bool
    let hasPayload: Bool
    /// The payload's type, if the runtime can determine it.
    let payload: Any.Type?
  }
  private let metadata: UnsafeRawPointer
  private let descriptor: UnsafeRawPointer
  private var record: UnsafeRawPointer
  private let size: Int
  private var left: Int

  init?(of metadata: UnsafeRawPointer) {
    self.metadata = metadata
    descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    guard let fields = Self.target(of: descriptor + 16) else { return nil }
    size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    left = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    record = fields + 16
  }

  mutating func next() -> Record? {
    guard left > 0 else { return nil }
    left -= 1
    defer { record += size }
    let isIndirect = record.load(as: UInt32.self) & 1 != 0
    guard Self.target(of: record + 4) != nil else {
      return Record(isIndirect: false, hasPayload: false, payload: nil)
    }
    let name = MangledName(relativeAt: record + 4)
    // The types bound to the enum's generic parameters begin after the descriptor.
    let payload = _getTypeByMangledNameInContext(
      name.start, UInt(name.length), genericContext: descriptor, genericArguments: metadata + 16)
    return Record(isIndirect: isIndirect, hasPayload: true, payload: payload)
  }

  /// Returns the target of a relative pointer; `nil` if it is zero.
  private static func target(of address: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = address.load(as: Int32.self)
    return offset == 0 ? nil : address + Int(offset)
  }
}
