export { importLocations, importMarkers } from './import.ts'
