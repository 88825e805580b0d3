import { languageName } from '../platform/language.ts'
import type { ProductPage } from './product.server.ts'
import type { Editor } from './use-editor.ts'

/** A scope of texts: the default one, or a store view. */
export type EditorStore = { readonly code: string; readonly language: string; readonly name: string }

/**
 * The default scope, in the language of the website's first store view, and the store views in other languages or with texts of
 * their own.
 */
export function editorStores({ storeViews }: ProductPage['website'], editor: Editor): EditorStore[] {
  const [first] = storeViews
  const source = first?.language ?? 'en'
  const own = new Set(Object.keys(editor.row.fields).flatMap((field) => field.split('@')[1] ?? []))
  const views = storeViews.filter(({ code, language }) => language !== source || own.has(code))
  const names = views.map(({ language }) => language)
  return [
    { code: 'default', language: source, name: languageName(source) },
    ...views.map(({ code, language, name }) => {
      const isTwice = names.filter((one) => one === language).length > 1
      const spoken = languageName(language)
      return { code, language, name: isTwice ? `${spoken} (${name})` : spoken }
    }),
  ]
}
