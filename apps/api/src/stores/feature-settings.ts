import { MOST_CUTLERY } from '@comptoir/rules/cutlery'
import { MOST_TIP_PERCENT } from '@comptoir/rules/tip'
import { REVIEW_REQUEST_DAYS } from '@comptoir/rules/review-request'
import * as v from 'valibot'

/** Gift messages; Magento's Open Source edition has no operation that writes one for a whole order. */
export const giftMessages = v.object({ allow_items: v.optional(v.boolean(), false) })

/** Wish lists of customers; further ones beside the default one are made as in Adobe Commerce. */
export const wishlists = v.object({
  enabled: v.optional(v.boolean(), true),
  /** Whether lists beside the default one are shown. */
  multiple: v.optional(v.boolean(), false),
  /** Maximum lists of a customer, and items of a list. */
  most_lists: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 3),
  most_items: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 500),
})

/** Product reviews: whether there are any, and whether guests may write them. */
export const productReviews = v.object({
  enabled: v.optional(v.boolean(), false),
  guests: v.optional(v.boolean(), false),
  /** Days after the delivery on which buyers are asked by mail; null asks nobody. */
  request_after_days: v.optional(
    v.nullable(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(REVIEW_REQUEST_DAYS.least),
        v.maxValue(REVIEW_REQUEST_DAYS.most),
      ),
    ),
    null,
  ),
  /** Maximum pictures of a review; 0 allows none. */
  pictures: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8)), 4),
})

/** Whether shoppers can wait for a product that is out of stock, and for a lower price. */
export const productAlerts = v.object({
  stock: v.optional(v.boolean(), false),
  price: v.optional(v.boolean(), false),
})

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** What is recommended with a product because it was bought with it, beside the cross-sells of the catalogue. */
export const recommendations = v.object({
  enabled: v.optional(v.boolean(), true),
  /** Orders of how many days count. */
  days: v.optional(whole(1, 1095), 180),
  /** Buyers of both products that a recommendation needs; fewer would tell of single people. */
  least_buyers: v.optional(whole(3, 1000), 5),
  /** Products that the catalogue's cross-sells are filled up to. */
  most: v.optional(whole(1, 12), 4),
})

/** Cutlery that comes with food where it is asked for. */
export const cutlery = v.object({
  enabled: v.optional(v.boolean(), false),
  /** Maximum sets of an order. */
  most: v.optional(whole(1, MOST_CUTLERY), 10),
})

/** Tips for orders at points of sale, which a shopper may add. Amounts are in minor units of the website's currency. */
export const tips = v.object({
  enabled: v.optional(v.boolean(), false),
  /** Orders of which fulfilment methods have them. */
  methods: v.optional(v.array(v.picklist(['pickup', 'delivery'])), ['pickup', 'delivery']),
  /** Suggestions in percent of the goods, rounded to `step`, and fixed amounts. */
  percentages: v.optional(
    v.pipe(v.array(whole(1, MOST_TIP_PERCENT)), v.maxLength(5, 'must be at most 5')),
    [5, 10, 15],
  ),
  step: v.optional(whole(1, 10_000), 10),
  amounts: v.optional(v.pipe(v.array(whole(1, 1_000_000)), v.maxLength(5, 'must be at most 5')), []),
  /** Highest tip, in percent of the goods. */
  most_percent: v.optional(whole(1, MOST_TIP_PERCENT), 50),
})

/** When the links of a downloadable product can be downloaded: with the invoice, or as soon as it is ordered. */
export const downloads = v.object({
  order_item_status: v.optional(v.picklist(['invoiced', 'pending']), 'invoiced'),
})
