import { m } from '../paraglide/messages.js'
import { Field, Input } from '../ui/field.tsx'
import type { EditorStore } from './editor-stores.ts'

type Titles = { readonly title: string; readonly titles: Readonly<Record<string, string>> }

type TitleFieldsProps = Titles & {
  /** Path of the entry, by which problems of the API find its fields. */
  readonly name: string
  readonly stores: readonly EditorStore[]
  readonly onChange: (change: Partial<Titles>) => void
}

/** The title of an entry in the source language and, side by side, in the others. */
export function TitleFields({ name, title, titles, stores, onChange }: TitleFieldsProps) {
  const [source, ...others] = stores
  const languages = [...new Map(others.map((one) => [one.language, one])).values()]
  return (
    <div className="three">
      <Field name={`${name}.title`} label={m.option_title({ language: source?.language ?? '' })}>
        <Input
          lang={source?.language}
          value={title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Field>
      {languages
        .filter(({ language }) => language !== source?.language)
        .map(({ language }) => (
          <Field key={language} name={`${name}.titles.${language}`} label={m.option_title({ language })}>
            <Input
              lang={language}
              isInherited={!titles[language]}
              placeholder={title}
              value={titles[language] ?? ''}
              onChange={({ target }) => {
                const { [language]: _, ...rest } = titles
                onChange({ titles: target.value === '' ? rest : { ...rest, [language]: target.value } })
              }}
            />
          </Field>
        ))}
    </div>
  )
}
