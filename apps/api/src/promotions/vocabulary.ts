import type {
  ConditionChoice,
  ConditionField,
  ConditionValueKind,
  PromotionVocabulary,
  QueryPromotionVocabularyArgs,
} from '@comptoir/contract/generated/admin'
import { textIn } from '@comptoir/rules/language'
import {
  CART_ACTIONS,
  CART_FIELDS,
  CATALOGUE_ACTIONS,
  LINE_FIELDS,
  NUMBER_OPERATORS,
  PRODUCT_FIELDS,
  PRODUCT_MEASURES,
  TEXT_OPERATORS,
  type FieldKind,
} from '@comptoir/rules/rule-vocabulary'
import { RuleReferences } from '../import/index.ts'
import { locationsOf } from '../locations/index.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import type { App } from '../platform/context.ts'
import { allowedCountries, countryName, type Store } from '../stores/index.ts'
import { inputScope } from './admin-access.ts'

/** What conditions and actions of a website may say, with labels in the language of the staff member. */
export async function promotionVocabulary(
  _: unknown,
  { websiteId }: QueryPromotionVocabularyArgs,
  ctx: AdminContext,
): Promise<PromotionVocabulary> {
  const { website } = await inputScope(ctx, websiteId)
  const { app, language } = ctx
  const store = app.stores.defaultOf(website.id)
  const references = await RuleReferences.read(app.sql, website.id)
  const choices = {
    ...(await choicesIn(app, store, language)),
    category: [...references.categories].map(([id, path]) => ({ value: String(id), label: path })),
    customer_group: references.groups.map(same),
  }
  const fields = (known: Readonly<Record<string, FieldKind>>) =>
    Object.entries(known).map(([field, kind]) => fieldOf(field, kind, choices))
  return {
    currency: website.currency,
    timeZone: website.timeZone,
    languages: [...website.languages],
    numberOperators: [...NUMBER_OPERATORS],
    textOperators: [...TEXT_OPERATORS],
    cartFields: fields(CART_FIELDS),
    lineFields: fields(LINE_FIELDS),
    productFields: fields(PRODUCT_FIELDS),
    attributes: app.catalogue.snapshot.attributes.map((attribute) => ({
      code: attribute.code,
      label: textIn(attribute.labels, language) || attribute.code,
      choices:
        attribute.options.length > 0
          ? attribute.options.map(({ value, labels }) => ({
              value,
              label: textIn(labels, language) || value,
            }))
          : null,
    })),
    productMeasures: [...PRODUCT_MEASURES],
    cartActions: [...CART_ACTIONS],
    catalogueActions: [...CATALOGUE_ACTIONS],
  }
}

type Choices = Readonly<Record<string, ConditionChoice[]>>

const same = (value: string): ConditionChoice => ({ value, label: value })

async function choicesIn(app: App, store: Store, language: string): Promise<Choices> {
  const { settings, website } = store
  const ids = app.stores.ofLocations.flatMap((one) =>
    one.website.id === website.id && one.location ? [one.location.id] : [],
  )
  const known = ids.length > 0 ? await locationsOf(app) : undefined
  const locations = [...new Set(ids)].flatMap((id) => known?.find(id) ?? [])
  return {
    country: allowedCountries(store).map(({ code }) => ({ value: code, label: countryName(code, language) })),
    shipping_method: settings.shipping.methods.map(
      ({ carrierCode, methodCode, carrierTitle, methodTitle }) => ({
        value: `${carrierCode}_${methodCode}`,
        label: [textIn(carrierTitle, language), textIn(methodTitle, language)].filter(Boolean).join(', '),
      }),
    ),
    payment_method: settings.payment.map(({ code, title }) => ({
      value: code,
      label: textIn(title, language),
    })),
    location: locations.map(({ code, titles }) => ({ value: code, label: textIn(titles, language) })),
    fulfilment: ['delivery', 'pickup'].map(same),
    visitor_kind: ['b2c', 'b2b'].map(same),
    weekday: ['1', '2', '3', '4', '5', '6', '7'].map(same),
    type: ['simple', 'configurable', 'grouped', 'bundle', 'virtual', 'downloadable'].map(same),
  }
}

function fieldOf(field: string, kind: FieldKind, choices: Choices): ConditionField {
  const isNumber = kind === 'amount' || kind === 'number' || kind === 'weight'
  const isChosen = choices[field] !== undefined
  const texts = isChosen ? TEXT_OPERATORS.filter((one) => one !== 'starts_with') : TEXT_OPERATORS
  return {
    field,
    kind: kind.toUpperCase() as ConditionValueKind,
    operators: isNumber ? [...NUMBER_OPERATORS] : kind === 'text' ? [...texts] : [],
    choices: choices[field] ?? null,
  }
}
