import { email, required } from '@comptoir/rules/validation'
import type { FormRules } from '../forms/form-rules.ts'

export const alertRules: FormRules = { email: () => [required, email] }
