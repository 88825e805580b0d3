export { recordConsentOf } from './consents.ts'
