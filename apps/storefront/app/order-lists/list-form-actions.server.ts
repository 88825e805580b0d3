import { data, redirect, type RouterContextProvider } from 'react-router'
import {
  CreateOrderListDocument,
  DeleteOrderListDocument,
  FillOrderListDocument,
  RenameOrderListDocument,
  type WishlistItemInput,
} from '../generated/graphql.ts'
import { problemText } from '../favourites/favourite-actions.server.ts'
import { problemsOf } from '../favourites/account-list.server.ts'
import * as m from '../paraglide/messages.js'
import { CommerceError, isServerFailure, peopleText } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'

type Context = Readonly<RouterContextProvider>

/** A name that was not taken, and why. */
export interface NameError {
  readonly name: string
  readonly error: string
}

const LONGEST_NAME = 255

/** A list by its new name: its id, or why there is none. */
export async function createOrderList(context: Context, typed: string): Promise<{ id: string } | NameError> {
  return await named(context, typed, async (name) => {
    const { createWishlist } = await commerce(context).query(CreateOrderListDocument, { name })
    return { id: createWishlist?.wishlist.id ?? '' }
  })
}

/** Makes a list and leads to it, or returns {@link NameError} with 422. */
export async function createList(context: Context, form: FormData) {
  const made = await createOrderList(context, nameIn(form))
  if ('error' in made) return data(made, { status: 422 })
  return done(context, m.order_list_created(), listPath(context, made.id))
}

/** Renames a list, or returns {@link NameError} with 422. */
export async function renameList(context: Context, list: string, form: FormData) {
  const renamed = await named(context, nameIn(form), async (name) => {
    await commerce(context).query(RenameOrderListDocument, { list, name })
    return {}
  })
  if ('error' in renamed) return data(renamed, { status: 422 })
  return done(context, m.order_list_renamed(), listPath(context, list))
}

/** Deletes a list with what is in it. */
export async function deleteList(context: Context, list: string) {
  await commerce(context).query(DeleteOrderListDocument, { list })
  return done(context, m.order_list_deleted(), href(context.get(scopeContext).language, 'orderLists'))
}

/** Adds items to a list; returns why some of them could not be added. */
export async function fillList(
  context: Context,
  list: string,
  items: WishlistItemInput[],
): Promise<string[]> {
  const { addProductsToWishlist: result } = await commerce(context).query(FillOrderListDocument, {
    list,
    items,
  })
  return problemsOf(result?.user_errors).map(problemText)
}

export const listPath = (context: Context, list: string): string =>
  href(context.get(scopeContext).language, 'orderList', { list })

async function named<Result extends object>(
  context: Context,
  typed: string,
  change: (name: string) => Promise<Result>,
): Promise<Result | NameError> {
  const name = typed.trim().slice(0, LONGEST_NAME)
  if (name === '') return { name, error: m.error_required() }
  try {
    return await change(name)
  } catch (error) {
    if (!(error instanceof CommerceError) && !isServerFailure(error)) throw error
    context.get(scopeContext).log.error({ err: error }, 'An order list could not be changed')
    return { name, error: error instanceof CommerceError ? nameErrorText(error) : m.form_error_generic() }
  }
}

/** The API's messages are Adobe Commerce's, in English. */
function nameErrorText({ failures }: CommerceError): string {
  const [failure] = failures
  if (/already exists/.test(failure?.message ?? '')) return m.order_list_name_taken()
  if (/^Only \d+ wish list/.test(failure?.message ?? '')) return m.order_list_too_many()
  return (failure && peopleText(failure)) ?? m.form_error_generic()
}

const nameIn = (form: FormData): string => {
  const name = form.get('name')
  return typeof name === 'string' ? name : ''
}

function done(context: Context, message: string, to: string) {
  session(context).flash({ kind: 'success', message })
  return redirect(to, 303)
}
