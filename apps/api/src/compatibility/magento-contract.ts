import { readMagentoSchema } from '@comptoir/contract/magento-schema'
import { visit, type DocumentNode, type NameNode } from 'graphql'
import { parseSdl } from '../platform/schema.ts'

/** Magento's own schema, without the fields of products and filters that `attributes` adds at run time. */
export function magentoContract({ definitions }: DocumentNode): DocumentNode {
  const added = new Set(definitions.flatMap((part) => ('fields' in part ? pathsOf(part) : [])))
  const strip = <Node extends Fielded>(node: Node) => ({
    ...node,
    fields: node.fields?.filter(({ name }) => !added.has(`${node.name.value}.${name.value}`)),
  })
  return visit(parseSdl(readMagentoSchema()), {
    ObjectTypeDefinition: strip,
    InterfaceTypeDefinition: strip,
    InputObjectTypeDefinition: strip,
  })
}

interface Fielded {
  readonly name: NameNode
  readonly fields?: readonly { readonly name: NameNode }[] | undefined
}

const pathsOf = ({ name, fields }: Fielded) =>
  (fields ?? []).map((field) => `${name.value}.${field.name.value}`)
