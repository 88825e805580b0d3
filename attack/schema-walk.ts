import { readSchema } from '@comptoir/contract/schema'
import {
  buildSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLType,
} from 'graphql'
import { AttackSucceededError, rejectionOf } from './attack.ts'
import { graphql, newAddress, type Target } from './target.ts'
import { times } from './wire.ts'

/** An answer that comes this late stopped something; far above what a busy machine does to an honest request. */
export const lateMs = 5_000

type Step = { type: string; field: GraphQLField<unknown, unknown> }

/** Fields without required arguments that lead to objects, of a type or of those that implement it. */
function compositeFields(): Map<string, Step[]> {
  const schema = buildSchema(readSchema(), { assumeValid: true })
  const found = new Map<string, Step[]>()
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    if (type.name.startsWith('__')) continue
    const steps = Object.values(type.getFields())
      .filter((field) => isCompositeType(getNamedType(field.type)) && !field.args.some(isRequiredArgument))
      .map((field) => ({ type: type.name, field }))
    if (steps.length > 0) found.set(type.name, steps)
  }
  return found
}

const isList = (type: GraphQLType): boolean => isListType(isNonNullType(type) ? type.ofType : type)

/**
 * A document that goes down through every list and interface it can for `levels`, each time through the field that
 * leads back to where it came from, or else through the first list.
 */
function nested(steps: Map<string, Step[]>, start: Step, levels: number): string {
  let text = ''
  let closing = ''
  let step: Step | undefined = start
  for (let level = 0; step && level < levels; level++) {
    const type: GraphQLNamedType = getNamedType(step.field.type)
    text += `${step.field.name}{`
    closing += '}'
    const below: Step[] = steps.get(type.name) ?? []
    const same: Step | undefined = below.find(
      ({ field }) => getNamedType(field.type).name === type.name && isList(field.type),
    )
    const abstract: Step | undefined = below.find(({ field }) => isAbstractType(getNamedType(field.type)))
    step = same ?? abstract ?? below.find(({ field }) => isList(field.type)) ?? below[0]
  }
  return `{${text}__typename${closing}}`
}

/** Asks for every list that the schema nests, as deep as it goes. */
export async function everyNestedList(target: Target): Promise<string> {
  const steps = compositeFields()
  const roots = steps.get('Query') ?? []
  const documents = roots.flatMap((root) => [nested(steps, root, 8), nested(steps, root, 19)])
  // Below products stands most of the schema: each of its lists is tried on its own.
  const ofProducts = (steps.get('ProductInterface') ?? []).map(
    (step) => `{products(search:"a",pageSize:20){items${nested(steps, step, 8)}}}`,
  )
  const all = [...documents, ...ofProducts]
  let rejected = 0
  let slowest = 0
  await times(all.length, 4, async (index) => {
    const document = all[index] ?? ''
    const answer = await graphql(target, document, {}, { from: newAddress() })
    if (rejectionOf(answer)) rejected++
    slowest = Math.max(slowest, answer.ms)
    if (answer.ms > lateMs || answer.status >= 500 || answer.status === 0)
      throw new AttackSucceededError(
        `${answer.status} after ${answer.ms.toFixed(0)} ms: ${document.slice(0, 200)}`,
      )
  })
  return `${rejected} of ${all.length} documents refused, the others answered, the slowest in ${slowest.toFixed(0)} ms`
}

/** What makes careless expressions and loops slow. */
const hostile = ['1%', 'a@', 'a.', ' ', '((', '\u0301', '<a', '&#', '-', '0', '%2F', '[['].map((piece) =>
  piece.repeat(Math.floor(30_000 / piece.length)).concat('!'),
)

/** Sends hostile texts as every String argument of every query, and of mutations that need no cart. */
export async function everyLongArgument(target: Target): Promise<string> {
  const schema = buildSchema(readSchema(), { assumeValid: true })
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type, index) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      field,
      kind: index === 0 ? 'query' : 'mutation',
    })),
  )
  const documents = fields.flatMap(({ field, kind }) => {
    const texts = field.args.filter(({ type }) => getNamedType(type).name === 'String')
    const others = field.args.filter((arg) => !texts.includes(arg) && isRequiredArgument(arg))
    if (
      texts.length === 0 ||
      others.some(({ type }) => !['Int', 'Float', 'ID'].includes(getNamedType(type).name))
    )
      return []
    const declared = texts.map(({ name, type }) => `$${name}:${String(type)}`).join()
    const given = [
      ...texts.map(({ name }) => `${name}:$${name}`),
      ...others.map(({ name, type }) => `${name}:${getNamedType(type).name === 'ID' ? '"1"' : '1'}`),
    ].join()
    const below = isCompositeType(getNamedType(field.type)) ? '{__typename}' : ''
    const names = texts.map(({ name, type }) => ({ name, isList: isList(type) }))
    return [{ query: `${kind}(${declared}){${field.name}(${given})${below}}`, names }]
  })
  const tries = documents.flatMap((document) => hostile.map((text) => ({ ...document, text })))
  let slowest = 0
  await times(tries.length, 4, async (index) => {
    const { query, names, text } = tries[index] ?? { query: '', names: [], text: '' }
    const variables = Object.fromEntries(names.map(({ name, isList: many }) => [name, many ? [text] : text]))
    const answer = await graphql(target, query, variables, { from: newAddress() })
    slowest = Math.max(slowest, answer.ms)
    if (answer.ms > lateMs || answer.status >= 500 || answer.status === 0)
      throw new AttackSucceededError(
        `${query.slice(0, 80)} with "${text.slice(0, 6)}…": ${answer.status} after ${answer.ms.toFixed(0)} ms`,
      )
  })
  return `${tries.length} requests, the slowest answered in ${slowest.toFixed(0)} ms`
}
