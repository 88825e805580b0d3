import { isEmail } from '@comptoir/rules/validation'
import { moveReader } from '../newsletter/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { InputError } from '../platform/errors.ts'
import { confirmPassword } from './account-lock.ts'
import { updateEmail, type CustomerRecord } from './customers.sql.ts'
import { customerById } from './customers.ts'
import { EmailInUseError, InvalidEmailError } from './errors.ts'
import { mailCustomer } from './mails.ts'
import { deleteResets } from './reset-password.sql.ts'
import { signedIn } from './sign-in.ts'

/**
 * Gives the signed-in customer another e-mail; the password is needed and the old address is told (decisions C-14).
 * Throws {@link InvalidEmailError}, {@link EmailInUseError}, InputError without a password, and what a wrong one throws.
 */
export async function changeEmail(
  ctx: RequestContext,
  wanted: string,
  password: string | null | undefined,
): Promise<CustomerRecord> {
  const { customerId } = signedIn(ctx)
  const email = wanted.trim()
  if (!isEmail(email)) throw new InvalidEmailError(email)
  const before = await customerById(ctx, customerId)
  if (before.email === email) return before
  if (!password) throw new InputError('Provide the current "password" to change "email".')
  const customer = await confirmPassword(ctx, customerId, password)
  await ctx.app.sql.begin(async (tx) => {
    if (!(await updateEmail(tx, customer, email))) throw new EmailInUseError()
    await moveReader(tx, customer, email)
    // A reset link in the old mailbox must not open the account any more.
    await deleteResets(tx, customer.id)
    await mailCustomer(tx, ctx.store, 'email_changed', customer, { new_email: email })
  })
  return await customerById(ctx, customerId)
}
