export { gazetteerGeocoder } from './gazetteer-geocoder.ts'
export { loadTowns } from './towns.ts'
