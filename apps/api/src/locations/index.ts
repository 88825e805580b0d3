export { importLocations, importMarkers } from './import.ts'
export { markerPictures } from './pictures.ts'
