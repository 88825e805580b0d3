import type { OrderList } from '../order-lists/order-lists.server.ts'
import * as m from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import type { QuickOrderResult } from './quick-order-actions.server.ts'

/** Order lists of a professional, and which of them the address names. */
export interface KeepChoice {
  readonly lists: readonly OrderList[]
  readonly chosen: string
}

interface KeepProps {
  readonly choice: KeepChoice
  readonly last: QuickOrderResult['keep']
  readonly busy: boolean
}

/** Puts the rows into an order list, or into a new one. */
export function KeepFields({ choice: { lists, chosen }, last, busy }: KeepProps) {
  const into = last?.into ?? chosen
  return (
    <details className="fold" open={last !== undefined || chosen !== ''}>
      <summary>{m.order_list_keep_title()}</summary>
      <div className="stack gy-4 measure">
        {lists.length > 0 && (
          <SelectField key={into} name="into" label={m.order_list_keep_into()} defaultValue={into}>
            {lists.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="">{m.order_list_keep_new()}</option>
          </SelectField>
        )}
        <TextField
          key={`${last?.name} ${last?.error}`}
          name="new_list"
          label={m.order_list_keep_name()}
          error={last?.error}
          defaultValue={last?.name}
          maxLength={255}
          autoComplete="off"
        />
        <p>
          <Button name="intent" value="keep" busy={busy}>
            {m.order_list_keep()}
          </Button>
        </p>
      </div>
    </details>
  )
}
