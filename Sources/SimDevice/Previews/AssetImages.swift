// The image sizes in the program's asset catalogs, as the build recorded them.

import Foundation
@_spi(Runtime) import SimComponents
import SimReflection
import SimViews

/// The images of the program's asset catalogs.
enum AssetImages {
  /// The sizes in points by name; if two images have one name, the larger counts.
  static let sizes: [String: CGSize] =
    ConformingTypes.all(of: (any _AssetCatalog).self)
    .compactMap { $0 as? any _AssetCatalog.Type }
    .reduce(into: [:]) { sizes, catalog in
      sizes.merge(catalog.imageSizes) { $0.width * $0.height > $1.width * $1.height ? $0 : $1 }
    }
}
