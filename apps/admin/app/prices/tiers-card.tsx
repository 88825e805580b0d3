import { shownPrice } from '@comptoir/rules/tax'
import { typedPrice } from '@comptoir/rules/typed-number'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import { useListName, withValues, type PriceCardProps, type Values } from './price-card.ts'
import { EVERYWHERE, listOf } from './price-draft.ts'
import { PriceCell, PriceSheet, RemoveCell, SelectCell } from './price-sheet.tsx'

/** Prices by quantity and customer group. */
export function TiersCard({ list, draft, stored, invalid, onChange }: PriceCardProps) {
  const nameOf = useListName()
  const formats = useFormats()
  const lists = [
    ...list.base.map((one) => ({ value: listOf(one), label: nameOf(one) })),
    { value: EVERYWHERE, label: m.price_everywhere() },
  ]
  const before = new Map(stored.tiers.map((one) => [one.key, one]))
  const set = (values: Values) => onChange({ ...draft, tiers: withValues(draft.tiers, 'tier', values) })
  const add = () => {
    const last = draft.tiers.at(-1)
    const [first] = list.base
    if (!first) return
    const name = last?.list ?? listOf(first)
    const quantity = String((Number(last?.quantity ?? 1) || 1) + 1)
    const price = last?.price ?? draft.base[name]?.price ?? ''
    const key = `${Date.now()}`
    onChange({
      ...draft,
      tiers: [...draft.tiers, { key, list: name, group: last?.group ?? '', quantity, price }],
    })
  }
  return (
    <Card title={m.price_tiers()} fact={m.price_tiers_text()}>
      {draft.tiers.length > 0 && (
        <PriceSheet
          caption={m.price_tiers()}
          heads={[
            { label: m.price_website() },
            { label: m.price_group() },
            { label: m.price_col_tier(), isNumeric: true },
            { label: m.price_or_percent(), isNumeric: true },
            { label: m.price_with_tax(), isNumeric: true },
          ]}
          canRemove
          onSet={set}
        >
          {draft.tiers.map((tier) => {
            const label = m.price_tier_label({ quantity: tier.quantity })
            const cell = (part: 'quantity' | 'price') => ({
              name: `tier ${tier.key} ${part}`,
              value: tier[part],
              before: before.get(tier.key)?.[part],
              isInvalid: invalid.has(`tier ${tier.key} ${part}`),
              onChange: (text: string) => set([{ name: `tier ${tier.key} ${part}`, text }]),
            })
            const choose = (part: 'list' | 'group') => (value: string) =>
              set([{ name: `tier ${tier.key} ${part}`, text: value }])
            return (
              <tr key={tier.key}>
                <SelectCell
                  name={`tier ${tier.key} list`}
                  label={`${m.price_website()}, ${label}`}
                  value={tier.list}
                  choices={lists}
                  onChange={choose('list')}
                />
                <SelectCell
                  name={`tier ${tier.key} group`}
                  label={`${m.price_group()}, ${label}`}
                  value={tier.group}
                  choices={[
                    { value: '', label: m.price_group_all() },
                    ...list.customerGroups.map((group) => ({ value: group, label: group })),
                  ]}
                  onChange={choose('group')}
                />
                <PriceCell {...cell('quantity')} label={`${m.price_col_tier()}, ${label}`} />
                <PriceCell
                  {...cell('price')}
                  label={`${m.price_or_percent()}, ${label}`}
                  doubt={isLower(tier) ? undefined : m.price_doubt_not_lower()}
                />
                <td className="cell n ro">{withTax(tier.list, tier.price)}</td>
                <RemoveCell
                  label={m.price_remove_tier({ quantity: tier.quantity })}
                  onRemove={() => onChange({ ...draft, tiers: draft.tiers.filter((one) => one !== tier) })}
                />
              </tr>
            )
          })}
        </PriceSheet>
      )}
      <CardPart>
        <Button small icon="plus" className="start" onClick={add}>
          {m.price_add_tier()}
        </Button>
      </CardPart>
    </Card>
  )

  function isLower({ list: name, price }: { list: string; price: string }): boolean {
    const one = list.base.find((base) => listOf(base) === name)
    const [own, of] = one
      ? [typedPrice(price, one.currency), typedPrice(draft.base[name]?.price ?? '', one.currency)]
      : []
    return own === undefined || of === undefined || own < of
  }

  function withTax(name: string, text: string): string {
    const one = list.base.find((base) => listOf(base) === name)
    const amount = one && typedPrice(text, one.currency)
    if (!one || amount === undefined) return ''
    const shown = shownPrice(
      amount,
      { taxRate: one.taxRate },
      { pricesIncludeTax: one.includesTax, priceDisplay: 'incl' },
    )
    return formats.money({ amount: shown, currency: one.currency })
  }
}
