import { isDayOfYear } from '@comptoir/rules/calendar'
import { DISTANCE_SALES_SCHEMES, MEMBER_STATES } from '@comptoir/rules/distance-sales'
import { PROFESSIONAL_APPROVALS } from '@comptoir/rules/professional'
import { PRICE_DISPLAYS } from '@comptoir/rules/visitor'
import * as v from 'valibot'
import { currencies } from './currencies.ts'
import { storefrontPaths } from './storefront-paths.ts'
import { possibleTexts as texts } from '../platform/localised.ts'
import { country, shippingMethod, zone, zoneErrors } from './zone-settings.ts'
import {
  cutlery,
  tips,
  downloads,
  giftMessages,
  productAlerts,
  productReviews,
  recommendations,
  wishlists,
} from './feature-settings.ts'

const cents = v.pipe(v.number(), v.integer(), v.minValue(0))
const basisPoints = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))

const noLimit = v.optional(v.nullable(cents), null)

const days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365))

/** See PaymentMethodLimits in the rules. */
const paymentMethod = v.object({
  code: v.string(),
  title: texts,
  active: v.boolean(),
  groups: v.nullable(v.array(v.string())),
  countries: v.optional(v.nullable(v.array(v.string())), null),
  minTotal: noLimit,
  maxTotal: noLimit,
  sortOrder: v.optional(v.number(), 0),
  /** How to pay, shown with the method and after the order. */
  instructions: v.optional(v.nullable(texts), null),
  /** Payee and postal address of a cheque. */
  payableTo: v.optional(v.nullable(v.string()), null),
  mailingAddress: v.optional(v.nullable(v.string()), null),
  /** Days after which an unpaid order is cancelled, null never; see paymentDeadline in the rules for the default. */
  paymentDays: v.optional(v.nullable(days)),
})

const holidayForm = 'must be a day such as "12-25", or days after Easter Sunday such as { "easter": 1 }'
/** Days that fall into the year of Easter Sunday. */
const easterForm = 'must be whole days from -80 to 250'

const holiday = v.union(
  [
    v.pipe(v.string(), v.check(isDayOfYear, holidayForm)),
    v.strictObject({
      easter: v.pipe(
        v.number(),
        v.integer(easterForm),
        v.minValue(-80, easterForm),
        v.maxValue(250, easterForm),
      ),
    }),
  ],
  holidayForm,
)

/** Groups by code. `kind` decides what a group may buy and how, `price_display` in which tax base it sees prices. */
const customerGroups = v.array(
  v.strictObject({
    code: v.pipe(
      v.string(),
      v.minLength(1, 'must not be empty'),
      v.maxLength(32, 'must have 32 characters at most'),
      v.notValues(['NOT LOGGED IN', 'General'], 'is a group of every shop: remove it'),
    ),
    kind: v.picklist(['b2c', 'b2b'], 'must be b2c or b2b'),
    /** See priceDisplayOf in the rules for the default. */
    price_display: v.optional(v.picklist(PRICE_DISPLAYS, `must be ${PRICE_DISPLAYS.join(' or ')}`)),
  }),
)

/** The groups of a website that names none. */
export const usualGroups = [{ code: 'Professional', kind: 'b2b' }] as const

const width = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4000))

const analytics = v.object({
  google_analytics_active: v.optional(v.boolean(), false),
  google_analytics_account: v.optional(v.nullable(v.string()), null),
  google_analytics_account_2: v.optional(v.nullable(v.string()), null),
  google_analytics_account_3: v.optional(v.nullable(v.string()), null),
  google_adwords_active: v.optional(v.boolean(), false),
  google_adwords_conversion_id: v.optional(v.nullable(v.string()), null),
})

const staticPage = v.object({ page: v.string(), title: texts, description: texts, indexable: v.boolean() })

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #c6a468'))

/** Colours of the shop's mails. */
const mailLook = v.object({
  ground: v.optional(colour, '#fbf8f3'),
  ink: v.optional(colour, '#1e1b17'),
  accent: v.optional(colour, '#c6a468'),
  onAccent: v.optional(colour, '#1e1b17'),
  link: v.optional(colour, '#7a5a26'),
})

