import { withoutTags } from '@comptoir/rules/html-text'
import { useState } from 'react'
import { useInherited } from '../forms/use-inherited.ts'
import { useAllowed } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Card } from '../ui/card.tsx'
import { Area, Field, Input, Segment } from '../ui/field.tsx'
import type { EditorStore } from './editor-stores.ts'
import type { ProductPage } from './product.server.ts'
import type { Editor } from './use-editor.ts'

/** Characters that search engines show. */
const TITLE = 60
const DESCRIPTION = 160

/** What search engines show, by language, with a preview. */
export function SeoPart({
  editor,
  stores,
  website,
}: {
  editor: Editor
  stores: readonly EditorStore[]
  website: ProductPage['website']
}) {
  const [code, setCode] = useState('default')
  const store = stores.find((one) => one.code === code) ?? stores[0]
  if (!store) return null
  const own = (name: string) => editor.text(`${name}@${store.code}`)
  const shown = (name: string) => own(name) || editor.text(`${name}@default`)
  const title = shown('meta_title') || shown('name')
  const text = shown('meta_description') || plain(shown('short_description'))
  return (
    <Card
      id="seo"
      title={m.product_part_seo()}
      actions={
        stores.length > 1 && (
          <Segment
            small
            label={m.product_text_languages()}
            value={code}
            choices={stores.map((one) => ({ value: one.code, label: one.language }))}
            onChange={setCode}
          />
        )
      }
    >
      <div className="in two">
        <div className="stack tight" key={store.code}>
          <Field name="meta_title" label={m.product_seo_title({ count: title.length, most: TITLE })}>
            <SeoText editor={editor} code="meta_title" store={store} />
          </Field>
          <Field
            name="meta_description"
            label={m.product_seo_description({ count: text.length, most: DESCRIPTION })}
          >
            <SeoText editor={editor} code="meta_description" store={store} isLong />
          </Field>
          <Field name="url_key" label={m.product_seo_address()} help={m.product_seo_redirect()}>
            <SeoText editor={editor} code="url_key" store={store} />
          </Field>
        </div>
        <section className="seo" aria-label={m.product_seo_preview()}>
          <p className="small muted">{`${website.name} › ${store.language} › ${shown('url_key')}`}</p>
          <p className="t">{cut(title, TITLE)}</p>
          <p className="small muted">{cut(text, DESCRIPTION)}</p>
        </section>
      </div>
    </Card>
  )
}

type SeoTextProps = {
  readonly editor: Editor
  readonly code: string
  readonly store: EditorStore
  readonly isLong?: boolean
}

function SeoText({ editor, code, store, isLong = false }: SeoTextProps) {
  const readOnly = !useAllowed()('catalogue.edit')
  const field = `${code}@${store.code}`
  const stored = editor.stored(field)
  const { value, isInherited, type, onBlur } = useInherited({
    own: editor.text(field),
    stored: typeof stored === 'string' ? stored : '',
    source: store.code === 'default' ? '' : editor.text(`${code}@default`),
    set: (text) => editor.set(field, text || null),
  })
  const shared = {
    readOnly,
    lang: isInherited ? undefined : store.language,
    isChanged: editor.isChanged(field),
    isInherited,
    value,
    onBlur,
    onChange: ({ target }: { target: { value: string } }) => type(target.value),
  }
  return isLong ? <Area {...shared} /> : <Input {...shared} />
}

const plain = (html: string) => withoutTags(html, ' ').replaceAll(/\s+/g, ' ').trim()
const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
