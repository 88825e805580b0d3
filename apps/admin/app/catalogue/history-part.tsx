import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import { fieldLabel } from './field-label.ts'
import type { FieldValues } from './field-value.ts'
import type { ProductPage } from './product.server.ts'

type HistoryPartProps = {
  readonly history: ProductPage['history']
  readonly attributes: ProductPage['setup']['attributes']
  readonly unsaved: number
  /** Puts the values of before a change into the editor, unsaved. */
  readonly onRestore: (values: FieldValues) => void
}

/** Who changed what, the newest first. Restoring makes a new change; it erases nothing. */
export function HistoryPart({ history, attributes, unsaved, onRestore }: HistoryPartProps) {
  const formats = useFormats()
  return (
    <Card id="history" title={m.product_part_history()}>
      <CardPart>
        <ol className="time">
          {unsaved > 0 && (
            <li className="now">
              <time>{m.product_history_now()}</time>
              <span className="dot" />
              <span>
                {m.product_history_you({ values: m.sheet_values({ count: unsaved }) })}{' '}
                <span className="muted">{m.product_history_unsaved()}</span>
              </span>
            </li>
          )}
          {history.map(({ id, at, actor, action, before, after, products }) => (
            <li key={id}>
              <time dateTime={at}>{formats.moment(at)}</time>
              <span className="dot" />
              <span>
                <b>{actor}</b>{' '}
                {action === 'product.create' ? m.product_history_created() : changedText(after, attributes)}
                {products > 1 && (
                  <span className="muted"> {m.product_history_together({ count: products })}</span>
                )}{' '}
                {action !== 'product.create' && before && (
                  <Button small variant="quiet" icon="undo" onClick={() => onRestore(before)}>
                    {m.product_history_restore()}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ol>
        {history.length === 0 && unsaved === 0 && <p className="muted">{m.product_history_none()}</p>}
      </CardPart>
    </Card>
  )
}

const SHOWN = 4

function changedText(after: FieldValues | null, attributes: HistoryPartProps['attributes']): string {
  const fields = Object.keys(after ?? {})
  const names = [...new Set(fields.map((field) => fieldLabel(field, attributes)))]
  const more = names.length > SHOWN ? m.product_history_more({ count: names.length - SHOWN }) : ''
  return m.product_history_changed({ fields: names.slice(0, SHOWN).join(', ') + more })
}
