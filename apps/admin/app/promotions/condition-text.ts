import type { VocabularyFragment } from '../generated/graphql.ts'
import { m } from '../paraglide/messages.js'
import type { PageFormats } from '../platform/formats.ts'
import { clauseText, fieldsOf, type Subject } from './clause.tsx'
import type { FieldLeaf, ProductsLeaf, Tree } from './draft.ts'
import { namedChoices } from './named-choices.ts'
import { FLAGS, OPERATORS, PRODUCT_OPERATORS, wordOf } from './words.ts'

interface Words {
  readonly vocabulary: VocabularyFragment
  readonly formats: PageFormats
}

/** A condition as one reads it. */
export function conditionText(tree: Tree, subject: Subject, words: Words): string {
  const joined = (parts: readonly Tree[], word: string) =>
    parts.map((part) => conditionText(part, subject, words)).join(` ${word} `)
  if ('all' in tree) return joined(tree.all, m.promo_and())
  if ('any' in tree) return joined(tree.any, m.promo_or())
  if ('not' in tree) return `${m.promo_group_not()} (${conditionText(tree.not, subject, words)})`
  return 'products' in tree ? productsText(tree, words) : fieldText(tree, subject, words)
}

function productsText({ products, measure, operator, value }: ProductsLeaf, words: Words): string {
  const { currency } = words.vocabulary
  const measures: Readonly<Record<string, () => string>> = {
    quantity: () => m.promo_measure_quantity(),
    lines: () => m.promo_measure_lines(),
    amount: () => m.promo_measure_amount({ currency }),
  }
  return m.promo_clause_products({
    operator: wordOf(OPERATORS, operator),
    value: words.formats.number(measure === 'amount' ? (value ?? 0) / 100 : (value ?? 0)),
    measure: wordOf(measures, measure),
    products: conditionText(products, 'line', words),
  })
}

function fieldText(leaf: FieldLeaf, subject: Subject, words: Words): string {
  const flag = FLAGS[leaf.field]
  if (flag) return leaf.value === true ? flag.yes() : flag.no()
  const { vocabulary } = words
  const attribute = vocabulary.attributes.find(({ code }) => code === leaf.code)
  const field = fieldsOf(vocabulary, subject).find((one) => one.field === leaf.field)
  const choices = leaf.field === 'attribute' ? attribute?.choices : namedChoices(field)
  const operators = (subject === 'cart' ? undefined : PRODUCT_OPERATORS[leaf.field]) ?? OPERATORS
  const values: Readonly<Record<string, string>> = {
    operator: wordOf(operators, leaf.operator ?? ''),
    value: valueText(leaf.value, leaf.field, words),
    values: (leaf.values ?? [])
      .map((value) => choices?.find((choice) => choice.value === value)?.label ?? value)
      .join(', '),
    attribute: attribute?.label ?? leaf.code ?? '',
    from: leaf.from ?? '',
    to: leaf.to ?? '',
  }
  return clauseText(leaf, subject).replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

/** A value of a field of a cart, such as that which a condition wants or a cart has. */
export function valueText(value: unknown, name: string, { vocabulary, formats }: Words): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'number') return ''
  const all = [...vocabulary.cartFields, ...vocabulary.lineFields, ...vocabulary.productFields]
  const kind = all.find(({ field }) => field === name)?.kind
  if (kind === 'AMOUNT') return formats.money({ amount: value, currency: vocabulary.currency })
  return formats.number(kind === 'WEIGHT' ? value / 1000 : value)
}
