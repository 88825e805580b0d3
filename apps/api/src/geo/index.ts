export { gazetteerGeocoder } from './gazetteer-geocoder.ts'
export { loadTownList, loadTowns } from './towns.ts'
