import type {
  ApiToken,
  Me,
  MutationCreateApiTokenArgs,
  MutationFinishPasskeyEnrolmentArgs,
  MutationFinishTotpEnrolmentArgs,
  MutationRenewApiTokenArgs,
  MutationUpdateMyAccountArgs,
  Passkey,
  PasskeyCeremonyPayload,
  SignOutPayload,
  StaffSession,
  TotpEnrolment,
} from '@comptoir/contract/generated/admin'
import type { AdminContext, AdminResolverMap } from '../platform/admin/context.ts'
import { RecordNotFoundError } from '../platform/admin/errors.ts'
import { endOtherSessions, endSession, signOut, updateAccount } from './account.ts'
import { API_TOKEN_SHOWN, createToken, endToken, renewToken, tokensFor } from './api-tokens.ts'
import { selectToken } from './api-tokens.sql.ts'
import { ownAccount } from './grants.ts'
import {
  finishPasskey,
  finishTotp,
  RECOVERY_CODES_SHOWN,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  startedTotp,
  startPasskey,
  startTotp,
} from './second-factor.ts'
import { selectPasskeys } from './second-factor.sql.ts'
import { selectSessions } from './sessions.sql.ts'
import { meShape, passkeyShape, sessionShape, tokenShape } from './shapes.ts'
import { shownOnce } from '../platform/admin/shown-once.ts'

type WithId = { id: string }
type TokenId = { tokenId: number }

/** Payloads read what they show when the mutation is done. */
const done = {}
const me = async (_: unknown, __: unknown, ctx: AdminContext): Promise<Me> => await meShape(ctx)

async function apiToken({ tokenId }: TokenId, _: unknown, ctx: AdminContext): Promise<ApiToken> {
  const token = await selectToken(ctx.app.sql, tokenId)
  if (!token) throw new RecordNotFoundError(ctx.language)
  return tokenShape(ctx, token)
}

/** One's own account, sessions, second factor and API tokens. */
export const accountAdmin: AdminResolverMap = {
  Query: {
    me,
    mySessions: async (_: unknown, __: unknown, ctx: AdminContext): Promise<StaffSession[]> => {
      const own = await ownAccount(ctx)
      const sessions = await selectSessions(ctx.app.sql, own.id, ctx.app.now())
      return sessions.map((session) => sessionShape(ctx, session))
    },
    myPasskeys: async (_: unknown, __: unknown, ctx: AdminContext): Promise<Passkey[]> => {
      const own = await ownAccount(ctx)
      return (await selectPasskeys(ctx.app.sql, own.id)).map(passkeyShape)
    },
    apiTokens: async (_: unknown, __: unknown, ctx: AdminContext): Promise<ApiToken[]> =>
      (await tokensFor(ctx)).map((token) => tokenShape(ctx, token)),
  },
  Mutation: {
    signOut: async (_: unknown, __: unknown, ctx: AdminContext): Promise<SignOutPayload> => {
      await signOut(ctx)
      return { isSignedOut: true }
    },
    updateMyAccount: async (_: unknown, { input }: MutationUpdateMyAccountArgs, ctx: AdminContext) => {
      await updateAccount(ctx, input)
      return done
    },
    startTotpEnrolment: async (_: unknown, __: unknown, ctx: AdminContext) => {
      await startTotp(ctx)
      return done
    },
    finishTotpEnrolment: async (_: unknown, { code }: MutationFinishTotpEnrolmentArgs, ctx: AdminContext) => {
      await finishTotp(ctx, code)
      return done
    },
    removeTotp: async (_: unknown, __: unknown, ctx: AdminContext) => {
      await removeTotp(ctx)
      return done
    },
    startPasskeyEnrolment: async (
      _: unknown,
      __: unknown,
      ctx: AdminContext,
    ): Promise<PasskeyCeremonyPayload> => ({ ceremony: await startPasskey(ctx) }),
    finishPasskeyEnrolment: async (
      _: unknown,
      args: MutationFinishPasskeyEnrolmentArgs,
      ctx: AdminContext,
    ) => {
      await finishPasskey(ctx, args)
      return done
    },
    removePasskey: async (_: unknown, { id }: WithId, ctx: AdminContext) => {
      await removePasskey(ctx, id)
      return done
    },
    renewRecoveryCodes: async (_: unknown, __: unknown, ctx: AdminContext) => {
      await renewRecoveryCodes(ctx)
      return done
    },
    endMySession: async (_: unknown, { id }: WithId, ctx: AdminContext) => {
      await endSession(ctx, id)
      return done
    },
    endMyOtherSessions: async (_: unknown, __: unknown, ctx: AdminContext) => {
      await endOtherSessions(ctx)
      return done
    },
    createApiToken: async (
      _: unknown,
      { input }: MutationCreateApiTokenArgs,
      ctx: AdminContext,
    ): Promise<TokenId> => ({ tokenId: await createToken(ctx, input) }),
    renewApiToken: async (
      _: unknown,
      args: MutationRenewApiTokenArgs,
      ctx: AdminContext,
    ): Promise<TokenId> => ({ tokenId: await renewToken(ctx, args) }),
    revokeApiToken: async (_: unknown, { id }: WithId, ctx: AdminContext): Promise<TokenId> => ({
      tokenId: await endToken(ctx, id),
    }),
  },
  MePayload: { me },
  TotpEnrolmentPayload: {
    enrolment: async (_: unknown, __: unknown, ctx: AdminContext): Promise<TotpEnrolment> =>
      await startedTotp(ctx),
  },
  SecondFactorPayload: {
    me,
    recoveryCodes: (_: unknown, __: unknown, { staff }: AdminContext) =>
      shownOnce(staff, RECOVERY_CODES_SHOWN),
  },
  CreateApiTokenPayload: {
    token: apiToken,
    secret: (_: unknown, __: unknown, { staff }: AdminContext) =>
      shownOnce(staff, API_TOKEN_SHOWN)?.[0] ?? null,
  },
  ApiTokenPayload: { token: apiToken },
}
