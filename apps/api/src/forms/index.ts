export { importForms } from './import.ts'
export { knownForms } from './forms.ts'
export { exportLetters, listLetters } from './letters.ts'
export { forgetLetters } from './retention.ts'
