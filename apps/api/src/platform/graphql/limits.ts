import type { Environment } from '@comptoir/rules/setting'
import { integerSetting } from '../setting.ts'

/** Limits of a GraphQL document, checked before it runs. */
export interface GraphqlLimits {
  readonly documentBytes: number
  /** Fields, fragments counted where they are used. */
  readonly fields: number
  readonly depth: number
  /** Estimated cost of an operation with its variables. */
  readonly cost: number
}

const settings = {
  documentBytes: integerSetting({
    name: 'GRAPHQL_DOCUMENT_BYTES',
    fallback: 128 * 1024,
    min: 16 * 1024,
    max: 400 * 1024,
    description: 'Largest GraphQL document, in bytes.',
  }),
  fields: integerSetting({
    name: 'GRAPHQL_FIELDS',
    fallback: 3000,
    min: 300,
    max: 20_000,
    description: 'Most fields of a GraphQL document, fragments counted where they are used.',
  }),
  depth: integerSetting({
    name: 'GRAPHQL_DEPTH',
    fallback: 20,
    min: 12,
    max: 50,
    description: 'Most levels of a GraphQL document.',
  }),
  cost: integerSetting({
    name: 'GRAPHQL_COST',
    fallback: 95_000,
    min: 30_000,
    max: 1_000_000,
    description: 'Highest cost of an operation, about the number of values in its response.',
  }),
}

export const graphqlLimitSettings = Object.values(settings)

/** Throws {@link SettingsError}. */
export function readGraphqlLimits(env: Environment): GraphqlLimits {
  return {
    documentBytes: settings.documentBytes.read(env),
    fields: settings.fields.read(env),
    depth: settings.depth.read(env),
    cost: settings.cost.read(env),
  }
}

export const defaultGraphqlLimits = readGraphqlLimits({})
