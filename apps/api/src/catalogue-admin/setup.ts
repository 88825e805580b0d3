import type { AdminContext } from '../platform/admin/context.ts'
import { readScopes } from './scopes.ts'
import { selectSets } from './attributes.sql.ts'
import { selectTaxRates } from './products.sql.ts'

/** What the fields of products refer to, with labels in the language of the person. */
export async function catalogueSetup({ app, language }: AdminContext) {
  const [scopes, sets, rates] = await Promise.all([
    readScopes(app.sql),
    selectSets(app.sql),
    selectTaxRates(app.sql),
  ])
  const classes = new Set(rates.flatMap((one) => Object.keys(one.rates)))
  const { attributes } = app.catalogue.snapshot
  const labelIn = (labels: Readonly<Record<string, string>>, fallback: string) =>
    labels[language] ?? labels.default ?? Object.values(labels)[0] ?? fallback
  return {
    taxClasses: [...classes, 'none'].map((code) => ({
      code,
      rates: Object.fromEntries(
        rates.flatMap((one) => (code in one.rates ? [[one.website, one.rates[code]]] : [])),
      ),
    })),
    priceLists: [...scopes.websites.values()].map(({ code, currency, currencies }) => ({
      website: code,
      currencies: currencies.filter((one) => one !== currency),
    })),
    attributeSets: sets,
    attributes: attributes.map(({ id, code, type, labels, isFilterable, options }) => ({
      id,
      code,
      type,
      labels,
      isFilterable,
      label: labelIn(labels, code),
      options: options.map((option) => ({
        id: option.id,
        value: option.value,
        labels: option.labels,
        label: labelIn(option.labels, option.value),
      })),
    })),
    customerGroups: [...scopes.groups.keys()],
  }
}
