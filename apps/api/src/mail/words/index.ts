import type { Language } from '@comptoir/rules/language'
import type { MailWords } from '../words.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

export const mailWords: Record<Language, MailWords> = { fr, en, it }
