import { readFileSync } from 'node:fs'
import path from 'node:path'
import { MESSAGE_KEYS } from '@comptoir/rules/validation'
import { expect, test } from 'vitest'
import { root } from '../../test/settings.ts'
import { messageIn } from '../platform/messages.ts'
import { failureText } from './form-texts.ts'

test.each(['fr', 'en', 'it', 'de', 'es'] as const)(
  'the words are those of the storefront: %s',
  (language) => {
    const file = path.join(root, `packages/messages/${language}/storefront.json`)
    const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
    const params = Object.fromEntries(
      ['max', 'min', 'maxlength', 'minlength'].map((name) => [name, `{${name}}`]),
    )
    const named = MESSAGE_KEYS.map((key) => [key, failureText({ key, params }, language)] as const).filter(
      ([, text]) => text !== messageIn(language, 'form_wrong'),
    )
    expect(named).toHaveLength(14)
    const letters = ['form_date_day', 'form_date_month', 'form_date_year'].map((key) => messages[key])
    for (const [key, text] of named)
      expect(messages[`error_${key}`]?.replace('{format}', letters.join('/'))).toBe(text)
  },
)
