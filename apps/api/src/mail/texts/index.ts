import type { Language } from '@comptoir/rules/language'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { MailTexts } from './types.ts'

export const mailTexts: Record<Language, MailTexts> = { fr, en, it }
