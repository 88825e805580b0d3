import { useEffect, useState } from 'react'
import { useFrame } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Check, Field, Input, Select } from '../ui/field.tsx'
import { ChangedBy } from './changed-by.tsx'
import type { Editor } from './use-editor.ts'

export type Part = { readonly id: string; readonly label: string; readonly lacks?: string | undefined }

/** The index of the editor at its start, and where a product is sold. */
export function ProductSide({ editor, parts }: { editor: Editor; parts: readonly Part[] }) {
  const { websites } = useFrame()
  const current = useCurrentPart(parts)
  const sold = editor.texts('websites')
  return (
    <div className="stack loose editor-side">
      <nav className="index" aria-label={m.product_parts()}>
        {parts.map(({ id, label, lacks }) => (
          <a key={id} href={`#${id}`} aria-current={current === id || undefined}>
            {label}
            {lacks && <span className="d">{lacks}</span>}
          </a>
        ))}
      </nav>
      <ChangedBy permission="catalogue.edit">
        <section className="stack tight">
          <h2 className="h3">{m.product_where()}</h2>
          <Check
            checked={editor.flag('enabled')}
            onChange={({ target }) => editor.set('enabled', target.checked)}
          >
            {m.product_online()}
          </Check>
          {websites.map(({ code, name }) => (
            <Check
              key={code}
              checked={sold.includes(code)}
              onChange={({ target }) => {
                const next = websites.filter((one) =>
                  one.code === code ? target.checked : sold.includes(one.code),
                )
                editor.set(
                  'websites',
                  next.map((one) => one.code),
                )
              }}
            >
              {name}
            </Check>
          ))}
        </section>
        <Field name="visibility" label={m.product_field_visibility()}>
          <Select
            isChanged={editor.isChanged('visibility')}
            value={editor.text('visibility')}
            choices={[
              { value: '4', label: m.product_visibility_both() },
              { value: '2', label: m.product_visibility_catalogue() },
              { value: '3', label: m.product_visibility_search() },
              { value: '1', label: m.product_visibility_none() },
            ]}
            onChange={({ target }) => editor.set('visibility', Number(target.value))}
          />
        </Field>
        <Field name="sku" label={m.product_field_sku()}>
          <Input
            isChanged={editor.isChanged('sku')}
            value={editor.text('sku')}
            onChange={({ target }) => editor.set('sku', target.value)}
          />
        </Field>
        <Field name="weight" label={m.product_field_weight()}>
          <Input
            numeric
            width="w8"
            key={JSON.stringify(editor.stored('weight'))}
            isChanged={editor.isChanged('weight')}
            defaultValue={editor.text('weight')}
            onBlur={({ target }) => {
              const weight = Number(target.value.replace(',', '.'))
              editor.set(
                'weight',
                target.value.trim() === '' ? null : Number.isNaN(weight) ? { invalid: target.value } : weight,
              )
            }}
          />
        </Field>
      </ChangedBy>
    </div>
  )
}

/** The part that is at the top of the window. */
function useCurrentPart(parts: readonly Part[]): string | undefined {
  const [current, setCurrent] = useState(parts[0]?.id)
  const ids = parts.map(({ id }) => id).join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        if (seen) setCurrent(seen.target.id)
      },
      { rootMargin: '0px 0px -75% 0px' },
    )
    for (const id of ids.split(' ')) {
      const part = document.querySelector(`#${CSS.escape(id)}`)
      if (part) observer.observe(part)
    }
    return () => observer.disconnect()
  }, [ids])
  return current
}
