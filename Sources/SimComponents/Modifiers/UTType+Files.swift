// The files that a type represents: extensions and media types of the named types.

extension UTType {
  /// Identifier, extension and media type (Uniform Type Identifiers, System-Declared).
  private static let files: [(identifier: String, file: String, media: String)] = [
    ("public.plain-text", "txt", "text/plain"), ("public.rtf", "rtf", "text/rtf"),
    ("public.html", "html", "text/html"), ("public.json", "json", "application/json"),
    ("public.xml", "xml", "application/xml"),
    ("public.comma-separated-values-text", "csv", "text/csv"), ("public.png", "png", "image/png"),
    ("public.jpeg", "jpeg", "image/jpeg"), ("com.compuserve.gif", "gif", "image/gif"),
    ("public.heic", "heic", "image/heic"), ("public.svg-image", "svg", "image/svg+xml"),
    ("public.mp3", "mp3", "audio/mpeg"), ("public.mpeg-4", "mp4", "video/mp4"),
    ("com.adobe.pdf", "pdf", "application/pdf"), ("public.zip-archive", "zip", "application/zip"),
  ]

  /// The preferred extension of files of the type; nil if none is known.
  public var preferredFilenameExtension: String? {
    Self.files.first { $0.identifier == identifier }?.file
  }

  /// The preferred media type; nil if none is known.
  public var preferredMIMEType: String? {
    Self.files.first { $0.identifier == identifier }?.media
  }

  /// Creates the type of files with an extension; nil if none is known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let file = filenameExtension.lowercased() == "jpg" ? "jpeg" : filenameExtension.lowercased()
    guard let found = Self.files.first(where: { $0.file == file }) else { return nil }
    self.init(found.identifier)
  }

  /// Creates the type of a media type; nil if none is known.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let found = Self.files.first(where: { $0.media == mimeType.lowercased() }) else {
      return nil
    }
    self.init(found.identifier)
  }
}
