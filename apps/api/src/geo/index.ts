export { gazetteerGeocoder } from './gazetteer-geocoder.ts'
export { readGazetteer, type Municipality } from './gazetteer.ts'
export { knownTowns } from './towns.ts'
