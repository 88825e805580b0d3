import type {
  PriceExplanation,
  PricePart,
  PriceStep,
  PriceStepResult,
  QueryExplainPriceArgs,
} from '@comptoir/contract/generated/admin'
import { covers } from '@comptoir/rules/permissions'
import {
  explainPrice,
  nameInStore,
  type PriceExplanation as Explained,
  type PricePartExplanation,
} from '../catalogue/index.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { CommandError, InputError } from '../platform/errors.ts'
import { promotionId } from '../promotions/index.ts'

/** What makes the price of a product on the websites that the person may see. */
export async function explain(
  _: unknown,
  { sku, group, quantity, at, websiteId, currency }: QueryExplainPriceArgs,
  ctx: AdminContext,
): Promise<PriceExplanation[]> {
  const { app, staff } = ctx
  const websites = new Map(app.stores.all.map(({ website }) => [String(website.id), website.code]))
  const isOwn = ({ store }: Explained) => covers(staff, { websiteId: store.website.id })
  try {
    const explained = await explainPrice(app, {
      sku,
      group: group ?? null,
      quantity: quantity ?? 1,
      day: at ?? undefined,
      website: websiteId ? websites.get(websiteId) : undefined,
      currency: currency ?? undefined,
    })
    return explained.filter(isOwn).map((one) => explanationShape(one))
  } catch (error) {
    throw error instanceof CommandError ? new InputError(error.message) : error
  }
}

function explanationShape({ store, query, parts }: Explained): PriceExplanation {
  const { website, currency } = store
  return {
    websiteId: String(website.id),
    currency,
    pricesIncludeTax: website.pricesIncludeTax,
    day: query.day,
    group: query.group,
    quantity: query.quantity,
    parts: parts.map((part) => partShape(part, currency, nameInStore(part.product, store))),
  }
}

function partShape({ product, found }: PricePartExplanation, currency: string, name: string): PricePart {
  const money = (amount: number) => ({ amount, currency })
  return {
    sku: product.sku,
    name,
    scheduledFrom: [...(found?.scheduledFrom ?? [])],
    steps: found
      ? [...found.steps.map((one) => stepShape(one, money)), ...ruleSteps(found.rules, money)]
      : [],
    final: found ? money(found.final) : null,
    finalExclTax: found ? money(found.finalExclTax) : null,
    finalInclTax: found ? money(found.finalInclTax) : null,
    taxRate: found?.taxRate ?? null,
  }
}

type Found = NonNullable<PricePartExplanation['found']>
type ToMoney = (amount: number) => { amount: number; currency: string }

function stepShape(step: Found['steps'][number], money: ToMoney): PriceStep {
  const amount = money(step.amount)
  if (step.kind === 'base') return { kind: 'BASE', amount, result: 'COUNTS' }
  const result = step.result.toUpperCase() as PriceStepResult
  if (step.kind === 'special')
    return { kind: 'SPECIAL', amount, result, firstDay: step.from, lastDay: step.to }
  const { tier } = step
  const percentOff = 'percentOff' in tier ? tier.percentOff : null
  return { kind: 'TIER', amount, result, group: tier.group, quantity: tier.quantity, percentOff }
}

function ruleSteps(rules: Found['rules'], money: ToMoney): PriceStep[] {
  return rules.map(({ rule, amount, result }) => ({
    kind: 'PROMOTION',
    amount: money(amount),
    result: result === 'applies' ? 'COUNTS' : (result.toUpperCase() as PriceStepResult),
    firstDay: rule.firstDay,
    lastDay: rule.lastDay,
    promotionId: promotionId({ kind: 'CATALOGUE', ruleId: rule.id }),
    promotionName: rule.name,
  }))
}
