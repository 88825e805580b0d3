import { data, redirect, type RouterContextProvider } from 'react-router'
import { addedResponse } from '../cart/cart-actions.server.ts'
import { addItems } from '../cart/cart-change-actions.server.ts'
import { isCartGone } from '../cart/cart-session.server.ts'
import { failureText, joinTexts, quantityErrorText, userErrorText } from '../cart/cart-errors.ts'
import { redirectToSelector } from '../fulfilment/pending-add.server.ts'
import { ShareFavouritesDocument, type CartItemInput } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { CommerceError, isServerFailure } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import { visitor } from '../platform/visitor.server.ts'
import type { Entry, NewEntry } from './entry.ts'
import type { ListProblem } from './favourite-list.ts'
import { canBeAdded } from './can-be-added.ts'
import { readFavouritesForm, restoreFields, type FavouriteIntent } from './favourites-form.ts'
import { allFavourites, checkFavourites } from './favourites.server.ts'
import { favouritesPlace, type Place } from './place.server.ts'

type Context = Readonly<RouterContextProvider>

/** Errors of the page of favourites. */
interface FavouriteErrors {
  /** By key of the entry. */
  readonly ofEntry: Readonly<Record<string, string>>
}

/** Runs a form of favourites, of hearts and of their pages: redirects with a message, or returns errors with 422. */
export async function favouritesAction(context: Context, request: Request) {
  await checkFavourites(context)
  // A token that has ended is removed here, so that the list is the device's.
  await visitor(context)
  return await listAction(context, request, {
    place: favouritesPlace(context),
    form: await request.formData(),
  })
}

/** The same for the page of any list. */
export async function listAction(
  context: Context,
  request: Request,
  { place, form }: { place: Place; form: FormData },
) {
  const input = readFavouritesForm(form)
  if (!input) throw new Response('Bad Request', { status: 400 })
  const own = place.path + new URL(request.url).search
  try {
    return await run(context, input, place, own)
  } catch (error) {
    if (!(error instanceof CommerceError) && !isServerFailure(error)) throw error
    context.get(scopeContext).log.error({ err: error }, 'Favourites could not be changed')
    const failure = error instanceof CommerceError && !isServerFailure(error) ? error.failures[0] : undefined
    const back = 'from' in input ? (input.from ?? own) : own
    return failed(context, failure ? failureText(failure) : m.form_error_generic(), back)
  }
}

async function run(context: Context, input: FavouriteIntent, place: Place, own: string) {
  switch (input.intent) {
    case 'add': {
      const added = { sku: input.sku, quantity: 1, options: [], entered: [] }
      return await keep(context, [added], input.from ?? own, { place })
    }
    case 'restore':
      return await keep(context, input.entries, input.from ?? own, {
        place,
        message: place.isOrderList ? m.order_list_restored() : m.favourites_restored(),
      })
    case 'drop':
      return await drop(context, ({ sku }) => sku === input.sku, input.from ?? own, place)
    case 'remove':
      return await drop(context, ({ key }) => key === input.key, own, place)
    case 'save':
      return await save(context, input, place, own)
    case 'cart':
      return await addOne(context, input, place, own)
    case 'cart-all':
      return await addAll(context, place, own)
    case 'share':
    case 'unshare':
      return await share(context, input.intent === 'share', place, own)
  }
}

/** Keeps products, which the list may have already. */
export async function keep(
  context: Context,
  entries: readonly NewEntry[],
  back: string,
  {
    place = favouritesPlace(context),
    message = m.favourites_added(),
  }: { place?: Place; message?: string } = {},
) {
  const problems = await place.list.add(entries)
  if (problems.length > 0) return failed(context, joinTexts(problems.map(problemText)), back)
  const link = back.startsWith(place.path) ? {} : { link: { label: m.favourites_see(), to: place.path } }
  session(context).flash({ kind: 'success', message, ...link })
  return redirect(back, 303)
}

/** Why an entry cannot be kept. */
export function problemText(problem: ListProblem): string {
  if (problem === 'full_device') return m.favourites_full()
  return problem === 'full_account' ? m.favourites_full_account() : userErrorText(problem)
}

