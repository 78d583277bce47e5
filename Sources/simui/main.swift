// The commands with the built-in catalogue.

import SimCommands
import SimWorkloads

SimUI.main(
  catalog: CommandCatalog(
    scenarios: Catalog.scenarios,
    calibration: CalibrationSuite(
      scenes: Catalog.calibrationScenes, measurements: Catalog.phoneMeasurements,
      published: Catalog.publishedScenes, unplayed: Catalog.unplayedFigures,
      remarks: Catalog.slopeRemarks)))
