import type { ProductCondition, ProductLeaf } from '@comptoir/rules/catalogue-rule'
import { leavesOf, mapLeaves } from '@comptoir/rules/condition-tree'
import { ImportProblemsError } from '../platform/import-problems.ts'
import { checkProductCondition } from './rule-schema.ts'

/** What conditions may refer to: codes of attributes, and ids of categories by their paths. */
export type ConditionNames = {
  attributes: ReadonlySet<string>
  categories: ReadonlyMap<string, string>
}

const types = ['simple', 'virtual', 'downloadable', 'configurable', 'grouped', 'bundle']

/**
 * Reads the condition of a catalogue rule from JSON, in which a category is its path or its id. Returns sentences that say what
 * is wrong and what to write.
 */
export function readCondition(text: string, names: ConditionNames): ProductCondition | string {
  try {
    const condition = checkProductCondition(JSON.parse(text))
    const problems = leavesOf<ProductLeaf>(condition).flatMap((leaf) => nameProblems(leaf, names))
    if (problems.length > 0) return problems.join('; ')
    const idOf = (category: string) => names.categories.get(category) ?? category
    return withCategories(condition, idOf)
  } catch (error) {
    if (error instanceof ImportProblemsError) return error.problems.join('; ')
    if (error instanceof SyntaxError) return `is not JSON: ${error.message}`
    throw error
  }
}

function withCategories(condition: ProductCondition, nameOf: (category: string) => string): ProductCondition {
  return mapLeaves<ProductLeaf>(condition, (leaf) =>
    leaf.field === 'category' ? { ...leaf, values: leaf.values.map(nameOf) } : leaf,
  )
}

function nameProblems(leaf: ProductLeaf, { attributes, categories }: ConditionNames): string[] {
  if (leaf.field === 'attribute')
    return attributes.has(leaf.code) ? [] : [`there is no attribute "${leaf.code}": use the code of one`]
  if (leaf.field === 'type')
    return leaf.values.flatMap((one) =>
      types.includes(one) ? [] : [`there is no product type "${one}": use ${types.join(', ')}`],
    )
  if (leaf.field !== 'category') return []
  const ids = new Set(categories.values())
  return leaf.values.flatMap((one) =>
    categories.has(one) || ids.has(one)
      ? []
      : [`there is no category "${one}": write a path such as Shop/Taps, or an id`],
  )
}

/** The condition as a file has it: paths instead of ids of categories, and no text that a spreadsheet takes for a formula. */
export function conditionText(condition: ProductCondition, { categories }: ConditionNames): string {
  const paths = new Map([...categories].map(([path, id]) => [id, path]))
  const named = withCategories(condition, (id) => paths.get(id) ?? id)
  // The database orders keys by their length.
  const keys = ['all', 'any', 'not', 'field', 'code', 'operator', 'value', 'values']
  return JSON.stringify(named, keys).replaceAll(
    /"([=+\-@])/g,
    (_match, first: string) => `"\\u00${first.charCodeAt(0).toString(16)}`,
  )
}
