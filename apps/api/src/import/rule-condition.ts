import type { ProductCondition, ProductLeaf } from '@comptoir/rules/catalogue-rule'
import { leavesOf, mapLeaves } from '@comptoir/rules/condition-tree'
import { ImportProblemsError } from '../platform/import-problems.ts'
import type { CategoryNames } from './category-names.ts'
import { checkProductCondition } from './rule-schema.ts'

/** What the conditions of a website may refer to: codes of attributes, and categories by their paths. */
export type ConditionNames = { attributes: ReadonlySet<string>; categories: CategoryNames }

const types = ['simple', 'virtual', 'downloadable', 'configurable', 'grouped', 'bundle']

/**
 * Reads the condition of a catalogue rule from JSON, in which a category is its path below the root. Returns sentences that say what
 * is wrong and what to write.
 */
export function readCondition(text: string, names: ConditionNames): ProductCondition | string {
  try {
    const condition = checkProductCondition(JSON.parse(text))
    const problems = leavesOf<ProductLeaf>(condition).flatMap((leaf) => nameProblems(leaf, names))
    if (problems.length > 0) return problems.join('; ')
    return withCategories(condition, (path) => String(names.categories.idOf(path) ?? path))
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
  return leaf.values.flatMap((path) =>
    categories.idOf(path) === undefined
      ? [`there is no category "${path}": write its path below the root, as categories.csv`]
      : [],
  )
}

/** The condition as a file has it, with paths instead of ids of categories. */
export function conditionText(condition: ProductCondition, { categories }: ConditionNames): string {
  // A category that is gone has no path: an import of the row says so.
  const named = withCategories(condition, (id) => categories.pathOf(Number(id)) ?? `#${id}`)
  // The database orders keys by their length.
  return JSON.stringify(named, ['all', 'any', 'not', 'field', 'code', 'operator', 'value', 'values'])
}
