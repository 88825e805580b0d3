import type { QueryFormArgs } from '@comptoir/contract/generated/types'
import type { ResolverMap } from '../platform/schema.ts'
import { formOf } from './forms.ts'

export const formResolvers = {
  Query: {
    form: (_root: never, { identifier }: QueryFormArgs, ctx) => formOf(ctx, identifier),
  },
} satisfies ResolverMap
