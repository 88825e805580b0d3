import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  concatAST,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isLeafType,
  isUnionType,
  Kind,
  parse,
  print,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { root } from './settings.ts'

export type ClientDocument = { name: string; query: string }

const folder = path.join(root, 'apps/storefront/app')

/** The operations of the storefront, each with the fragments that it uses. */
export function storefrontDocuments(): ClientDocument[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.graphql'),
  )
  const all = concatAST(files.map((name) => parse(readFileSync(path.join(folder, name), 'utf8'))))
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of all.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  return all.definitions.flatMap((operation) => {
    if (operation.kind !== Kind.OPERATION_DEFINITION) return []
    const document = withFragments(operation, (name) => fragments.get(name))
    return [{ name: operation.name?.value ?? '', query: print(document) }]
  })
}

/** An operation with every fragment that it spreads, at any depth; `find` answers fragments by name. */
export function withFragments(
  operation: OperationDefinitionNode,
  find: (name: string) => FragmentDefinitionNode | undefined,
): DocumentNode {
  const definitions: DefinitionNode[] = [operation]
  const used = new Set<string>()
  for (let at = 0; at < definitions.length; at++) {
    const definition = definitions[at]
    if (!definition) continue
    visit(definition, {
      FragmentSpread: ({ name }) => {
        if (used.has(name.value)) return
        used.add(name.value)
        const fragment = find(name.value)
        if (fragment) definitions.push(fragment)
      },
    })
  }
  return { kind: Kind.DOCUMENT, definitions }
}

/** As many entries as the storefront asks for at most; others ask for as many as a page shows. */
export function storefrontVariables(name: string): Record<string, unknown> {
  const pages: Record<string, number> = { SitemapPart: 2000, SitemapBlog: 100, ProductFeed: 10 }
  return {
    skus: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'],
    files: ['a', 'b', 'c', 'd', 'e', 'f'],
    sku: 'A',
    number: '1',
    pageSize: pages[name] ?? 60,
    size: 20,
    count: 12,
    posts: 6,
    limit: 12,
    others: 6,
    page: 1,
  }
}

/** The widest operation of Magento's public clients selects as many fields (contract §3). */
export const widestClientFields = 683

/** A cart with every kind of line, its addresses and its prices, as wide as the widest operation of real clients. */
export function widestClientDocument(schema: GraphQLSchema): ClientDocument {
  let left = widestClientFields - 1
  const selectionOf = (type: GraphQLNamedType, levels: number): string => {
    if (isUnionType(type) || !isCompositeType(type)) return ''
    const parts: string[] = ['__typename']
    const fields = Object.values(type.getFields()).filter(({ args }) => args.length === 0)
    for (const field of fields.filter((one) => isLeafType(getNamedType(one.type)))) {
      if (left <= 0) break
      left--
      parts.push(field.name)
    }
    for (const field of fields) {
      const below = getNamedType(field.type)
      if (isLeafType(below) || skipped.has(field.name) || levels === 0 || left < 20) continue
      left--
      parts.push(`${field.name} { ${selectionOf(below, levels - 1)} }`)
    }
    if (isInterfaceType(type) && type.name === 'CartItemInterface')
      for (const one of schema.getPossibleTypes(type))
        if (left > 20) parts.push(`... on ${one.name} { ${selectionOf(one, levels)} }`)
    return parts.join(' ')
  }
  const cart = schema.getType('Cart')
  if (!cart) throw new Error('The schema has no carts.')
  return { name: 'Cart', query: `{ cart(cart_id: "x") { ${selectionOf(cart, 3)} } }` }
}

/** Carts show what a product is called and looks like; the catalogue is asked for the rest. */
const skipped = new Set([
  'categories',
  'variants',
  'related_products',
  'upsell_products',
  'crosssell_products',
])
