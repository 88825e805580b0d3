import { useState } from 'react'
import { FailureNote } from '../forms/failure-note.tsx'
import { RichText } from '../forms/rich-text.tsx'
import { useDraft } from '../forms/use-draft.ts'
import { useInherited } from '../forms/use-inherited.ts'
import { m } from '../paraglide/messages.js'
import { languageName } from '../platform/language.ts'
import { Button } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Check, Field, Input } from '../ui/field.tsx'
import { FormProblems, ProblemSummary } from '../ui/form-problems.tsx'
import type { CategoriesPage, Category, CategoryDeed } from './categories.server.ts'
import { useSave } from './use-save.ts'

type CategoryFormProps = {
  readonly category: Category
  readonly website: CategoriesPage['website']
  readonly mayChange: boolean
}

/** What the form changes: texts by `name@language`, and settings. */
type CategoryDraft = {
  readonly texts: Readonly<Record<string, string>>
  readonly settings: Partial<Pick<Category, 'isActive' | 'isInMenu' | 'showsPrices'>>
}

const noChange: CategoryDraft = { texts: {}, settings: {} }

/** The name of the category is the h1 above the text. */
const LEVELS = [2, 3] as const

/** Texts of a category in every language, and its settings. A language without a text takes the one of the source. */
export function CategoryForm({ category, website, mayChange }: CategoryFormProps) {
  const { id, version } = category
  const editing = useDraft<CategoryDraft>(`category-${id}`, { value: noChange, version })
  const { texts, settings } = editing.value
  const [isDeleting, setDeleting] = useState(false)
  const save = useSave<CategoryDeed, unknown>('/categories', () => {
    setDeleting(false)
    editing.discard()
  })
  const source = website.storeViews[0]?.language ?? 'en'
  const otherLanguages = [...new Set(website.storeViews.map(({ language }) => language))].filter(
    (one) => one !== source,
  )
  const languages = [
    { code: 'default', language: source },
    ...otherLanguages.map((language) => ({ code: language, language })),
  ]
  const stored = (code: string, name: string) => category.texts[code]?.[name] ?? ''
  const own = (code: string, name: string) => texts[`${name}@${code}`] ?? stored(code, name)
  const setText = (code: string, name: string, text: string) => {
    const { [`${name}@${code}`]: _before, ...others } = texts
    const isChange = text !== stored(code, name)
    editing.change({ settings, texts: isChange ? { ...others, [`${name}@${code}`]: text } : others })
  }
  const field = (code: string, name: string, language: string) => ({
    lang: language,
    isChanged: `${name}@${code}` in texts,
    value: own(code, name),
    placeholder: code === 'default' ? undefined : own('default', name),
    readOnly: !mayChange,
    onChange: ({ target }: { target: { value: string } }) => setText(code, name, target.value),
  })
  const flag = (name: 'isActive' | 'isInMenu' | 'showsPrices') => ({
    checked: settings[name] ?? category[name],
    disabled: !mayChange,
    onChange: ({ target }: { target: { checked: boolean } }) =>
      editing.change({ texts, settings: { ...settings, [name]: target.checked } }),
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
    save.send({ intent: 'change', id, version: editing.version, change })
  }
  return (
    <Card title={category.name}>
      <CardPart>
        <FormProblems problems={save.failure?.problems ?? []}>
          <ProblemSummary />
          {save.failure && (
            <FailureNote
              failure={save.failure}
              onKeepMine={() => editing.rebase(version)}
              onTakeTheirs={editing.discard}
            />
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
              <Description
                language={language}
                readOnly={!mayChange}
                isChanged={`description@${code}` in texts}
                own={own(code, 'description')}
                stored={stored(code, 'description')}
                source={code === 'default' ? '' : own('default', 'description')}
                set={(html) => setText(code, 'description', html)}
              />
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

type DescriptionProps = Parameters<typeof useInherited>[0] & {
  readonly language: string
  readonly readOnly: boolean
  readonly isChanged: boolean
}

function Description({ language, readOnly, isChanged, ...texts }: DescriptionProps) {
  const { type, ...shown } = useInherited(texts)
  return (
    <RichText
      {...shown}
      label={`${m.categories_opening()}, ${languageName(language)}`}
      lang={shown.isInherited ? undefined : language}
      levels={LEVELS}
      readOnly={readOnly}
      isChanged={isChanged}
      onChange={type}
    />
  )
}
