import { optionField } from '../catalogue/chosen-options.ts'
import { quantityField, unitsOf, type Answers, type Part } from './composition.ts'
import { selectionIn, type ProductOption } from './variants.ts'

interface Choosable {
  readonly options: readonly ProductOption[]
  readonly parts: readonly Part[]
}

/**
 * What is chosen in a form, or in an address, as the query that brings the same choice back: for links that are sent
 * to somebody, and for browsers without script. What was written stays out of it.
 */
export function sharedChoice({ options, parts }: Choosable, fields: Answers): URLSearchParams {
  const shared = new URLSearchParams()
  for (const [code, uid] of Object.entries(selectionIn(options, fields))) shared.set(optionField(code), uid)
  for (const part of parts) {
    const values = fields.getAll(part.name)
    for (const choice of part.choices.filter(({ uid }) => values.includes(uid))) {
      shared.append(part.name, choice.uid)
      const units = unitsOf(part, choice, fields)
      if (units !== choice.quantity) shared.set(quantityField(part, choice), String(units))
    }
  }
  return shared
}

/**
 * The fields as the page opens with them: its defaults, or what its address chooses instead. An option with one value
 * leaves nothing to choose.
 */
export function openingFields(page: Choosable & { readonly defaults: string }, address: Answers): string {
  const fields = new URLSearchParams(page.defaults)
  const shared = sharedChoice(page, address)
  if (page.parts.some(({ name }) => shared.has(name))) for (const { name } of page.parts) fields.delete(name)
  for (const { code, values } of page.options)
    if (values.length === 1 && values[0]) fields.set(optionField(code), values[0].uid)
  for (const name of new Set(shared.keys())) fields.delete(name)
  for (const [name, value] of shared) fields.append(name, value)
  return fields.toString()
}
