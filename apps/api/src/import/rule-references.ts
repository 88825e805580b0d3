import type { CartAction, ConditionTree, LineLeaf } from '@comptoir/rules/cart-rule'
import type { Queryable } from '../platform/database.ts'
import { CategoryNames } from './category-names.ts'
import { productTypes } from './product-row.ts'
import { actionWithCategories, allLeaves, ruleJson, withCategories, type RuleLeaf } from './rule-condition.ts'
import { selectAttributeCodes } from './rule-references.sql.ts'
import { selectGroupIds } from './tier-prices.sql.ts'

type Tell = (message: string) => void

/** What the rules of a website refer to: categories, in files by their path, and codes of attributes and customer groups. */
export class RuleReferences {
  readonly #categories: CategoryNames
  readonly #attributes: ReadonlySet<string>
  readonly #groups: readonly string[]

  private constructor(categories: CategoryNames, attributes: readonly string[], groups: readonly string[]) {
    this.#categories = categories
    this.#attributes = new Set(attributes)
    this.#groups = groups
  }

  /** Reads what there is now. */
  static async read(sql: Queryable, websiteId: number): Promise<RuleReferences> {
    const groups = await selectGroupIds(sql)
    return new RuleReferences(await CategoryNames.read(sql, websiteId), await selectAttributeCodes(sql), [
      ...groups.keys(),
    ])
  }

  /** A condition of a file with the ids of its categories. `wrong` is told of each name that does not exist. */
  withIds<Leaf extends RuleLeaf>(condition: ConditionTree<Leaf>, wrong: Tell): ConditionTree<Leaf> {
    for (const leaf of allLeaves(condition)) this.#check(leaf, wrong)
    return withCategories(condition, (path) => String(this.#categories.idOf(path) ?? path))
  }

  /** An action of a file, as {@link withIds}. */
  actionWithIds(action: CartAction, wrong: Tell): CartAction {
    if ('products' in action && action.products)
      for (const leaf of allLeaves<LineLeaf>(action.products)) this.#check(leaf, wrong)
    return actionWithCategories(action, (path) => String(this.#categories.idOf(path) ?? path))
  }

  /** A condition as a file has it. */
  conditionText<Leaf extends RuleLeaf>(condition: ConditionTree<Leaf>): string {
    return ruleJson(withCategories(condition, this.#pathOf))
  }

  /** An action as a file has it. */
  actionText(action: CartAction): string {
    return ruleJson(actionWithCategories(action, this.#pathOf))
  }

  /** Fields of a condition with ids that refer to what does not exist. */
  unknownIn<Leaf extends RuleLeaf>(condition: ConditionTree<Leaf>): RuleLeaf[] {
    const tells = (leaf: RuleLeaf) => {
      const told: string[] = []
      this.#check(leaf, (message) => told.push(message))
      return told.length > 0
    }
    return allLeaves(withCategories(condition, this.#pathOf)).filter(tells)
  }

  /** Codes that no customer group has. */
  unknownGroups(codes: readonly string[]): string[] {
    return codes.filter((code) => !this.#groups.includes(code))
  }

  /** The categories by id, each with its path. */
  get categories(): ReadonlyMap<number, string> {
    return this.#categories.paths
  }

  /** Codes of all customer groups. */
  get groups(): readonly string[] {
    return this.#groups
  }

  /** Tells of each code that no customer group has. */
  checkGroups(codes: readonly string[], wrong: Tell): void {
    for (const code of codes)
      if (!this.#groups.includes(code))
        wrong(`there is no customer group "${code}": use ${this.#groups.join(', ')}.`)
  }

  /** A category that was deleted has no path: an import says so, and the rule stays as it is. */
  readonly #pathOf = (id: string): string => this.#categories.pathOf(Number(id)) ?? `#${id}`

  #check(leaf: RuleLeaf, wrong: Tell): void {
    if ('products' in leaf) return
    switch (leaf.field) {
      case 'attribute':
        if (!this.#attributes.has(leaf.code))
          wrong(`there is no attribute "${leaf.code}": use the code of one.`)
        return
      case 'category':
        for (const path of leaf.values)
          if (this.#categories.idOf(path) === undefined)
            wrong(`there is no category "${path}": write its path below the root, as categories.csv.`)
        return
      case 'type':
        for (const type of leaf.values)
          if (!productTypes.includes(type))
            wrong(`there is no product type "${type}": use ${productTypes.join(', ')}.`)
        return
      case 'customer_group':
        this.checkGroups(leaf.values, wrong)
    }
  }
}
