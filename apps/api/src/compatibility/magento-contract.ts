import { readMagentoSchema } from '@comptoir/contract/facts'
import { parse, print, visit, type NameNode } from 'graphql'

/** Magento's own schema, without the fields of products and filters that `attributes` (SDL) adds at run time. */
export function magentoContract(attributes: string): string {
  const { definitions } = parse(attributes, { noLocation: true })
  const added = new Set(definitions.flatMap((part) => ('fields' in part ? pathsOf(part) : [])))
  const strip = <Node extends Fielded>(node: Node) => ({
    ...node,
    fields: node.fields?.filter(({ name }) => !added.has(`${node.name.value}.${name.value}`)),
  })
  const document = parse(readMagentoSchema(), { noLocation: true })
  return print(
    visit(document, {
      ObjectTypeDefinition: strip,
      InterfaceTypeDefinition: strip,
      InputObjectTypeDefinition: strip,
    }),
  )
}

interface Fielded {
  readonly name: NameNode
  readonly fields?: readonly { readonly name: NameNode }[] | undefined
}

const pathsOf = ({ name, fields }: Fielded) =>
  (fields ?? []).map((field) => `${name.value}.${field.name.value}`)