/** Quotations, where the website offers them (decisions I-5). */
const quotations = v.object({
  /** Codes of the customer groups that may request one. */
  groups: v.array(v.string()),
  valid_days: v.optional(days, 30),
  /** Payment deadline after acceptance. */
  payment_days: v.optional(days, 14),
  /** Whether the shop has to answer a request before it can be accepted. */
  answered_by_shop: v.boolean(),
  /** Codes of the customer groups that pay on account; their accepted quotations are confirmed at once. */
  on_account_groups: v.optional(v.array(v.string()), []),
})

/** Meal vouchers, where the website accepts them (decisions I-1 to I-4). */
const mealVouchers = v.object({
  /** Cents per customer and day. */
  daily_cap: cents,
  /** Maximum vouchers per order. */
  most: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 20),
  /** Whether Sundays and public holidays need the employer's authorisation. */
  closed_days_need_authorisation: v.optional(v.boolean(), true),
})

/** Where consumers of other member states are taxed; amounts in minor units of the website's currency. */
const distanceSales = v.pipe(
  v.strictObject({
    scheme: v.optional(
      v.picklist(DISTANCE_SALES_SCHEMES, `must be one of ${DISTANCE_SALES_SCHEMES.join(', ')}`),
      'destination',
    ),
    /** Of a calendar year, without tax. */
    threshold: v.optional(cents),
    /** Sales of the same kind outside the shop, by calendar year. */
    declared: v.optional(
      v.array(
        v.strictObject({
          year: v.pipe(v.number(), v.integer(), v.minValue(2021), v.maxValue(2100)),
          amount: cents,
        }),
      ),
      [],
    ),
  }),
  v.check(
    ({ scheme, threshold }) => scheme === 'destination' || threshold !== undefined,
    'needs a threshold in minor units, such as 1000000 for 10,000 euros',
  ),
)

const known = v.optional(v.nullable(v.string()), null)

/** The seller on invoices; absent values are not printed. */
const company = v.object({
  name: known,
  /** Lines. */
  address: v.optional(v.array(v.string()), []),
  /** Legal form, capital and register. */
  legal: known,
  siret: known,
  vatNumber: known,
  /** The producer's number at the eco-organisation. */
  ecoNumber: known,
  /** Rate of late payment, as the terms for professionals have it; by law three times the legal rate when left out. */
  lateRate: known,
  bankHolder: known,
  iban: known,
  bic: known,
})

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text
}

