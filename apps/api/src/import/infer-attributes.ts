import { parseAdditionalAttributes, parseVariations } from './additional-attributes.ts'
import type { AttributeDefinition } from './attribute-definition.ts'
import { dayOf } from './cells.ts'
import { readCsv } from './csv.ts'
import { ImportReport } from './report.ts'

/** The type of an unknown attribute, inferred from a product file. */
export type InferredAttribute = {
  type: AttributeDefinition['type']
  filterable: boolean
  label: string | undefined
}

const mostOptions = 60
const longestOption = 40
const mostWords = 4

/** Collects the values of one attribute over a whole file. */
class ValueSample {
  readonly #values = new Map<string, number>()
  #hasMore = false
  isVariation = false
  label: string | undefined

  add(value: string): void {
    if (this.#values.size > 4 * mostOptions) this.#hasMore = true
    else this.#values.set(value, (this.#values.get(value) ?? 0) + 1)
  }

  infer(): Omit<InferredAttribute, 'label'> {
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

  /** Few, short and repeated values are options; others are texts. */
  #isChoice(values: readonly string[]): Omit<InferredAttribute, 'label'> {
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
 * Infers attribute types from a product file, because Magento's export contains values only. Attributes of
 * variants and those with few values become filterable options, others numbers, dates or texts.
 */
export async function inferAttributes(file: string): Promise<Map<string, InferredAttribute>> {
  const samples = new Map<string, ValueSample>()
  const sampleOf = (code: string) => {
    const sample = samples.get(code) ?? new ValueSample()
    samples.set(code, sample)
    return sample
  }
  // Errors of the file are reported when its rows are imported.
  for await (const { cells } of readCsv(file, ['sku'], new ImportReport(file))) {
    if (cells.store_view_code?.trim()) continue
    for (const [code, value] of parseAdditionalAttributes(cells.additional_attributes ?? ''))
      if (value.trim()) sampleOf(code).add(value.trim())
    const variations = parseVariations(cells.configurable_variations ?? '')
    for (const [code] of variations.flatMap(({ values }) => values)) sampleOf(code).isVariation = true
    for (const [code, label] of variationLabels(cells)) sampleOf(code).label ??= label
  }
  return new Map([...samples].map(([code, sample]) => [code, { ...sample.infer(), label: sample.label }]))
}

/** Parses Magento's `color=Colour,size=Size`: labels of the attributes of variants. */
export function variationLabels(cells: Record<string, string>): [code: string, label: string][] {
  const pairs = parseAdditionalAttributes(cells.configurable_variation_labels?.trim() ?? '')
  return pairs.flatMap(([code, label]) => (label.trim() ? [[code, label.trim()]] : []))
}
