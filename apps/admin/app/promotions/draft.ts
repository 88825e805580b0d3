import type { EditedPromotionFragment, PromotionInput, PromotionKind } from '../generated/graphql.ts'

/** A condition as the editor holds it; see `PromotionVocabulary` of the API. */
export type Tree = { all: Tree[] } | { any: Tree[] } | { not: Tree } | Leaf
export type Leaf = FieldLeaf | ProductsLeaf
export interface FieldLeaf {
  readonly field: string
  readonly operator?: string
  readonly value?: number | boolean | null
  readonly values?: readonly string[]
  readonly code?: string
  readonly from?: string
  readonly to?: string
}
export interface ProductsLeaf {
  readonly products: Tree
  readonly measure: string
  readonly operator: string
  readonly value: number | null
}

/** What a promotion does, with what its type needs. */
export interface Effect {
  readonly type: string
  readonly value?: number | null
  readonly percent?: number | null
  readonly buy?: number | null
  readonly get?: number | null
  readonly units?: number | null
  readonly free?: number | null
  readonly price?: number | null
  readonly sku?: string
  readonly quantity?: number | null
  readonly products?: Tree
  readonly maxUnits?: number | null
  readonly maxUnitsPerLine?: number | null
}

type How = 'free' | 'code' | 'unique'
export type Stacking = 'stack' | 'stop' | 'alone'

/** A promotion as the editor holds it. Times are instants, amounts minor units. */
export interface PromotionDraft {
  readonly kind: PromotionKind
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly startsAt: string | null
  readonly endsAt: string | null
  readonly priority: number | null
  readonly condition: Tree
  readonly action: Effect
  readonly groups: readonly string[]
  readonly how: How
  readonly couponCode: string
  readonly maxUses: number | null
  readonly usesPerCustomer: number | null
  readonly maxAmount: number | null
  readonly stacking: Stacking
}

const everything: Tree = { all: [] }

export function draftOf(promotion: EditedPromotionFragment): PromotionDraft {
  const { kind, name, startsAt, endsAt, priority, groups, couponCode, couponCount } = promotion
  return {
    kind,
    name,
    // The API checks what it stores.
    labels: promotion.labels as Record<string, string>,
    startsAt: startsAt ?? null,
    endsAt: endsAt ?? null,
    priority,
    condition: rootOf(promotion.condition as Tree | null),
    action: promotion.action as Effect,
    groups: groups ?? [],
    how: promotion.needsCoupon ? (couponCount > 1 || !couponCode ? 'unique' : 'code') : 'free',
    couponCode: couponCode ?? '',
    maxUses: promotion.maxUses ?? null,
    usesPerCustomer: promotion.usesPerCustomer ?? null,
    maxAmount: promotion.maxAmount?.amount ?? null,
    stacking: promotion.isExclusive ? 'alone' : promotion.stopsFurtherRules ? 'stop' : 'stack',
  }
}

/** The top of a tree is a list of conditions. */
function rootOf(tree: Tree | null): Tree {
  if (tree === null) return everything
  return 'all' in tree || 'any' in tree ? tree : { all: [tree] }
}

/** The draft as the API takes it. */
export function inputOf(draft: PromotionDraft): PromotionInput {
  const { kind, name, labels, startsAt, endsAt, priority, action, groups, how, stacking } = draft
  const condition = isEmpty(draft.condition) ? null : draft.condition
  const common = {
    name,
    labels,
    startsAt,
    endsAt,
    priority: priority ?? 0,
    condition,
    action: withoutNulls(action),
    stopsFurtherRules: stacking === 'stop',
  }
  if (kind === 'CATALOGUE') return { ...common, groups: [...groups] }
  return {
    ...common,
    needsCoupon: how !== 'free',
    ...(how === 'code' && draft.couponCode !== '' && { couponCode: draft.couponCode }),
    isExclusive: stacking === 'alone',
    maxUses: draft.maxUses,
    usesPerCustomer: draft.usesPerCustomer,
    maxAmount: draft.maxAmount,
  }
}

const isEmpty = (tree: Tree) =>
  ('all' in tree && tree.all.length === 0) || ('any' in tree && tree.any.length === 0)

const withoutNulls = (effect: Effect): object =>
  Object.fromEntries(Object.entries(effect).filter(([, value]) => value !== null && value !== undefined))

/** The promotions that shops begin most often. */
export const STARTS = ['percent', 'buy', 'shipping', 'code', 'sale', 'blank'] as const
export type Start = (typeof STARTS)[number]

export const isStart = (text: string): text is Start => STARTS.some((start) => start === text)

const blank: PromotionDraft = {
  kind: 'CART',
  name: '',
  labels: {},
  startsAt: null,
  endsAt: null,
  priority: 0,
  condition: everything,
  action: { type: 'percent', value: 1000 },
  groups: [],
  how: 'free',
  couponCode: '',
  maxUses: null,
  usesPerCustomer: null,
  maxAmount: null,
  stacking: 'stack',
}

const inCategory: Tree = { field: 'category', operator: 'one_of', values: [] }

const starts: Readonly<Record<Start, Partial<PromotionDraft>>> = {
  percent: { action: { type: 'percent', value: 1000, products: { all: [inCategory] } } },
  buy: { action: { type: 'cheapest_free', units: 3, free: 1, products: { all: [inCategory] } } },
  shipping: {
    condition: { all: [{ field: 'subtotal', operator: 'at_least', value: 5000 }] },
    action: { type: 'free_shipping' },
  },
  code: { how: 'code', usesPerCustomer: 1 },
  sale: { kind: 'CATALOGUE', condition: { all: [inCategory] } },
  blank: {},
}

export const startingDraft = (start: Start): PromotionDraft => ({ ...blank, ...starts[start] })
