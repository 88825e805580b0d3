import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Kind, parse, print, type DefinitionNode, type NameNode, type TypeNode } from 'graphql'
import { attributeSdl } from '../apps/api/src/catalogue/attribute-sdl.ts'
import { readSettings } from '../apps/api/src/platform/settings.ts'
import { createApi } from '../apps/api/src/server.ts'
import { root } from '../scripts/processes.ts'
import { addresses, ports } from './addresses.ts'
import { openStorefront } from './storefront.ts'

const facts = path.join(root, 'packages/contract/facts/magento.graphql')

/**
 * The fountains once more on the same database, behind an API whose schema is Magento's and nothing else. The API tells
 * at `/refused` which documents it could not even read.
 */
export async function openAsMagento(
  env: Record<string, string> & { DATABASE_URL: string },
): Promise<{ close: () => Promise<void> }> {
  const settings = readSettings({ ...env, API_PORT: String(ports.magentoApi) }, root)
  const api = await createApi(settings, env.DATABASE_URL, { contract: magentoContract() })
  const refused: string[] = []
  api.server.addHook('onSend', async (request, _reply, payload) => {
    const unread =
      /Cannot query field|Unknown (?:type|argument|fragment)|is not defined by type|is never used/
    if (request.url === '/graphql' && typeof payload === 'string' && unread.test(payload))
      refused.push(payload)
  })
  api.server.get('/refused', () => refused)
  await api.server.listen({ host: settings.host, port: ports.magentoApi })
  const storefront = await openStorefront(ports.magento, { COMMERCE_ENDPOINT: addresses.magentoApi })
  return {
    close: async () => {
      await storefront.close()
      await api.close()
    },
  }
}

/** The facts of Magento as a schema: without types that are named but not described, and run-time attributes. */
function magentoContract(): string {
  const { definitions } = parse(readFileSync(facts, 'utf8'), { noLocation: true })
  const attributes = parse(attributeSdl([]), { noLocation: true }).definitions.flatMap(fieldPaths)
  const written = definitions.flatMap((part) => ('name' in part && part.name ? [part.name.value] : []))
  const known = new Set(['String', 'Int', 'Float', 'Boolean', 'ID', ...written])
  const isKnown = (type: TypeNode) => known.has(namedType(type).value)
  const kept = definitions.map((part): DefinitionNode => {
    if (part.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) {
      const isWritten = (name: string) => !attributes.includes(`${part.name.value}.${name}`)
      return { ...part, fields: part.fields?.filter((one) => isKnown(one.type) && isWritten(one.name.value)) }
    }
    if (part.kind !== Kind.OBJECT_TYPE_DEFINITION && part.kind !== Kind.INTERFACE_TYPE_DEFINITION) return part
    const fields = part.fields?.filter(
      (one) => isKnown(one.type) && !attributes.includes(`${part.name.value}.${one.name.value}`),
    )
    return {
      ...part,
      fields: fields?.map((one) => ({
        ...one,
        arguments: one.arguments?.filter(({ type }) => isKnown(type)),
      })),
    }
  })
  return print({ kind: Kind.DOCUMENT, definitions: kept }).replaceAll(/ @used\(by: \d+\)/g, '')
}

function fieldPaths(part: DefinitionNode): string[] {
  if (!('fields' in part) || !('name' in part) || !part.name) return []
  const owner = part.name.value
  return (part.fields ?? []).map((field) => `${owner}.${field.name.value}`)
}

function namedType(type: TypeNode): NameNode {
  return type.kind === Kind.NAMED_TYPE ? type.name : namedType(type.type)
}
