import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  Kind,
  parse,
  print,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql'
import { withFragments } from '../client-documents.ts'

/** An operation of a client with every fragment that it uses. */
export type ClientOperation = {
  name: string
  /** File of the package that holds it. */
  file: string
  document: DocumentNode
}

type Source = { file: string; definitions: readonly DefinitionNode[] }

/** A GraphQL document in a template literal; a comment or an interpolated fragment may come first. */
const opening = /`\s*(?:#[^\n]*\s*|\$\{[^}]*\}\s*)*(?:query|mutation|fragment)\b/g
const scripts = /\.(?:js|mjs|ts|tsx)$/
const skipped =
  /(?:__tests__|__mocks__|__fixtures__|__stories__|node_modules|\.map$|\.d\.ts$|-testing\.mjs$|shopify)/

/** Reads the GraphQL operations of a client from the folders of its packages. */
export function operationsIn(folders: readonly string[]): ClientOperation[] {
  const sources = folders.flatMap(sourcesIn)
  const fragments = injected(sources)
  const seen = new Set<string>()
  return sources.flatMap(({ file, definitions }) =>
    definitions.flatMap((operation) => {
      if (operation.kind !== Kind.OPERATION_DEFINITION) return []
      const name = operation.name?.value ?? firstField(operation)
      const document = withFragments(operation, (fragment) => nearest(fragments.get(fragment) ?? [], file))
      const text = print(document)
      // The same operation may stand in several builds of a package.
      if (seen.has(text)) return []
      seen.add(text)
      return [{ name, file, document }]
    }),
  )
}

function sourcesIn(folder: string): Source[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !skipped.test(name),
  )
  return names.toSorted().flatMap((name) => {
    const file = path.join(folder, name)
    if (name.endsWith('.graphql')) return [{ file, definitions: definitionsOf(readFileSync(file, 'utf8')) }]
    if (!scripts.test(name)) return []
    const definitions = templatesIn(readFileSync(file, 'utf8')).flatMap(definitionsOf)
    return definitions.length > 0 ? [{ file, definitions }] : []
  })
}

/** The GraphQL texts in template literals of a script, without what is interpolated. */
export function templatesIn(script: string): string[] {
  return [...script.matchAll(opening)].map(({ index }) => {
    let text = ''
    let depth = 0
    for (let at = index + 1; at < script.length; at++) {
      const character = script[at]
      if (depth === 0 && character === '`') break
      if (script.startsWith('${', at)) {
        depth++
        at++
      } else if (depth === 0) text += character
      else if (character === '{') depth++
      else if (character === '}') depth--
    }
    return text
  })
}

/** Definitions of a text; none where it is no GraphQL, as an example in a comment. */
function definitionsOf(text: string): readonly DefinitionNode[] {
  try {
    return parse(text, { noLocation: true }).definitions
  } catch {
    return []
  }
}

type Fragments = ReadonlyMap<string, readonly { file: string; definition: FragmentDefinitionNode }[]>

/** Fragments by name. Those with `@inject(into: …)` are spread in the fragments named there, as GraphCommerce does. */
function injected(sources: readonly Source[]): Fragments {
  const all = sources.flatMap(({ file, definitions }) =>
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [{ file, definition }] : [],
    ),
  )
  const additions = new Map<string, SelectionNode[]>()
  for (const { definition } of all) {
    for (const target of targetsOf(definition)) {
      const spread = { kind: Kind.FRAGMENT_SPREAD, name: definition.name } as const
      additions.set(target, [...(additions.get(target) ?? []), spread])
    }
  }
  const grown = all.map(({ file, definition }) => ({
    file,
    definition: {
      ...definition,
      directives: [],
      selectionSet: {
        ...definition.selectionSet,
        selections: [...definition.selectionSet.selections, ...(additions.get(definition.name.value) ?? [])],
      },
    },
  }))
  return Map.groupBy(grown, ({ definition }) => definition.name.value)
}

function targetsOf({ directives }: FragmentDefinitionNode): string[] {
  const value = directives?.find(({ name }) => name.value === 'inject')?.arguments?.[0]?.value
  return value?.kind === Kind.LIST
    ? value.values.flatMap((one) => (one.kind === Kind.STRING ? [one.value] : []))
    : []
}

/** The fragment whose file shares the longest path with that of the operation; Open Source's before Commerce's. */
function nearest(
  candidates: readonly { file: string; definition: FragmentDefinitionNode }[],
  file: string,
): FragmentDefinitionNode | undefined {
  const shared = (other: string) => other.split('').findIndex((character, at) => character !== file[at])
  const rank = (other: string) => (other === file ? 1e6 : shared(other)) - (/\.ee\./.test(other) ? 1e3 : 0)
  return candidates.toSorted((a, b) => rank(b.file) - rank(a.file))[0]?.definition
}

function firstField({ selectionSet }: OperationDefinitionNode): string {
  const [first] = selectionSet.selections
  return first?.kind === Kind.FIELD ? first.name.value : 'unnamed'
}
