import { parseAdditionalAttributes, parseVariations } from './additional-attributes.ts'
import type { AttributeDefinition } from './attribute-definition.ts'
import { dayOf } from './cells.ts'
import { readCsv } from './csv.ts'
import { ImportReport } from './report.ts'

/** What a product file shows of an attribute that the shop does not have yet. */
export type AttributeKind = {
  type: AttributeDefinition['type']
  filterable: boolean
  label: string | undefined
}

const mostOptions = 60
const longestOption = 40
const mostWords = 4

/** What the values of one attribute have in common, over a whole file. */
class Sight {
  readonly #values = new Map<string, number>()
  #hasMore = false
  isVariation = false
  label: string | undefined

  see(value: string): void {
    if (this.#values.size > 4 * mostOptions) this.#hasMore = true
    else this.#values.set(value, (this.#values.get(value) ?? 0) + 1)
  }

  kind(): Omit<AttributeKind, 'label'> {
    const values = [...this.#values.keys()]
    if (this.isVariation) return { type: 'select', filterable: true }
    if (values.length === 0 || this.#hasMore) return text
    const all = (test: (value: string) => boolean) => values.every(test)
    if (all((value) => /^(yes|no)$/i.test(value)) || (values.length === 2 && all(isBit)))
      return { type: 'boolean', filterable: true }
    if (all((value) => /^-?\d{1,9}$/.test(value))) return { type: 'int', filterable: false }
    if (all((value) => /^-?\d+(\.\d+)?$/.test(value))) return { type: 'decimal', filterable: false }
    if (all((value) => dayOf(value) !== undefined)) return { type: 'date', filterable: false }
    if (values.some((value) => /<[a-z]/i.test(value))) return { type: 'textarea', filterable: false }
    return this.#isChoice(values)
  }

  /** Few short words that come again and again are options; others are texts. */
  #isChoice(values: readonly string[]): Omit<AttributeKind, 'label'> {
    const isMultiple = values.some((value) => value.includes('|'))
    const words = values.flatMap((value) => value.split('|').map((word) => word.trim()))
    const options = new Set(words)
    const uses = [...this.#values].reduce((sum, [value, times]) => sum + times * value.split('|').length, 0)
    const areShort = words.every(
      (word) => word.length <= longestOption && word.split(/\s+/).length <= mostWords,
    )
    if (!areShort || options.size > mostOptions || (!isMultiple && uses < 2 * options.size)) return text
    return { type: isMultiple ? 'multiselect' : 'select', filterable: true }
  }
}

const text = { type: 'text', filterable: false } as const

function isBit(value: string): boolean {
  return value === '0' || value === '1'
}

/**
 * Reads through a product file for what its attributes are, since Magento's export names their values only: those that
 * make variants and those with few values are options to filter by, others are numbers, days or texts.
 */
export async function readAttributeKinds(file: string): Promise<Map<string, AttributeKind>> {
  const sights = new Map<string, Sight>()
  const sightOf = (code: string) => {
    const sight = sights.get(code) ?? new Sight()
    sights.set(code, sight)
    return sight
  }
  // What is wrong in the file is told when its rows are taken.
  for await (const { cells } of readCsv(file, ['sku'], new ImportReport(file))) {
    if (cells.store_view_code?.trim()) continue
    for (const [code, value] of parseAdditionalAttributes(cells.additional_attributes ?? ''))
      if (value.trim()) sightOf(code).see(value.trim())
    const variations = parseVariations(cells.configurable_variations ?? '')
    for (const [code] of variations.flatMap(({ values }) => values)) sightOf(code).isVariation = true
    for (const [code, label] of variationLabels(cells)) sightOf(code).label ??= label
  }
  return new Map([...sights].map(([code, sight]) => [code, { ...sight.kind(), label: sight.label }]))
}

/** Magento's `color=Colour,size=Size`: what the attributes of variants are called. */
export function variationLabels(cells: Record<string, string>): [code: string, label: string][] {
  const pairs = parseAdditionalAttributes(cells.configurable_variation_labels?.trim() ?? '')
  return pairs.flatMap(([code, label]) => (label.trim() ? [[code, label.trim()]] : []))
}
