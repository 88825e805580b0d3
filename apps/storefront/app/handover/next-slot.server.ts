import type { Language } from '@comptoir/rules/language'
import type { RouterContextProvider } from 'react-router'
import { PeriodsDocument, type ChosenPlaceFragment } from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { slotWords } from './slot-words.ts'

/** A time that can be had instead of one that is gone. */
export interface NextSlot {
  readonly day: string
  readonly time: string
  readonly words: string
}

type CartAtPlace = ChosenPlaceFragment & { readonly id: string }

/** The first one from the lost day on, else the first of all; undefined when there is none left. */
export async function nextSlot(
  context: Readonly<RouterContextProvider>,
  cart: CartAtPlace,
): Promise<NextSlot | undefined> {
  const { language } = context.get(scopeContext)
  const { getPeriods } = await commerce(context).query(PeriodsDocument, { cartId: cart.id })
  const day = getPeriods.find((one) => one.day >= (cart.pad_day ?? '')) ?? getPeriods[0]
  const period =
    day?.periods.find(({ time }) => day.day !== cart.pad_day || time >= (cart.pad_time ?? '')) ??
    day?.periods[0]
  return day && period && slotOf(cart, day.day, period, language)
}

function slotOf(
  cart: CartAtPlace,
  day: string,
  { time, end_time: until }: { readonly time: string; readonly end_time: string },
  language: Language,
): NextSlot {
  const timeZone = cart.pad_location?.timezone ?? 'Europe/Paris'
  return { day, time, words: slotWords({ day, from: time, until }, { language, timeZone }) }
}
