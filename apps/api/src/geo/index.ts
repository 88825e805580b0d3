export { gazetteerGeocoder } from './gazetteer-geocoder.ts'
export { knownTowns } from './towns.ts'
