export { importForms } from './import.ts'
export { knownForms } from './forms.ts'
