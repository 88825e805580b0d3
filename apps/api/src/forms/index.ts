export { importForms } from './import.ts'
export { knownForms } from './forms.ts'
export { exportFormSubmissions, listFormSubmissions } from './submissions.ts'
