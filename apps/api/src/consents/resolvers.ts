import type { MutationRecordConsentArgs } from '@comptoir/contract/generated/types'
import type { ResolverMap } from '../platform/schema.ts'
import { recordConsent } from './consents.ts'

export const consentResolvers = {
  Mutation: {
    recordConsent: (_root: never, { input }: MutationRecordConsentArgs, ctx) => recordConsent(ctx, input),
  },
} satisfies ResolverMap
