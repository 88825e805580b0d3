import type { Language } from '@comptoir/rules/language'
import { isTextKey, messageIn } from '../platform/messages.ts'

/** Label of a customer or address attribute; its code for one without label. */
export function attributeLabel(code: string, language: Language): string {
  const key = `customer_attribute_${code}`
  return isTextKey(key) ? messageIn(language, key) : code
}

/** Magento's gender options. */
const genders = ['1', '2', '3'] as const

export function genderLabels(language: Language): { value: string; label: string }[] {
  return genders.map((value) => ({ value, label: messageIn(language, `customer_gender_${value}`) }))
}
