// What took the time of a late frame, in words: for which view, and why.

import SimDevice
import SimMetrics
@_spi(Runtime) import SimViews

/// Reads the shares of a frame.
@MainActor
enum BlameParts {
  /// The parts of a frame that are not the commit's own.
  ///
  /// Measuring and laying out a view has no cause of its own: it takes the cause of the view's bodies if they ran for only one
  /// in the frame; otherwise the operation's name stands for it.
  static func of(
    _ shares: ContiguousArray<BlameShare>, isAhead: Bool, _ runtime: ViewRuntime
  ) -> [BlameRecorder.Share] {
    let causes = shares.map { share in
      share.category == .commit ? HitchBlame.decoding : runtime.causes.origin(of: share.cause)
    }
    // Only looked up; the empty text for a view with several causes.
    var ofBodies: [ViewOwner: String] = [:]
    for (share, cause) in zip(shares, causes) where !cause.isEmpty && share.category != .commit {
      ofBodies[share.view] = (ofBodies[share.view] ?? cause) == cause ? cause : ""
    }
    return zip(shares, causes).filter { !$0.0.isOfAllViews }.map { share, own in
      let isOfApp = share.view == .app
      let cause = own.isEmpty && !isOfApp ? ofBodies[share.view] ?? "" : own
      return (
        view: isOfApp ? "" : runtime.ownerNames[Int(share.view.index)],
        cause: cause.isEmpty ? share.category.rawValue : cause,
        time: share.picoseconds / 1_000, isAhead: isAhead
      )
    }
  }
}
