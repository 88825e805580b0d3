import { optionFieldName } from '../catalogue/option-field-name.ts'
import { quantityField, unitsOf, type FormValues, type ProductOption } from './configuration.ts'
import { firstAvailable, selectionIn, type ConfigurableOption, type Variant } from './variants.ts'

interface SelectablePage {
  readonly options: readonly ConfigurableOption[]
  readonly productOptions: readonly ProductOption[]
}

/**
 * Selection of a form or URL as a query that restores it, for shared links and for browsers without JavaScript. Without entered
 * texts.
 */
export function sharedSelection(
  { options, productOptions }: SelectablePage,
  fields: FormValues,
): URLSearchParams {
  const shared = new URLSearchParams()
  for (const [code, uid] of Object.entries(selectionIn(options, fields)))
    shared.set(optionFieldName(code), uid)
  for (const option of productOptions) {
    const values = fields.getAll(option.name)
    for (const value of option.values.filter(({ uid }) => values.includes(uid))) {
      shared.append(option.name, value.uid)
      const units = unitsOf(option, value, fields)
      if (units !== value.quantity) shared.set(quantityField(option, value), String(units))
    }
  }
  return shared
}

/**
 * Initial fields of the form: the selection of the URL, else the defaults. Options that it leaves open are those of the first
 * variant that can be bought; the value of an option that has only one is selected in any case.
 */
export function initialFields(
  page: SelectablePage & { readonly defaults: string; readonly variants: readonly Variant[] },
  address: FormValues,
): string {
  const fields = new URLSearchParams(page.defaults)
  const shared = sharedSelection(page, address)
  if (page.productOptions.some(({ name }) => shared.has(name)))
    for (const { name } of page.productOptions) fields.delete(name)
  for (const { code, values } of page.options)
    if (values.length === 1 && values[0]) fields.set(optionFieldName(code), values[0].uid)
  const chosen = firstAvailable(page.options, page.variants, selectionIn(page.options, shared))
  for (const [code, uid] of Object.entries(chosen)) fields.set(optionFieldName(code), uid)
  for (const name of new Set(shared.keys())) fields.delete(name)
  for (const [name, value] of shared) fields.append(name, value)
  return fields.toString()
}
