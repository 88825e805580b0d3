import type {
  MutationFollowNewsletterLinkArgs,
  MutationSubscribeEmailToNewsletterArgs,
  MutationSubscribeToNewsletterArgs,
  MutationUnsubscribeToNewsletterArgs,
} from '@comptoir/contract/generated/types'
import type { ResolverMap } from '../platform/schema.ts'
import { followGuessed, subscribe, unsubscribe } from './newsletter.ts'

export const newsletterResolvers = {
  Mutation: {
    subscribeEmailToNewsletter: async (
      _root: never,
      { email }: MutationSubscribeEmailToNewsletterArgs,
      ctx,
    ) => ({ status: await subscribe(ctx, email) }),
    subscribeToNewsletter: async (_root: never, { email }: MutationSubscribeToNewsletterArgs, ctx) => ({
      status: await subscribe(ctx, email),
    }),
    unsubscribeToNewsletter: async (
      _root: never,
      { email, token }: MutationUnsubscribeToNewsletterArgs,
      ctx,
    ) => ({ status: await unsubscribe(ctx, email, token) }),
    followNewsletterLink: (_root: never, { token }: MutationFollowNewsletterLinkArgs, ctx) =>
      followGuessed(ctx, token),
  },
} satisfies ResolverMap