/** Drops entries, and offers to bring them back. */
export async function drop(
  context: Context,
  isDropped: (entry: Entry) => boolean,
  back: string,
  { list, undo: to, isOrderList }: Place = favouritesPlace(context),
) {
  const dropped = (await list.entries()).filter(isDropped)
  await list.remove(dropped.map(({ key }) => key))
  const fields = restoreFields(dropped, back.split('#')[0])
  const undo = dropped.length > 0 ? { undo: { label: m.cart_undo(), to, fields } } : {}
  const message = isOrderList ? m.order_list_removed() : m.favourites_removed()
  session(context).flash({ kind: 'success', message, ...undo })
  return redirect(back, 303)
}

type Changed = FavouriteIntent & { intent: 'save' | 'cart' }

async function save(context: Context, { key, quantity, note }: Changed, { list }: Place, own: string) {
  if (!quantity) return wrong(key, quantityErrorText(''))
  const entry = (await list.entries()).find((one) => one.key === key)
  if (!entry) return redirect(own, 303)
  const problems = await list.save(key, { quantity, note: note ?? entry.note })
  if (problems.length > 0) return wrong(key, joinTexts(problems.map(problemText)))
  session(context).flash({ kind: 'success', message: m.favourites_saved() })
  return redirect(own, 303)
}

/** Adds one favourite to the cart, as it is configured; it stays a favourite. */
async function addOne(context: Context, { key, quantity }: Changed, { list }: Place, own: string) {
  if (!quantity) return wrong(key, quantityErrorText(''))
  const entry = (await list.entries()).find((one) => one.key === key)
  if (!entry) return redirect(own, 303)
  const items = [cartItemOf({ ...entry, quantity })]
  const elsewhere = await redirectToSelector(context, items, own)
  if (elsewhere) return elsewhere
  const problems = await addToCart(context, items)
  return problems.length > 0 ? wrong(key, joinTexts(problems)) : addedResponse(context, own)
}

/** Adds what can be bought as it is; the message counts what could not. */
async function addAll(context: Context, { list, page }: Place, own: string) {
  const [views, entries] = await Promise.all([allFavourites(page), list.entries()])
  const ready = views.filter(canBeAdded).flatMap(({ key, card }) => {
    const entry = entries.find((one) => one.key === key)
    return entry ? [cartItemOf({ ...entry, quantity: lotsOf(entry.quantity, card.price?.lot?.size) })] : []
  })
  if (ready.length === 0) return failed(context, m.favourites_none_ready(), own)
  const elsewhere = await redirectToSelector(context, ready, own)
  if (elsewhere) return elsewhere
  const problems = await addToCart(context, ready)
  const added = ready.length - problems.length
  const left = views.length - added
  if (added === 0) return failed(context, joinTexts(problems), own)
  const texts = [
    m.favourites_added_all({ count: added }),
    ...(left > 0 ? [m.favourites_left({ count: left })] : []),
  ]
  const link = { label: m.cart_see(), to: href(context.get(scopeContext).language, 'cart') }
  session(context).flash({ kind: 'success', message: texts.join(' '), link })
  return redirect(own, 303)
}

/** At least as many, in whole lots. */
const lotsOf = (quantity: number, size = 1) => Math.ceil(quantity / size) * size

const cartItemOf = ({ sku, quantity, options, entered }: NewEntry): CartItemInput => ({
  sku,
  quantity,
  selected_options: [...options],
  entered_options: [...entered],
})

/** Returns one text for each item that the cart rejects. */
async function addToCart(context: Context, items: CartItemInput[]): Promise<string[]> {
  try {
    return await addItems(context, items)
  } catch (error) {
    if (!(error instanceof CommerceError) || isCartGone(error) || isServerFailure(error)) throw error
    return items.map(() => failureText(error.failures[0]))
  }
}

/** Opens the list to everybody who has its link, or closes it. */
async function share(context: Context, isShared: boolean, { listId }: Place, own: string) {
  if (!listId) return redirect(own, 303)
  await commerce(context).query(ShareFavouritesDocument, {
    list: await listId(),
    visibility: isShared ? 'PUBLIC' : 'PRIVATE',
  })
  const message = isShared ? m.favourites_shared_on() : m.favourites_shared_off()
  session(context).flash({ kind: 'success', message })
  return redirect(own, 303)
}

function failed(context: Context, message: string, back: string) {
  session(context).flash({ kind: 'error', message: message || m.form_error_generic() })
  return redirect(back, 303)
}

const wrong = (key: string, text: string) =>
  data({ ofEntry: { [key]: text } } satisfies FavouriteErrors, { status: 422 })
