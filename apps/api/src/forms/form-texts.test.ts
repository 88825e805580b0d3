import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../test/settings.ts'
import { formTexts } from './form-texts.ts'

test.each(['fr', 'en', 'it'] as const)('the words are those of the storefront: %s', (language) => {
  const file = path.join(root, `apps/storefront/messages/${language}.json`)
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  const { tooFast: _, tooOld: __, tooMany: ___, wrong: ____, yes: _____, ...words } = formTexts[language]
  for (const [key, text] of Object.entries(words))
    expect(messages[`error_${key}`]?.replace('{format}', messages['form_date_format'] ?? '')).toBe(text)
})
