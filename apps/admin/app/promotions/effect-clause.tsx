import { CART_ACTIONS, CATALOGUE_ACTIONS } from '@comptoir/rules/rule-vocabulary'
import type { ReactNode } from 'react'
import type { PromotionKind, VocabularyFragment } from '../generated/graphql.ts'
import { m } from '../paraglide/messages.js'
import { Products } from './clause.tsx'
import type { Effect, Tree } from './draft.ts'
import { SayMoney, SayNumber, SaySelect, Sentence } from './say.tsx'
import { EFFECTS, wordOf } from './words.ts'

interface EffectProps {
  readonly kind: PromotionKind
  readonly effect: Effect
  readonly vocabulary: VocabularyFragment
  readonly onChange: (effect: Effect) => void
}

/** A new effect of a type. */
function effectOf(type: string, { products }: Effect): Effect {
  const scope = products ? { products } : {}
  switch (type) {
    case 'percent':
      return { type, value: 1000, ...scope }
    case 'buy_get':
      return { type, buy: 2, get: 1, percent: 10_000, ...scope }
    case 'cheapest_free':
      return { type, units: 3, free: 1, ...scope }
    case 'units_for_price':
      return { type, units: 3, price: 1000, ...scope }
    case 'free_shipping':
      return { type }
    case 'gift':
      return { type, sku: '', quantity: 1 }
    case 'amount':
    case 'to_amount':
      return { type, value: 500 }
    default:
      return { type, value: 500, ...scope }
  }
}

/** What a promotion does, as a sentence whose variable words are fields. */
export function EffectClause({ kind, effect, vocabulary, onChange }: EffectProps) {
  const types: readonly string[] = kind === 'CART' ? CART_ACTIONS : CATALOGUE_ACTIONS
  const { currency } = vocabulary
  const number = (field: 'value' | 'percent' | 'buy' | 'get' | 'units' | 'free' | 'quantity', scale = 1) => (
    <SayNumber
      label={m.promo_say_value()}
      value={effect[field]}
      scale={scale}
      onChange={(value) => onChange({ ...effect, [field]: value })}
    />
  )
  const money = (field: 'value' | 'price') => (
    <SayMoney
      label={m.promo_say_value()}
      value={effect[field]}
      currency={currency}
      onChange={(value) => onChange({ ...effect, [field]: value })}
    />
  )
  const fields: Record<string, ReactNode> = {
    value: valueOf(),
    buy: number('buy'),
    get: number('get'),
    units: effect.type === 'gift' ? number('quantity') : number('units'),
    free: number('free'),
    sku: (
      <input
        className="say w8"
        aria-label={m.promo_field_sku()}
        value={effect.sku ?? ''}
        onChange={({ target }) => onChange({ ...effect, sku: target.value })}
      />
    ),
    scope: <Scope effect={effect} vocabulary={vocabulary} onChange={onChange} />,
  }
  return (
    <div className="stack tight">
      <SaySelect
        label={m.promo_effect()}
        value={effect.type}
        choices={types.map((value) => ({ value, label: wordOf(EFFECTS, value) }))}
        onChange={(type) => onChange(effectOf(type, effect))}
      />
      <Sentence text={textOf(kind, effect.type)} fields={fields} />
    </div>
  )

  function valueOf(): ReactNode {
    if (effect.type === 'percent') return number('value', 100)
    if (effect.type === 'buy_get') return number('percent', 100)
    return money(effect.type === 'units_for_price' ? 'price' : 'value')
  }
}

const [value, scope, units] = ['{value}', '{scope}', '{units}']

function textOf(kind: PromotionKind, type: string): string {
  if (kind === 'CATALOGUE') {
    if (type === 'percent') return m.promo_action_price_percent({ value })
    return type === 'amount' ? m.promo_action_amount({ value }) : m.promo_action_to_amount({ value })
  }
  switch (type) {
    case 'fixed':
      return m.promo_action_fixed({ value, scope })
    case 'fixed_per_unit':
      return m.promo_action_fixed_per_unit({ value, scope })
    case 'buy_get':
      return m.promo_action_buy_get({ buy: '{buy}', get: '{get}', value, scope })
    case 'cheapest_free':
      return m.promo_action_cheapest_free({ units, free: '{free}', scope })
    case 'units_for_price':
      return m.promo_action_units_for_price({ units, value, scope })
    case 'free_shipping':
      return m.promo_action_free_shipping()
    case 'gift':
      return m.promo_action_gift({ units, sku: '{sku}' })
    default:
      return m.promo_action_percent({ value, scope })
  }
}

const inCategory: Tree = { all: [{ field: 'category', operator: 'one_of', values: [] }] }

/** On which products it counts, and for how many units. */
function Scope({ effect, vocabulary, onChange }: Omit<EffectProps, 'kind'>) {
  const { products, ...whole } = effect
  return (
    <>
      <SaySelect
        label={m.promo_scope()}
        value={products ? 'some' : 'all'}
        choices={[
          { value: 'all', label: m.promo_scope_all() },
          { value: 'some', label: m.promo_scope_some() },
        ]}
        onChange={(chosen) => onChange(chosen === 'some' ? { ...whole, products: inCategory } : whole)}
      />{' '}
      {products && (
        <Products
          tree={products}
          subject="line"
          vocabulary={vocabulary}
          onChange={(changed) => onChange({ ...effect, products: changed })}
        />
      )}
    </>
  )
}
