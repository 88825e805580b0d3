export { importForms } from './import.ts'
export { FormNotFoundError, formOf, knownForms } from './forms.ts'
