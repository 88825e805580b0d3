import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { changesOf, valueText } from './audit-fields.ts'
import { actionLabel, entityLabel } from '../layout/audit-texts.ts'

const api = path.resolve(import.meta.dirname, '../../../api/src')
/** The first words of actions; in quotes and followed by a verb they are one. */
const types =
  'api_token|attribute|attribute_set|bulk|category|coupon|customer|job|kitchen|list|message|message_template|order|paymentIssue|picture|price_list|product|promotion|quotation|return|slots|staff|staff_role|view|webhook'
/** What looks like an action and is a file, a permission or a field. */
const others = new Set([
  'staff.json',
  'staff.view',
  'staff.edit',
  'slots.edit',
  'kitchen.work',
  'picture.content',
])
/** Verbs that sources put behind a type in a template. */
const built = {
  promotion: ['create', 'change', 'switch_on', 'switch_off'],
  coupon: ['create', 'change'],
  return: ['receive', 'inspect', 'close', 'reopen', 'await'],
  order: ['refreshPayment', 'capture', 'void', 'restore', 'note'],
  product: ['restore'],
}

/** The action names that the API's sources hold. */
function writtenActions(): string[] {
  const files = readdirSync(api, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((one) => one.endsWith('.ts') && !/\.(?:test|sql|fixture)\.ts$/.test(one))
  const found = sources.flatMap((file) => {
    const source = readFileSync(path.join(api, file), 'utf8')
    return [...source.matchAll(new RegExp(`'((?:${types})\\.[a-zA-Z_]+)'`, 'g'))].map(([, name = '']) => name)
  })
  const more = Object.entries(built).flatMap(([type, verbs]) => verbs.map((verb) => `${type}.${verb}`))
  return [...new Set([...found, ...more])].filter((name) => !others.has(name)).toSorted()
}

const actions = writtenActions()

it('finds the actions of the sources', () => {
  expect(actions.length).toBeGreaterThan(100)
  expect(actions).toContain('order.edit_lines')
})

it.each(actions)('%s has a text, and what waits of it too', (action) => {
  const verb = action.split('.')[1] ?? ''
  expect(actionLabel(action)).not.toBe(verb.replaceAll('_', ' '))
  expect(actionLabel(`${action}.request`)).not.toBe(actionLabel(action))
  expect(actionLabel(`${action}.request`)).toContain(actionLabel(action))
})

it('names records, and writes values of several parts', () => {
  expect(entityLabel('paymentIssue')).not.toBe('paymentIssue')
  expect(valueText({ firstDay: '2026-12-24', method: null, days: [1, 2] })).toMatch(/2026-12-24.*1, 2$/)
})

it('writes fields and states in words', () => {
  const texts = changesOf({
    before: { state: 'DECLARED', note: 'DECLARED', pendingAction: 7 },
    after: { state: 'received', note: null, pendingAction: 8 },
  })
  expect(texts.map(({ field }) => field)).not.toContain('pending action')
  expect(texts[0]?.before).not.toMatch(/declared/i)
  expect(texts[0]?.after).not.toBe('received')
  // What people wrote stays as it is.
  expect(texts[1]?.before).toBe('DECLARED')
})
