export { importLocations } from './import.ts'
