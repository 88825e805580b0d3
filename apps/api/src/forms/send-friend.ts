import type { SendEmailToFriendInput } from '@comptoir/contract/generated/types'
import { isPlainName } from '@comptoir/rules/plain-name'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { isEmail } from '@comptoir/rules/validation'
import { productById } from '../catalogue/index.ts'
import { queueAccountMail } from '../mail/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { AuthorizationError, InputError, NoSuchEntityError } from '../platform/errors.ts'
import { messageIn } from '../platform/messages.ts'
import { NameError } from '../platform/plain-names.ts'
import { countRequest, limitRequest } from '../platform/request-count.ts'
import { storefrontUrl } from '../stores/index.ts'

/** Magento's default. */
const mostRecipients = 5
const longestName = 100
const longestMessage = 1000

type Person = { name: string; email: string }
type Recommendation = { sender: Person & { message: string }; recipients: Person[] }

/**
 * Mails a recommendation of a product (Magento's sendEmailToFriend). A customer's mails name the account's address. What
 * the sender writes may hold no links, so that nobody sends advertising in the shop's name. Throws AuthorizationError for
 * visitors that may not, InputError and NoSuchEntityError with Magento's messages, NameError, and TooManyRequestsError.
 */
export async function sendToFriends(
  ctx: RequestContext,
  { product_id: productId, sender, recipients }: SendEmailToFriendInput,
): Promise<Recommendation> {
  const { app, store, identity } = ctx
  checkSender(ctx)
  const product = visibleProduct(ctx, productId)
  const wanted = read(ctx, { sender, recipients: recipients.filter((one) => one !== null) })
  await limitRequest(ctx, RATE_LIMITS.recommendations)
  await limitRequest(ctx, RATE_LIMITS.recommendationsOfSender, `${store.website.id} ${wanted.sender.email}`)
  const friends = [...new Map(wanted.recipients.map((one) => [one.email.toLowerCase(), one])).values()]
  const reached: Person[] = []
  for (const friend of friends) {
    const key = `${store.website.id} ${friend.email.toLowerCase()}`
    if (await countRequest(app, RATE_LIMITS.recommendationMails, key)) reached.push(friend)
  }
  const texts = {
    sender_name: wanted.sender.name,
    sender_email: identity?.email ?? '',
    product_name: product.name,
    message_copy: wanted.sender.message,
    action_url: storefrontUrl(app, store, 'product', { url_key: product.urlKey }),
  }
  await inTransaction(app.sql, async (tx) => {
    for (const { name, email: recipient } of reached)
      await queueAccountMail(tx, {
        storeId: store.id,
        kind: 'recommendation',
        recipient,
        customerId: null,
        texts: { ...texts, friend_name: name },
        aboutEmail: wanted.sender.email,
      })
  })
  return wanted
}

function checkSender({ store, identity }: RequestContext): void {
  const { customers, guests } = store.settings.send_friend
  if (!customers || (!identity && !guests))
    throw new AuthorizationError("The current customer isn't authorized.")
  if (identity && !identity.emailVerified)
    throw new InputError(messageIn(store.language, 'recommendation_unconfirmed'))
}

function visibleProduct(ctx: RequestContext, id: number) {
  const product = productById(ctx, id)
  const isNowhere = ctx.app.catalogue.snapshot.products.get(id)?.visibility === 1
  if (!product?.isEnabled || isNowhere)
    throw new NoSuchEntityError(
      "The product that was requested doesn't exist. Verify the product and try again.",
    )
  return product
}

function read({ store, identity }: RequestContext, { sender, recipients }: Recommendation): Recommendation {
  const { language } = store
  const text = sender.message.trim()
  if (!sender.name.trim()) throw new InputError('Please provide Name of sender.')
  if (!sender.email.trim()) throw new InputError('Please provide Email of sender.')
  if (!text) throw new InputError('Please provide Message.')
  if (recipients.some(({ name }) => !name.trim()))
    throw new InputError('Please provide Name for all of recipients.')
  if (recipients.some(({ email }) => !email.trim()))
    throw new InputError('Please provide Email for all of recipients.')
  const from = identity?.email ?? sender.email.trim()
  // Magento joins its messages without a space.
  const errors = [
    ...(isEmail(from) ? [] : ['Invalid Sender Email']),
    ...(recipients.length > 0 ? [] : ['Please specify at least one recipient.']),
    ...(recipients.every(({ email }) => isEmail(email.trim()))
      ? []
      : ['Please enter a correct recipient email address.']),
    ...(recipients.length <= mostRecipients
      ? []
      : [`No more than ${mostRecipients} emails can be sent at a time.`]),
  ]
  if (errors.length > 0) throw new InputError(errors.join(''))
  const person = ({ name, email }: Person): Person => ({ name: name.trim(), email: email.trim() })
  const people = [person({ ...sender, email: from }), ...recipients.map(person)]
  if (people.some(({ name }) => name.length > longestName || !isPlainName(name)))
    throw new NameError(language)
  if (text.length > longestMessage || !text.split(/\r?\n/).every((line) => isPlainName(line)))
    throw new InputError(messageIn(language, 'recommendation_no_links', { limit: longestMessage }))
  const [own, ...others] = people
  return { sender: { name: '', email: from, ...own, message: text }, recipients: others }
}
