import type { ConditionTree } from './cart-rule.ts'

interface Fold<Leaf, Result> {
  readonly all: (parts: readonly ConditionTree<Leaf>[]) => Result
  readonly any: (parts: readonly ConditionTree<Leaf>[]) => Result
  readonly not: (part: ConditionTree<Leaf>) => Result
  readonly leaf: (leaf: Leaf) => Result
}

/** Handles the top of a tree by its form. */
function matchTree<Leaf extends object, Result>(
  tree: ConditionTree<Leaf>,
  { all, any, not, leaf }: Fold<Leaf, Result>,
): Result {
  // A leaf has none of these keys, which TypeScript does not know of a type parameter.
  const joined = tree as Partial<{
    all: readonly ConditionTree<Leaf>[]
    any: readonly ConditionTree<Leaf>[]
    not: ConditionTree<Leaf>
  }>
  if (joined.all) return all(joined.all)
  if (joined.any) return any(joined.any)
  if (joined.not) return not(joined.not)
  return leaf(tree as Leaf)
}

/** The conditions of a tree that join no others. */
export function leavesOf<Leaf extends object>(tree: ConditionTree<Leaf>): Leaf[] {
  const ofAll = (parts: readonly ConditionTree<Leaf>[]) => parts.flatMap(leavesOf)
  return matchTree<Leaf, Leaf[]>(tree, { all: ofAll, any: ofAll, not: leavesOf, leaf: (leaf) => [leaf] })
}

/** The tree with other leaves. */
export function mapLeaves<Leaf extends object>(
  tree: ConditionTree<Leaf>,
  change: (leaf: Leaf) => Leaf,
): ConditionTree<Leaf> {
  const map = (part: ConditionTree<Leaf>) => mapLeaves(part, change)
  return matchTree<Leaf, ConditionTree<Leaf>>(tree, {
    all: (parts) => ({ all: parts.map(map) }),
    any: (parts) => ({ any: parts.map(map) }),
    not: (part) => ({ not: map(part) }),
    leaf: change,
  })
}

export type Test<Subject> = (subject: Subject) => boolean

/** A test of whether a tree holds, by the tests of its leaves. */
export function testOf<Leaf extends object, Subject>(
  tree: ConditionTree<Leaf>,
  leafTest: (leaf: Leaf) => Test<Subject>,
): Test<Subject> {
  const part = (one: ConditionTree<Leaf>) => testOf(one, leafTest)
  return matchTree<Leaf, Test<Subject>>(tree, {
    all: (parts) => {
      const tests = parts.map(part)
      return (subject) => tests.every((test) => test(subject))
    },
    any: (parts) => {
      const tests = parts.map(part)
      return (subject) => tests.some((test) => test(subject))
    },
    not: (one) => {
      const test = part(one)
      return (subject) => !test(subject)
    },
    leaf: leafTest,
  })
}
