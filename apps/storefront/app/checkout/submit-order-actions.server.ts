import { parseCutlery } from '@comptoir/rules/cutlery'
import { acceptTerms } from '@comptoir/rules/validation'
import { redirect, type RouterContextProvider } from 'react-router'
import { hasErrors, type Values } from '../forms/form-rules.ts'
import { SetCutleryDocument, SetShippingCommentDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { storeInfo } from '../platform/store-info.server.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { changeShownCart, paymentErrors, selectPayment, setTip } from './recap-choice-actions.server.ts'
import { placeOrder } from './place-order-actions.server.ts'
import { commentOf, invalid, parseInteger } from './step-responses.server.ts'

type Context = Readonly<RouterContextProvider>

/** Stores what is entered and ticked in the recap, and places the order with it. */
export async function submitOrder(context: Context, values: Values) {
  const { mostCutlery = 0 } = await storeInfo(context)
  const cutlery = mostCutlery > 0 ? values['cutlery'] : undefined
  const sets = cutlery === undefined ? undefined : parseCutlery(cutlery, mostCutlery)
  const entered = enteredErrors(values, cutlery !== undefined && sets === undefined)
  if (hasErrors(entered)) return invalid(values, entered)
  const rejected = await storeChoices(context, values, sets)
  if (hasErrors(rejected)) return invalid(values, rejected)
  const comment = commentOf(values['comment'])
  const answer = await placeOrder(context, { comment, total: parseInteger(values['total']) })
  return 'error' in answer ? invalid(values, { terms: answer.error }) : redirect(answer.next, 303)
}

function enteredErrors(values: Values, isCutleryWrong: boolean): FormErrors {
  const isLong = (name: string, most: number) => commentOf(values[name]).length > most
  return {
    ...(values['payment'] !== undefined && paymentErrors(values)),
    ...(isLong('comment', 500) && { comment: m.error_maxlength({ maxlength: '500' }) }),
    ...(isLong('comment_shipping', 250) && { comment_shipping: m.error_maxlength({ maxlength: '250' }) }),
    ...(isCutleryWrong && { cutlery: m.checkout_error_cutlery() }),
    ...(acceptTerms(values['terms']) !== true && { terms: m.checkout_error_terms() }),
  }
}

async function storeChoices(context: Context, values: Values, sets: number | undefined): Promise<FormErrors> {
  const { comment_shipping: instructions } = values
  return await changeShownCart(context, async (cartId) => {
    if (instructions !== undefined)
      await commerce(context).query(SetShippingCommentDocument, { cartId, comment: commentOf(instructions) })
    if (sets !== undefined) await commerce(context).query(SetCutleryDocument, { cartId, sets })
    return {
      ...(values['tip'] !== undefined && (await setTip(context, cartId, values))),
      ...(values['payment'] !== undefined && (await selectPayment(context, cartId, values))),
    }
  })
}
