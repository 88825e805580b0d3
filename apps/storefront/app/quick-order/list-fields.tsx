import { LONGEST_LIST } from '@comptoir/rules/quick-order'
import { useState } from 'react'
import * as m from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Field, TextArea } from '../ui/field.tsx'

interface ListProps {
  /** What is left of the last list. */
  readonly list: string
  readonly error: string | undefined
  readonly busy: boolean
}

/** A list to paste, or a file of one, whose products become rows. */
export function ListFields({ list, error, busy }: ListProps) {
  const [isTooLarge, setIsTooLarge] = useState(false)
  return (
    <details className="fold" open={list !== '' || error !== undefined}>
      <summary>{m.quick_order_import()}</summary>
      <div className="stack gy-4">
        <TextArea
          // The field keeps what is typed until there is another answer.
          key={`${list} ${error}`}
          name="list"
          label={m.quick_order_list()}
          help={m.quick_order_list_help()}
          error={error}
          rows={6}
          maxLength={LONGEST_LIST}
          spellCheck={false}
          defaultValue={list}
        />
        <Field
          name="file"
          label={m.quick_order_file()}
          error={isTooLarge ? m.quick_order_file_size({ most: String(LONGEST_LIST / 1000) }) : undefined}
        >
          {(wiring) => (
            <input
              {...wiring}
              type="file"
              accept=".csv,.txt,.tsv,text/csv,text/plain"
              onChange={({ currentTarget: field }) => {
                const isLarge = (field.files?.[0]?.size ?? 0) > LONGEST_LIST
                setIsTooLarge(isLarge)
                // The server would refuse the whole form.
                if (isLarge) field.value = ''
              }}
            />
          )}
        </Field>
        <p>
          <Button name="intent" value="import" busy={busy}>
            {m.quick_order_import_add()}
          </Button>
        </p>
      </div>
    </details>
  )
}
