import { useState } from 'react'
import { useAllowed } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field, Input } from '../ui/field.tsx'
import { FormProblems } from '../ui/form-problems.tsx'
import { Note } from '../ui/note.tsx'
import type { SheetRow } from './sheet-row.ts'
import { useSave } from './use-save.ts'

/** Copies and deletes a product. */
export function ProductDeeds({ product }: { product: SheetRow }) {
  const { id, version, sku, name } = product
  const isAllowed = useAllowed()
  const [asked, setAsked] = useState<'copy' | 'delete'>()
  const [copySku, setCopySku] = useState(`${sku}-2`)
  const close = () => setAsked(undefined)
  const copy = useSave<{ intent: 'duplicate'; id: string; version: string; sku: string }, unknown>(
    `/products/${id}`,
    close,
  )
  const remove = useSave<{ intent: 'delete'; id: string; version: string }, unknown>(`/products/${id}`, close)
  if (!isAllowed('catalogue.edit')) return null
  return (
    <>
      <Button onClick={() => setAsked('copy')}>{m.product_duplicate()}</Button>
      <Button variant="danger" onClick={() => setAsked('delete')}>
        {m.product_delete()}
      </Button>
      <Dialog
        isOpen={asked === 'copy'}
        onClose={close}
        title={m.product_duplicate_title({ name })}
        actions={
          <>
            <Button onClick={close}>{m.product_cancel()}</Button>
            <Button
              variant="primary"
              busy={copy.isBusy && m.form_saving()}
              onClick={() => copy.send({ intent: 'duplicate', id, version, sku: copySku })}
            >
              {m.product_duplicate()}
            </Button>
          </>
        }
      >
        <FormProblems problems={copy.failure?.problems ?? []}>
          <Field name="sku" label={m.product_field_sku()} help={m.product_duplicate_help()}>
            <Input value={copySku} onChange={({ target }) => setCopySku(target.value)} />
          </Field>
        </FormProblems>
      </Dialog>
      <Dialog
        isOpen={asked === 'delete'}
        onClose={close}
        title={m.product_delete_title({ name })}
        actions={
          <>
            <Button onClick={close}>{m.product_keep()}</Button>
            <Button
              variant="danger"
              busy={remove.isBusy && m.form_saving()}
              onClick={() => remove.send({ intent: 'delete', id, version })}
            >
              {m.product_delete()}
            </Button>
          </>
        }
      >
        <p>{m.product_delete_text()}</p>
        {remove.failure && <Note kind="bad" live title={remove.failure.message || m.form_failed()} />}
      </Dialog>
    </>
  )
}
