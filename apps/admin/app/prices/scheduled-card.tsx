import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import { useListName, withValues, type PriceCardProps, type Values } from './price-card.ts'
import { listOf } from './price-draft.ts'
import { PriceCell, PriceSheet, RemoveCell, SelectCell } from './price-sheet.tsx'

/** Base prices that begin on a day. */
export function ScheduledCard({ list, draft, stored, invalid, onChange }: PriceCardProps) {
  const nameOf = useListName()
  const lists = list.base.map((one) => ({ value: listOf(one), label: nameOf(one) }))
  const before = new Map(stored.scheduled.map((one) => [one.key, one]))
  const [first] = list.base
  const set = (values: Values) =>
    onChange({ ...draft, scheduled: withValues(draft.scheduled, 'scheduled', values) })
  const add = () => {
    if (!first) return
    const name = draft.scheduled.at(-1)?.list ?? listOf(first)
    const price = draft.base[name]?.price ?? ''
    const added = { key: `${Date.now()}`, list: name, day: '', price }
    onChange({ ...draft, scheduled: [...draft.scheduled, added] })
  }
  return (
    <Card title={m.price_scheduled_card()} fact={m.price_scheduled_text()}>
      {draft.scheduled.length > 0 && (
        <PriceSheet
          caption={m.price_scheduled_card()}
          heads={[
            { label: m.price_website() },
            { label: m.price_col_from(), isNumeric: true },
            { label: m.price_col_new(), isNumeric: true },
          ]}
          canRemove
          onSet={set}
        >
          {draft.scheduled.map((one) => {
            const cell = (part: 'day' | 'price', label: string) => ({
              name: `scheduled ${one.key} ${part}`,
              label,
              value: one[part],
              before: before.get(one.key)?.[part],
              isInvalid: invalid.has(`scheduled ${one.key} ${part}`),
              onChange: (text: string) => set([{ name: `scheduled ${one.key} ${part}`, text }]),
            })
            return (
              <tr key={one.key}>
                <SelectCell
                  name={`scheduled ${one.key} list`}
                  label={m.price_website()}
                  value={one.list}
                  choices={lists}
                  onChange={(value) => set([{ name: `scheduled ${one.key} list`, text: value }])}
                />
                <PriceCell {...cell('day', m.price_col_from())} type="date" />
                <PriceCell {...cell('price', m.price_col_new())} />
                <RemoveCell
                  label={m.price_remove()}
                  onRemove={() =>
                    onChange({ ...draft, scheduled: draft.scheduled.filter((other) => other !== one) })
                  }
                />
              </tr>
            )
          })}
        </PriceSheet>
      )}
      <CardPart>
        <Button small icon="plus" className="start" onClick={add}>
          {m.price_add_scheduled()}
        </Button>
      </CardPart>
    </Card>
  )
}
