import { typedPrice } from '@comptoir/rules/typed-number'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Card } from '../ui/card.tsx'
import { useListName, type BaseList, type PriceCardProps, type Values } from './price-card.ts'
import { listOf, type PriceDraft, type TypedBase } from './price-draft.ts'
import { PriceCell, PriceSheet } from './price-sheet.tsx'

/** Base and special prices by website and currency. */
export function BaseCard({ list, draft, stored, invalid, onChange }: PriceCardProps) {
  const nameOf = useListName()
  const formats = useFormats()
  const put = (base: PriceDraft['base'], name: string, change: Partial<TypedBase>) => {
    const one = base[name]
    return one ? { ...base, [name]: { ...one, ...change } } : base
  }
  const set = (values: Values) => {
    let { base } = draft
    for (const { name, text } of values) {
      const [, website = '', currency = '', part = ''] = name.split(' ')
      base = put(base, `${website} ${currency}`, { [part]: text })
    }
    onChange({ ...draft, base })
  }
  return (
    <Card title={m.price_base_card()} fact={m.price_base_card_text()}>
      <PriceSheet
        caption={m.price_base_card()}
        heads={[
          { label: m.price_website() },
          { label: m.price_base_price(), isNumeric: true },
          { label: m.price_special_price(), isNumeric: true },
          { label: m.price_special_from(), isNumeric: true },
          { label: m.price_special_to(), isNumeric: true },
        ]}
        onSet={set}
      >
        {list.base.map((one) => {
          const name = listOf(one)
          const [typed, before] = [draft.base[name], stored.base[name]]
          if (!typed || !before) return null
          const cell = (part: keyof TypedBase, label: string) => ({
            name: `base ${name} ${part}`,
            label: `${label}, ${nameOf(one)}`,
            value: typed[part],
            before: before[part],
            isInvalid: invalid.has(`base ${name} ${part}`),
            onChange: (text: string) => set([{ name: `base ${name} ${part}`, text }]),
          })
          return (
            <tr key={name}>
              <th scope="row">
                {nameOf(one)}
                <small className="muted block">{one.includesTax ? m.price_incl() : m.price_excl()}</small>
                {one.lowestRecent && (
                  <small className="muted block">
                    {m.price_lowest_recent({ amount: formats.money(one.lowestRecent) })}
                  </small>
                )}
              </th>
              <PriceCell
                {...cell('price', m.price_base_price())}
                placeholder={one.converted ? formats.money(one.converted) : undefined}
              />
              <PriceCell {...cell('special', m.price_special_price())} doubt={specialDoubt(one, typed)} />
              <PriceCell {...cell('from', m.price_special_from())} type="date" />
              <PriceCell {...cell('to', m.price_special_to())} type="date" />
            </tr>
          )
        })}
      </PriceSheet>
    </Card>
  )
}

/** Why a special price may be a mistake. */
function specialDoubt(one: BaseList, { price, special }: TypedBase): string | undefined {
  const [base, amount] = [typedPrice(price, one.currency), typedPrice(special, one.currency)]
  if (amount === undefined) return undefined
  if (base !== undefined && amount >= base) return m.price_doubt_not_lower()
  if (one.lowestRecent && amount > one.lowestRecent.amount) return m.price_doubt_lowest()
  return undefined
}
