export { importMarkers, markerIds } from './import.ts'
export { markerPictures } from './pictures.ts'
