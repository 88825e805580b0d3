export { importMarkers, markerIds } from './import.ts'
export { markersOf } from './markers.ts'
export { markerPictures } from './pictures.ts'
