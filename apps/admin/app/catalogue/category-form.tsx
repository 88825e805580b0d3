import { useState } from 'react'
import { m } from '../paraglide/messages.js'
import { languageName } from '../platform/language.ts'
import { Button } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Area, Check, Field, Input } from '../ui/field.tsx'
import { FormProblems, ProblemSummary } from '../ui/form-problems.tsx'
import { Note } from '../ui/note.tsx'
import type { CategoriesPage, Category, CategoryDeed } from './categories.server.ts'
import { useSave } from './use-save.ts'

type CategoryFormProps = {
  readonly category: Category
  readonly website: CategoriesPage['website']
  readonly mayChange: boolean
}

/** Texts of a category in every language, and its settings. A language without a text takes the one of the source. */
export function CategoryForm({ category, website, mayChange }: CategoryFormProps) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const [settings, setSettings] = useState<Partial<Pick<Category, 'isActive' | 'isInMenu' | 'showsPrices'>>>(
    {},
  )
  const [isDeleting, setDeleting] = useState(false)
  const save = useSave<CategoryDeed, unknown>('/categories', () => setDeleting(false))
  const { id, version } = category
  const source = website.storeViews[0]?.language ?? 'en'
  const others = [...new Set(website.storeViews.map(({ language }) => language))].filter(
    (one) => one !== source,
  )
  const languages = [
    { code: 'default', language: source },
    ...others.map((language) => ({ code: language, language })),
  ]
  const own = (code: string, name: string) => texts[`${name}@${code}`] ?? category.texts[code]?.[name] ?? ''
  const field = (code: string, name: string, language: string) => ({
    lang: language,
    isChanged: `${name}@${code}` in texts,
    value: own(code, name),
    placeholder: code === 'default' ? undefined : own('default', name),
    readOnly: !mayChange,
    onChange: ({ target }: { target: { value: string } }) =>
      setTexts({ ...texts, [`${name}@${code}`]: target.value }),
  })
  const flag = (name: 'isActive' | 'isInMenu' | 'showsPrices') => ({
    checked: settings[name] ?? category[name],
    disabled: !mayChange,
    onChange: ({ target }: { target: { checked: boolean } }) =>
      setSettings({ ...settings, [name]: target.checked }),
  })
  const isChanged = Object.keys(texts).length > 0 || Object.keys(settings).length > 0
  const send = () => {
    const byLanguage = Map.groupBy(Object.entries(texts), ([key]) => key.split('@')[1] ?? 'default')
    const change = {
      ...settings,
      texts: [...byLanguage].map(([language, entries]) => ({
        language,
        ...Object.fromEntries(entries.map(([key, text]) => [key.split('@')[0] ?? '', text])),
      })),
    }
    save.send({ intent: 'change', id, version, change })
  }
  return (
    <Card title={category.name}>
      <CardPart>
        <FormProblems problems={save.failure?.problems ?? []}>
          <ProblemSummary />
          {save.failure && save.failure.problems.length === 0 && (
            <Note kind="bad" live title={save.failure.message || m.form_failed()} />
          )}
          {languages.map(({ code, language }) => (
            <Field
              key={code}
              name={`name@${code}`}
              label={`${m.categories_name()}, ${languageName(language)}`}
            >
              <Input {...field(code, 'name', language)} />
            </Field>
          ))}
          {languages.map(({ code, language }) => (
            <Field
              key={code}
              name={`description@${code}`}
              label={`${m.categories_opening()}, ${languageName(language)}`}
            >
              <Area {...field(code, 'description', language)} />
            </Field>
          ))}
          <Field name="urlKey@default" label={m.categories_address()} help={m.product_seo_redirect()}>
            <Input {...field('default', 'urlKey', source)} />
          </Field>
          <Check {...flag('isActive')}>{m.categories_active()}</Check>
          <Check {...flag('isInMenu')}>{m.categories_menu()}</Check>
          <Check {...flag('showsPrices')}>{m.categories_prices()}</Check>
        </FormProblems>
        {mayChange && (
          <div className="row between">
            <Button
              variant="primary"
              disabled={!isChanged}
              busy={save.isBusy && m.form_saving()}
              onClick={send}
            >
              {m.sheet_save()}
            </Button>
            <Button variant="danger" onClick={() => setDeleting(true)}>
              {m.product_delete()}
            </Button>
          </div>
        )}
      </CardPart>
      <Dialog
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        title={m.product_delete_title({ name: category.name })}
        actions={
          <>
            <Button onClick={() => setDeleting(false)}>{m.product_keep()}</Button>
            <Button variant="danger" onClick={() => save.send({ intent: 'delete', id, version })}>
              {m.categories_delete()}
            </Button>
          </>
        }
      >
        <p>{m.categories_delete_text()}</p>
      </Dialog>
    </Card>
  )
}
