import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { messagesOf } from '../src/messages.ts'

/** Paths of all texts with their placeholders: `cardFields.cvv`, `pay {amount}`. */
function shapeOf(value: unknown, path = ''): string[] {
  if (typeof value === 'string')
    return value.trim() ? [[path, ...(value.match(/\{\w+\}/g) ?? [])].join(' ')] : []
  return Object.entries(value as object).flatMap(([key, item]) => shapeOf(item, `${path}.${key}`))
}

const languages = readdirSync(new URL('../src/messages/', import.meta.url)).map((name) => name.slice(0, 2))

test.each(languages)('The bank has all its texts in %s', (language) => {
  expect(shapeOf(messagesOf(language))).toEqual(shapeOf(messagesOf('fr')))
})
