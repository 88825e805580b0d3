import type { CardField, TestCard } from './cards.ts'
import type { FormFault } from './form.ts'
import type { Answer, TransStatus } from './outcome.ts'

export type Language = 'fr' | 'en' | 'it'

/** Every text of the bank, in one language. */
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
  readonly answerHeading: string
  readonly answers: Readonly<Record<Answer, readonly [label: string, help: string]>>
  pay(amount: string): string
  readonly refuse: string
  abandon(merchant: string): string
  readonly sent: string
  readonly sentCaption: string
  readonly signatureRight: string
  readonly closes: string
  readonly challengeHeading: string
  readonly challengeHelp: string
  readonly challengePass: string
  readonly challengeFail: string
  readonly outcomes: Readonly<Record<TransStatus, string>>
  back(merchant: string): string
  readonly backHelp: string
  readonly errorHeading: string
  readonly errorKicker: string
  readonly errorField: string
  readonly errorCode: string
  readonly errorExpected: string
  readonly errorHelp: string
  readonly faults: Readonly<Record<FormFault, string>>
  readonly notFoundHeading: string
  readonly notFoundHelp: string
  readonly foreignHeading: string
  readonly foreignHelp: string
  readonly failedHeading: string
  readonly failedHelp: string
  readonly toLog: string
  readonly logHeading: string
  readonly logHelp: string
  readonly logEmpty: string
  readonly logOpen: string
  readonly logTime: string
  readonly logNotifications: string
  readonly logNone: string
  readonly logNoAnswer: string
  readonly replay: string
  readonly validate: string
  readonly cancel: string
}

/** The page's language: the form's `vads_language`, or else the browser's; French when neither says. */
export function languageOf(asked: string | undefined, acceptLanguage = ''): Language {
  if (asked) return known(asked) ?? 'en'
  const first = acceptLanguage.split(',').map((part) => known(part.trim().slice(0, 2).toLowerCase()))
  return first.find((language) => language !== undefined) ?? 'fr'
}

function known(code: string): Language | undefined {
  return code === 'fr' || code === 'en' || code === 'it' ? code : undefined
}

/** Cents as an amount of euros: `3 122,00 €`. */
export function formatAmount(cents: number, messages: Messages): string {
  const options = { style: 'currency', currency: 'EUR', useGrouping: 'always' } as const
  return new Intl.NumberFormat(messages.locale, options).format(cents / 100)
}

/** Date and time in UTC, to the second. */
export function formatTime(date: Date, messages: Messages): string {
  const options = { dateStyle: 'short', timeStyle: 'medium', timeZone: 'UTC' } as const
  return `${new Intl.DateTimeFormat(messages.locale, options).format(date)} UTC`
}
