import type { LanguageFormats } from '@comptoir/rules/formats'

/** The files formats.json of packages/messages, by language. */
export const FORMATS: Readonly<Record<string, LanguageFormats>> = {
  "de": {
    "locale": "de-DE"
  },
  "en": {
    "locale": "en-GB"
  },
  "fr": {
    "locale": "fr-FR",
    "firstOfMonth": "1er",
    "clock": {
      "time": "{hour} h {minute}",
      "fullHour": "{hour} h"
    }
  },
  "it": {
    "locale": "it-IT"
  }
}
