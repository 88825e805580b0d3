import type { ComparableAttribute, ProductAttribute } from '@comptoir/contract/generated/types'
import { messageIn } from '../platform/messages.ts'
import { attributeLabel, type Attribute } from './attribute.ts'
import { configurableOptions } from './configurable.ts'
import { customAttributes } from './custom-attributes.ts'
import type { ProductView } from './product-view.ts'

type Comparison = {
  /** The comparable attributes that one of the products has at least, in the shop's order. */
  attributes: ComparableAttribute[]
  /** The value of each of them, for each product. */
  values: ReadonlyMap<ProductView, ProductAttribute[]>
}

/** The comparable attributes of products of one store view, side by side. */
export function comparison(views: readonly ProductView[]): Comparison {
  const [first] = views
  if (!first) return { attributes: [], values: new Map() }
  const { snapshot, viewer } = first.source
  const { language } = viewer.store
  const texts = new Map(views.map((view) => [view, comparableTexts(view)]))
  const shown = snapshot.attributes.filter(
    ({ code, isComparable }) => isComparable && texts.values().some((own) => own.has(code)),
  )
  const valueOf = (view: ProductView, { code }: Attribute): ProductAttribute => ({
    code,
    value: texts.get(view)?.get(code) ?? messageIn(language, 'catalogue_not_applicable'),
  })
  return {
    attributes: shown.map((attribute) => ({
      code: attribute.code,
      label: attributeLabel(attribute, language),
    })),
    values: new Map(views.map((view) => [view, shown.map((attribute) => valueOf(view, attribute))])),
  }
}

/** Texts by attribute code. A configurable product has the options of its variants. */
function comparableTexts(view: ProductView): Map<string, string> {
  const own = customAttributes(view, { is_comparable: true }).items.map((item): [string, string] => [
    item.code,
    'selected_options' in item ? joined(item.selected_options.map((option) => option?.label)) : item.value,
  ])
  const choices = configurableOptions(view).map(({ attribute_code, values }): [string, string] => [
    attribute_code ?? '',
    joined((values ?? []).map((value) => value?.store_label)),
  ])
  return new Map([...own, ...choices].filter(([, text]) => text !== ''))
}

function joined(labels: readonly (string | null | undefined)[]): string {
  return labels.filter((label) => label !== null && label !== undefined).join(', ')
}
