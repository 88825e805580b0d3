import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field, Input } from '../ui/field.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { changedAt } from './option-entries.ts'
import type { OptionDraft } from './option-draft.ts'
import { SwatchTools } from './swatch-tools.tsx'

type AttributeOptionsProps = {
  readonly options: readonly OptionDraft[]
  /** The route that takes uploaded pictures. */
  readonly path: string
  /** The language of the default scope. */
  readonly source: string
  /** The other languages of the shops. */
  readonly languages: readonly string[]
  readonly mayChange: boolean
  readonly onChange: (options: readonly OptionDraft[]) => void
}

/** The options of an attribute in order, with their labels in all languages and their swatches. */
export function AttributeOptions(props: AttributeOptionsProps) {
  const { options, path, source, languages, mayChange, onChange } = props
  return (
    <Card
      title={m.attribute_options()}
      fact={m.option_count({ count: options.length })}
      actions={
        mayChange && (
          <Button small icon="plus" onClick={() => onChange([...options, { value: '', labels: {} }])}>
            {m.option_add()}
          </Button>
        )
      }
    >
      <div className="scroll-x">
        <table className="table s options">
          <thead>
            <tr>
              <th scope="col">{m.option_title({ language: source })}</th>
              {languages.map((language) => (
                <th key={language} scope="col">
                  {m.option_title({ language })}
                </th>
              ))}
              <th scope="col">{m.attribute_swatch()}</th>
              <th scope="col" className="num">
                {m.nav_products()}
              </th>
              <th>
                <span className="vh">{m.product_remove()}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {options.map((option, at) => {
              const change = (values: Partial<OptionDraft>) => onChange(changedAt(options, at, values))
              const text = (name: string, label: string, value: string, set: (text: string) => void) => (
                <Field name={`options.${at}.${name}`} label={label} hidesLabel>
                  <Input readOnly={!mayChange} value={value} onChange={({ target }) => set(target.value)} />
                </Field>
              )
              return (
                <tr key={option.id ?? `new-${at}`}>
                  <td>
                    {text('value', m.option_title({ language: source }), option.value, (value) =>
                      change({ value, labels: { ...option.labels, default: value } }),
                    )}
                  </td>
                  {languages.map((language) => (
                    <td key={language}>
                      {text(
                        `labels.${language}`,
                        m.option_title({ language }),
                        option.labels[language] ?? '',
                        (label) => change({ labels: { ...option.labels, [language]: label } }),
                      )}
                    </td>
                  ))}
                  <td>
                    <div className="row">
                      <SwatchTools option={option} path={path} mayChange={mayChange} onChange={change} />
                      {text('swatch', m.attribute_swatch(), option.swatch ?? '', (swatch) =>
                        change({ swatch: swatch || null, picture: null }),
                      )}
                    </div>
                  </td>
                  <td className="num">{option.products ?? 0}</td>
                  <td className="acts-cell">
                    {mayChange && (
                      <MoveButtons
                        list={options}
                        at={at}
                        name={option.value || m.option_new()}
                        onChange={onChange}
                      />
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
