import { useState } from 'react'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Note } from '../ui/note.tsx'
import type { AttributeDeed, AttributeRecord } from './attributes.server.ts'
import { useSave } from './use-save.ts'

/** Deletes an attribute, after what is lost with it has been said. */
export function DeleteAttribute({ attribute }: { attribute: AttributeRecord }) {
  const { id, version, label, products, isFilterable, sets } = attribute
  const [isAsking, setAsking] = useState(false)
  const save = useSave<AttributeDeed, unknown>(`/attributes/${id}`, () => setAsking(false))
  const { failure } = save
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {m.product_delete()}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={m.product_delete_title({ name: label })}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{m.product_keep()}</Button>
            <Button
              variant="danger"
              busy={save.isBusy && m.form_saving()}
              onClick={() => save.send({ intent: 'delete', id, version, losing: products })}
            >
              {m.attribute_delete()}
            </Button>
          </>
        }
      >
        <div className="stack tight">
          <p>{m.attribute_delete_values({ count: products })}</p>
          {isFilterable && <p>{m.attribute_delete_filter()}</p>}
          {sets.length > 0 && <p>{m.attribute_delete_sets({ sets: sets.join(', ') })}</p>}
          <p>{m.attribute_delete_text()}</p>
          {failure && (
            <Note
              kind="bad"
              live
              title={failure.problems[0]?.message ?? (failure.message || m.form_failed())}
            />
          )}
        </div>
      </Dialog>
    </>
  )
}
