import { withoutTags } from '@comptoir/rules/html-text'
import { useState } from 'react'
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
  const field = (name: string) => ({
    isChanged: editor.isChanged(`${name}@${store.code}`),
    isInherited: own(name) === '' && shown(name) !== '',
    lang: store.language,
    value: shown(name),
    onChange: ({ target }: { target: { value: string } }) =>
      editor.set(`${name}@${store.code}`, target.value || null),
  })
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
        <div className="stack tight">
          <Field name="meta_title" label={m.product_seo_title({ count: title.length, most: TITLE })}>
            <Input {...field('meta_title')} />
          </Field>
          <Field
            name="meta_description"
            label={m.product_seo_description({ count: text.length, most: DESCRIPTION })}
          >
            <Area {...field('meta_description')} />
          </Field>
          <Field name="url_key" label={m.product_seo_address()} help={m.product_seo_redirect()}>
            <Input {...field('url_key')} />
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

const plain = (html: string) => withoutTags(html, ' ').replaceAll(/\s+/g, ' ').trim()
const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
