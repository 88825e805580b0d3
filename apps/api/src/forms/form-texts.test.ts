import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../test/settings.ts'
import { messageIn } from '../platform/messages.ts'
import { namedFailures } from './form-texts.ts'

test.each(['fr', 'en', 'it'] as const)('the words are those of the storefront: %s', (language) => {
  const file = path.join(root, `packages/messages/${language}/storefront.json`)
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  for (const key of namedFailures) {
    const params = Object.fromEntries(
      ['max', 'min', 'maxlength', 'minlength'].map((name) => [name, `{${name}}`]),
    )
    expect(messages[`error_${key}`]?.replace('{format}', messages['form_date_format'] ?? '')).toBe(
      messageIn(language, `form_${key}`, params),
    )
  }
})
