import { isLanguageCode } from '@comptoir/rules/language'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { isSiret } from '@comptoir/rules/company'
import { ORDER_STATUSES } from '@comptoir/rules/order-status'
import { isEmail } from '@comptoir/rules/validation'
import * as v from 'valibot'
import { readJson } from '../platform/json-file.ts'

const nullableText = v.optional(v.nullable(v.string()), null)
const email = v.pipe(v.string(), v.check(isEmail, 'must be an e-mail address'))
const moment = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/, 'must be a moment in UTC, like 2026-11-21T09:30:00Z'),
  v.transform((text) => new Date(text)),
  v.date('is no moment that there was'),
)

const address = v.strictObject({
  countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a country code like FR')),
  region: nullableText,
  company: nullableText,
  vatId: nullableText,
  firstname: v.string(),
  lastname: v.string(),
  street: v.pipe(v.array(v.string()), v.minLength(1, 'needs a line')),
  postcode: v.string(),
  city: v.string(),
  telephone: nullableText,
  defaultShipping: v.boolean(),
  defaultBilling: v.boolean(),
})

const customer = v.strictObject({
  email,
  password: v.string(),
  firstname: v.string(),
  lastname: v.string(),
  group: v.string(),
  language: v.pipe(v.string(), v.check(isLanguageCode, 'must be the code of a language such as en')),
  company: nullableText,
  siret: v.optional(v.nullable(v.pipe(v.string(), v.check(isSiret, 'must be a SIRET: 14 digits'))), null),
  vatNumber: nullableText,
  createdAt: moment,
  addresses: v.array(address),
})

const subscriber = v.strictObject({
  email,
  store: v.string(),
  status: v.picklist(['subscribed', 'not_active', 'unsubscribed', 'unconfirmed']),
  changedAt: moment,
})

const staffMember = v.strictObject({
  email,
  password: v.string(),
  name: v.string(),
  language: v.pipe(v.string(), v.check(isLanguageCode, 'must be the code of a language such as en')),
  /** Code of a standard role. */
  role: v.string(),
  /** Whether the account holds for all websites and not for this one only. */
  isEverywhere: v.optional(v.boolean(), false),
  /** Codes of points of sale; without them the account holds for the whole website. */
  locations: v.optional(v.pipe(v.array(v.string()), v.minLength(1, 'needs a point of sale'))),
})

const status = v.picklist(ORDER_STATUSES, `must be one of ${ORDER_STATUSES.join(', ')}`)
const order = v.strictObject({
  customer: email,
  store: v.string(),
  placedAt: moment,
  lines: v.pipe(
    v.array(
      v.strictObject({
        sku: v.string(),
        parentSku: nullableText,
        /** Titles of custom options in the default scope, each with the title of a value or the text entered. */
        options: v.optional(v.record(v.string(), v.string()), {}),
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1, 'must be 1 or more')),
      }),
    ),
    v.minLength(1, 'needs a line'),
  ),
  /** Index of the delivery address in the address book; the default address when absent. */
  address: v.optional(v.nullable(v.number()), null),
  /** Carrier and method joined by _; the website's first method when absent. */
  shippingMethod: nullableText,
  /** Location, fulfilment method and slot; absent for orders without a point of sale. */
  fulfilment: v.optional(
    v.strictObject({
      location: v.string(),
      method: v.picklist(['pickup', 'delivery']),
      day: v.pipe(v.string(), v.isoDate('must be a day like 2026-11-21')),
      time: v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/, 'must be a time like 12:15')),
    }),
  ),
  coupon: nullableText,
  comment: nullableText,
  commentShipping: nullableText,
  quotation: v.optional(v.nullable(v.strictObject({ expiresAt: moment })), null),
  moves: v.array(
    v.strictObject({
      to: status,
      at: moment,
      reason: v.string(),
      payment: v.optional(v.picklist(['waiting', 'pending', 'paid', 'refused', 'cancelled', 'none']), 'paid'),
    }),
  ),
})

export type DemoCustomer = v.InferOutput<typeof customer>
export type DemoStaff = v.InferOutput<typeof staffMember>
export type DemoOrder = v.InferOutput<typeof order>
export type DemoFiles = {
  customers: DemoCustomer[]
  newsletter: v.InferOutput<typeof subscriber>[]
  orders: DemoOrder[]
  staff: DemoStaff[]
}

export const noDemo: DemoFiles = { customers: [], newsletter: [], orders: [], staff: [] }

/** Reads the demo customers, orders and staff of a site; each file is optional. Throws ImportFileError with file and path. */
export async function readDemoFiles(folder: string): Promise<DemoFiles> {
  const read = async <Schema extends v.GenericSchema>(name: string, schema: Schema) => {
    const file = demoFile(folder, name)
    return existsSync(file) ? await readJson(file, v.array(schema)) : []
  }
  return {
    customers: await read('customers.json', customer),
    newsletter: await read('newsletter.json', subscriber),
    orders: await read('orders.json', order),
    staff: await read('staff.json', staffMember),
  }
}

export function demoFile(folder: string, name: string): string {
  return path.join(folder, 'demo', name)
}
