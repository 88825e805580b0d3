import { preferredLanguage } from '@comptoir/rules/language'
import { dateFormatter } from '@comptoir/rules/intl'
import { formatMoney } from '@comptoir/rules/money'
import { readdirSync, readFileSync } from 'node:fs'
import type { CardField, TestCard } from './cards.ts'
import type { FormErrorReason, PaymentRequest } from './payment-form.ts'
import type { Scenario, TransactionStatus } from './payment-result.ts'
import type { RefundTrouble } from './refunds.ts'

/** The texts of the bank in one language. `{amount}` and `{merchant}` stand for values. */
export interface Messages {
  readonly locale: string
  readonly title: string
  readonly skip: string
  readonly warningLabel: string
  readonly warning: string
  readonly kicker: string
  readonly heading: string
  readonly merchant: string
  readonly order: string
  readonly transaction: string
  readonly mode: string
  readonly amount: string
  readonly cardHeading: string
  readonly cardHelp: string
  readonly cardFields: Readonly<Record<CardField, string>>
  readonly expiryHelp: string
  readonly cardErrors: Readonly<Record<CardField, string>>
  readonly cardErrorSummary: string
  readonly cardList: string
  readonly cardBehaviours: Readonly<Record<TestCard['behaviour'], string>>
  readonly scenarioHeading: string
  readonly scenarios: Readonly<Record<Scenario, readonly [label: string, help: string]>>
  readonly pay: string
  readonly refuse: string
  readonly abandon: string
  readonly sentFields: string
  readonly sentCaption: string
  readonly signatureValid: string
  readonly expiryNotice: string
  readonly challengeHeading: string
  readonly challengeHelp: string
  readonly challengePass: string
  readonly challengeFail: string
  readonly statuses: Readonly<Record<TransactionStatus, string>>
  readonly returnTo: string
  readonly returnHelp: string
  readonly errorHeading: string
  readonly errorKicker: string
  readonly errorField: string
  readonly errorCode: string
  readonly errorExpected: string
  readonly errorHelp: string
  readonly formErrors: Readonly<Record<FormErrorReason, string>>
  readonly notFoundHeading: string
  readonly notFoundHelp: string
  readonly crossSiteHeading: string
  readonly crossSiteHelp: string
  readonly failedHeading: string
  readonly failedHelp: string
  readonly logLink: string
  readonly logHeading: string
  readonly logHelp: string
  readonly logEmpty: string
  readonly logOpen: string
  readonly logTime: string
  readonly logNotifications: string
  readonly logNone: string
  readonly logNoResponse: string
  readonly replay: string
  readonly validate: string
  readonly cancel: string
  readonly capture: string
  readonly refunded: string
  readonly nextRefund: string
  readonly troubles: Readonly<Record<RefundTrouble, string>>
}

const folder = new URL('messages/', import.meta.url)

/** Each file of the folder is a language. */
const translations: ReadonlyMap<string, Messages> = new Map(
  readdirSync(folder).map((name) => [
    name.replace('.json', ''),
    JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Messages,
  ]),
)

/** The messages of a language. Throws for a language without a file: `languageOf` returns those that have one. */
export function messagesOf(language: string): Messages {
  const messages = translations.get(language)
  if (!messages) throw new Error(`The bank has no messages in ${language}.`)
  return messages
}

const FALLBACK = 'en'

/**
 * The language of a page: the form's `vads_language`, or else the first of the browser's that the bank speaks. English
 * stands in for languages without a translation.
 */
export function languageOf(requested: string | undefined, acceptLanguage = ''): string {
  if (requested) return supported(requested) ?? FALLBACK
  return preferredLanguage(acceptLanguage, [...translations.keys()], FALLBACK)
}

function supported(code: string): string | undefined {
  return translations.has(code) ? code : undefined
}

/** Formats the amount of a payment in its currency: `3 122,00 €`. */
export function formatAmount(
  { amount, currency }: Pick<PaymentRequest, 'amount' | 'currency'>,
  { locale }: Messages,
): string {
  return formatMoney(amount, locale, currency)
}

/** Formats date and time in UTC, with seconds. */
export function formatTime(date: Date, messages: Messages): string {
  const options = { dateStyle: 'short', timeStyle: 'medium', timeZone: 'UTC' } as const
  return `${dateFormatter(messages.locale, options).format(date)} UTC`
}
