export { importMarkers, markerIds } from './import.ts'
export { replaceLandmarks, selectLandmarks } from './landmarks.sql.ts'
export { markersOf } from './markers.ts'
export { markerPictures } from './pictures.ts'