/** Schema of a website's settings. */
export const settingsSchema = v.object({
  /** Zones of tax and shipping; an address is in the first one that contains it. */
  zones: v.pipe(v.array(zone), v.minLength(1, 'must have a zone')),
  /** Basis points by tax class and zone (decisions E-3). */
  taxRates: v.record(v.string(), v.record(v.string(), basisPoints)),
  taxTitles: texts,
  shipping: v.object({
    methods: v.array(shippingMethod),
    /** The delivery area as it follows "we deliver". */
    area: v.optional(v.nullable(texts), null),
  }),
  payment: v.array(paymentMethod),
  /** Currencies beside the website's own (decision 0020). */
  currencies,
  grid_per_page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  list_per_page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  catalog_default_sort_by: v.string(),
  display_out_of_stock: v.boolean(),
  weight_unit: v.string(),
  /** Time zone of the website: of its days, deadlines and the times in mails. */
  timezone: v.pipe(v.string(), v.check(isTimeZone, 'must be an IANA time zone such as Europe/Paris')),
  /** Public holidays: no working days, and meal vouchers need the employer's authorisation. */
  holidays: v.optional(v.pipe(v.array(holiday), v.maxLength(100)), []),
  /** Country of a new address before the shopper selects another, ISO 3166-1 alpha-2. */
  default_country: country,
  /** Countries of addresses, in the order in which clients list them; without them the European Union (decisions L-10). */
  countries: v.optional(v.pipe(v.array(country), v.minLength(1, 'must have a country')), [...MEMBER_STATES]),
  /** Code of the zone whose tax applies before an address is known, and outside all zones. */
  home_zone: v.string(),
  /**
   * Whether prices with tax, of goods and of shipping, are the same in every zone. Otherwise the tax of the home zone is
   * taken off and that of the destination added.
   */
  cross_border_trade: v.optional(v.boolean(), false),
  /** See isTaxedAtHome in the rules. */
  distance_sales: v.optional(distanceSales, {}),
  /** Address of the storefront; the setting `<SITE>_URL` of the API replaces it. Mails link there. */
  storefront_url: v.optional(
    v.pipe(v.string(), v.check(isOrigin, 'must be an address such as https://shop.example')),
  ),
  title_suffix: texts,
  default_title: texts,
  default_description: texts,
  phone: texts,
  email: v.string(),
  sender_name: v.string(),
  delivery_cut_off_hour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24)),
  delivery_working_days: v.pipe(v.number(), v.integer(), v.minValue(0)),
  low_stock_threshold: v.pipe(v.number(), v.integer(), v.minValue(0)),
  lowest_price_days: v.pipe(v.number(), v.integer(), v.minValue(1)),
  mail: v.optional(mailLook, {}),
  storefront_paths: v.optional(storefrontPaths, {}),
  /** Whether addresses of the storefront begin with the language; a website in one language may do without. */
  language_prefix: v.optional(v.boolean(), true),
  company: v.optional(company, {}),
  /** Code of the point of sale of clients that choose none. */
  default_location: v.optional(v.nullable(v.string()), null),
  /** Customer groups of the shop besides Magento's NOT LOGGED IN and General, with the prices they see. */
  customer_groups: v.optional(customerGroups, [...usualGroups]),
  /** How accounts get the prices for professionals; see ProfessionalApproval in the rules. */
  professional_approval: v.optional(
    v.picklist(PROFESSIONAL_APPROVALS, `must be one of ${PROFESSIONAL_APPROVALS.join(', ')}`),
    'immediate',
  ),
  quotations: v.optional(v.nullable(quotations), null),
  meal_vouchers: v.optional(v.nullable(mealVouchers), null),
  gift_messages: v.optional(giftMessages, {}),
  wishlists: v.optional(wishlists, {}),
  product_reviews: v.optional(productReviews, {}),
  product_alerts: v.optional(productAlerts, {}),
  recommendations: v.optional(recommendations, {}),
  cutlery: v.optional(cutlery, {}),
  tips: v.optional(tips, {}),
  downloads: v.optional(downloads, {}),
  /** Whether customers with a confirmed e-mail, and guests, may recommend products by mail. */
  send_friend: v.optional(v.object({ customers: v.boolean(), guests: v.optional(v.boolean(), false) }), {
    customers: false,
  }),
  /** Analytics are off by default. */
  analytics: v.optional(analytics, {}),
  /** Metadata of pages that are not CMS pages. */
  seo: v.optional(v.array(staticPage), []),
  /** Widest `thumbnail` and `large` pictures, in pixels; 800 and 1200 is the other usual pair (decisions J-11). */
  image_maxima: v.optional(v.object({ thumbnail: width, large: width }), { thumbnail: 300, large: 1000 }),
})

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** A website's settings: `taxRates`, `taxTitles`, `shipping`, `payment` and `config` of its website.json. */
export type StoreSettings = v.InferOutput<typeof settingsSchema>
export type ShippingMethodSettings = StoreSettings['shipping']['methods'][number]

/** The settings of a website in the database are invalid. */
export class StoreSettingsError extends Error {}

/** Validates a website's settings of the database; throws StoreSettingsError with the path of the first error. */
export function parseStoreSettings(config: unknown, websiteCode: string): StoreSettings {
  const result = v.safeParse(settingsSchema, config)
  const error = result.success ? zoneErrors(result.output)[0] : issueOf(result.issues)
  if (result.success && !error) return result.output
  throw new StoreSettingsError(
    `The settings of website "${websiteCode}" are wrong at ${error?.path ?? '?'}: ${error?.message}`,
  )
}

function issueOf([issue]: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]) {
  return { path: v.getDotPath(issue), message: issue.message }
}
