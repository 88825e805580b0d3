/**
 * What can change without loading the catalogue anew. `attributes` are their labels and options; all attributes and
 * categories are read, whichever ids are named. `category_names` and `category_texts` are of categories that stay where they
 * are. `catalogue_rules` are read all. `details` are data of products that a snapshot does not hold, such as pictures and past prices. `content` is pages,
 * blocks, posts, markers and places.
 */
const kinds = [
  'attributes',
  'categories',
  'category_names',
  'category_texts',
  'products',
  'stock',
  'prices',
  'ratings',
  'details',
  'catalogue_rules',
  'synonyms',
  'content',
] as const
export type ChangeKind = (typeof kinds)[number]

/** Ids of what changed, by kind. A change without ids has the id 0. */
export type Changes = Readonly<Record<ChangeKind, Set<number>>>

export function noChanges(): Changes {
  return Object.fromEntries(kinds.map((kind) => [kind, new Set<number>()])) as Record<ChangeKind, Set<number>>
}

export function isEmpty(changes: Changes): boolean {
  return kinds.every((kind) => changes[kind].size === 0)
}

/** Kinds of the log that are content to a snapshot, which holds none of it. */
const contentKinds: ReadonlySet<string> = new Set([
  'pages',
  'blocks',
  'blog',
  'places',
  'forms',
  'review_ratings',
])

/** The kind of a change of store views or their settings. */
export const SETTINGS = 'settings'
/** The kind of a change that a new day makes; its only id is the day, as YYYYMMDD. */
export const DAY = 'day'

/** What a change of this kind in the log changes of a snapshot; undefined for others. */
export function kindOf(name: string): ChangeKind | undefined {
  return contentKinds.has(name) ? 'content' : kinds.find((kind) => kind === name)
}

export function addChanges(to: Changes, more: Changes): void {
  for (const kind of kinds) {
    for (const id of more[kind]) to[kind].add(id)
  }
}

/** Removes up to `most` ids of each kind from `changes` and returns them. */
export function takeBatch(changes: Changes, most: number): Changes {
  const some = noChanges()
  for (const kind of kinds) {
    for (const id of changes[kind].values().take(most).toArray()) {
      changes[kind].delete(id)
      some[kind].add(id)
    }
  }
  return some
}
