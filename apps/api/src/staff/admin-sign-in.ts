import type {
  ConfirmPasswordResult,
  InvitationOffer,
  MePayload,
  MutationAcceptInvitationArgs,
  MutationFinishPasskeySignInArgs,
  MutationResetPasswordArgs,
  MutationSignInArgs,
  MutationStartPasskeySignInArgs,
  MutationUseRecoveryCodeArgs,
  MutationVerifyTotpArgs,
  PasskeyCeremony,
  SignInResult,
} from '@comptoir/contract/generated/admin'
import type { AdminContext, AdminResolverMap, PublicContext } from '../platform/admin/context.ts'
import { invalidField, NotSignedInError } from '../platform/admin/errors.ts'
import { tokenHash } from '../platform/random-token.ts'
import { changePassword, confirmPassword } from './account.ts'
import { acceptInvitation } from './invitations.ts'
import { selectInvitationByToken } from './invitations.sql.ts'
import { finishPasskeySignIn, startPasskeySignIn } from './passkeys.ts'
import { isResetValid, requestPasswordReset, resetPassword } from './passwords.ts'
import type { SignInContext } from './sessions.ts'
import { meShape, offerShape, signInShape } from './shapes.ts'
import { signIn, useRecoveryCode, verifyTotp } from './sign-in.ts'

const browserOf = (ctx: PublicContext, { userAgent }: { userAgent?: string | null }): SignInContext => ({
  ...ctx,
  userAgent: userAgent?.slice(0, 300) ?? ctx.userAgent,
})

/** The context of somebody who is signed in, for fields that are public only because they carry a password. */
function signedIn(ctx: PublicContext): AdminContext {
  const { staff } = ctx
  if (!staff) throw new NotSignedInError(ctx.language)
  return { ...ctx, staff }
}

/** What needs no sign-in, or carries a password. */
export const signInAdmin: AdminResolverMap = {
  Query: {
    invitation: async (
      _: unknown,
      { token }: { token: string },
      { app }: PublicContext,
    ): Promise<InvitationOffer | null> => {
      const invitation = await selectInvitationByToken(app.sql, tokenHash(token), app.now())
      return invitation ? offerShape(invitation) : null
    },
    isPasswordResetValid: async (_: unknown, { token }: { token: string }, ctx: PublicContext) =>
      await isResetValid(ctx, token),
  },
  Mutation: {
    signIn: async (_: unknown, args: MutationSignInArgs, ctx: PublicContext): Promise<SignInResult> =>
      await signInShape(
        ctx.app,
        await signIn(browserOf(ctx, args), { ...args, deviceToken: args.deviceToken ?? null }),
      ),
    verifyTotp: async (_: unknown, args: MutationVerifyTotpArgs, ctx: PublicContext): Promise<SignInResult> =>
      await signInShape(
        ctx.app,
        await verifyTotp(browserOf(ctx, args), { ...args, rememberDevice: args.rememberDevice ?? false }),
      ),
    useRecoveryCode: async (
      _: unknown,
      args: MutationUseRecoveryCodeArgs,
      ctx: PublicContext,
    ): Promise<SignInResult> => await signInShape(ctx.app, await useRecoveryCode(browserOf(ctx, args), args)),
    startPasskeySignIn: async (
      _: unknown,
      args: MutationStartPasskeySignInArgs,
      ctx: PublicContext,
    ): Promise<PasskeyCeremony> => {
      const ceremony = await startPasskeySignIn(ctx, args.challenge ?? null)
      if (!ceremony) throw invalidField(ctx.language, 'challenge', 'staff_sign_in_expired')
      return ceremony
    },
    finishPasskeySignIn: async (
      _: unknown,
      args: MutationFinishPasskeySignInArgs,
      ctx: PublicContext,
    ): Promise<SignInResult> =>
      await signInShape(
        ctx.app,
        await finishPasskeySignIn(browserOf(ctx, args), {
          ...args,
          rememberDevice: args.rememberDevice ?? false,
        }),
      ),
    acceptInvitation: async (
      _: unknown,
      args: MutationAcceptInvitationArgs,
      ctx: PublicContext,
    ): Promise<SignInResult> =>
      await signInShape(ctx.app, await acceptInvitation(browserOf(ctx, args), args)),
    requestPasswordReset: async (_: unknown, { email }: { email: string }, ctx: PublicContext) => {
      await requestPasswordReset(ctx, email)
      return true
    },
    resetPassword: async (_: unknown, args: MutationResetPasswordArgs, ctx: PublicContext) => {
      await resetPassword(ctx, args)
      return true
    },
    confirmPassword: async (
      _: unknown,
      { password }: { password: string },
      ctx: PublicContext,
    ): Promise<ConfirmPasswordResult> => {
      const own = signedIn(ctx)
      const result = await confirmPassword(own, password)
      return 'failure' in result
        ? { me: null, failure: result.failure }
        : { me: await meShape(own), failure: null }
    },
    changeMyPassword: async (
      _: unknown,
      { password }: { password: string },
      ctx: PublicContext,
    ): Promise<MePayload> => {
      const own = signedIn(ctx)
      await changePassword(own, password)
      return { me: await meShape(own) }
    },
  },
}
