export { recordConsentOf } from './consents.ts'
export { forgetConsents } from './consents.sql.ts'
