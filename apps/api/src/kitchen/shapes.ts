import type { CourierStop, KitchenBoard, KitchenTicket } from '@comptoir/contract/generated/admin'
import { HOUR_MS, MINUTE_MS } from '@comptoir/rules/duration'
import { isAboutAllergy, shortNumber, stopsInOrder } from '@comptoir/rules/kitchen'
import { selectAllergens, type AllergenNames } from '../food/index.ts'
import { methodShape, pointOfSale } from '../locations/index.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { messageIn } from '../platform/messages.ts'
import type { Board } from './board.ts'
import type { Dish } from './menu.sql.ts'
import type { StopAddress, Ticket, TicketLine } from './tickets.sql.ts'

/** What a remark has to hold to be about an allergy, in every language, and what allergens are called. */
type Words = { stems: readonly string[]; names: AllergenNames; allergens: readonly string[] }

async function wordsOf({ app }: AdminContext): Promise<Words> {
  const names = await selectAllergens(app.sql)
  const languages = [...new Set(app.stores.all.map(({ language }) => language))]
  return {
    stems: languages.flatMap((language) => messageIn(language, 'kitchen_allergy_words').split(' ')),
    names,
    allergens: [...names.values()].flatMap((labels) => Object.values(labels)),
  }
}

export async function boardShape(ctx: AdminContext, board: Board): Promise<KitchenBoard> {
  const words = await wordsOf(ctx)
  return {
    location: pointOfSale(ctx, board.location),
    now: ctx.app.now().toISOString(),
    tickets: board.tickets.map((ticket) => shapeOf(ctx, ticket, words)),
    unavailable: board.unavailable.map(dishShape),
  }
}

export const dishShape = ({ productId, ...dish }: Dish) => ({ ...dish, productId: String(productId) })

export async function ticketShape(ctx: AdminContext, ticket: Ticket): Promise<KitchenTicket> {
  return shapeOf(ctx, ticket, await wordsOf(ctx))
}

function shapeOf(ctx: AdminContext, ticket: Ticket, words: Words): KitchenTicket {
  const { id, number, startsAt, comment, currency } = ticket
  return {
    id: String(id),
    number,
    shortNumber: shortNumber(number),
    firstName: ticket.firstname,
    method: methodShape(ticket.method),
    startsAt: startsAt.toISOString(),
    endsAt: endOf(ticket).toISOString(),
    minutes: ticket.minutes,
    state: stateShape(ticket.state),
    stateSince: ticket.stateSince?.toISOString() ?? null,
    stateBy: ticket.stateBy,
    createdAt: ticket.createdAt.toISOString(),
    remark: comment,
    isAllergy: comment !== null && isAboutAllergy(comment, words),
    lines: ticket.lines.map((line) => lineShape(ctx, line, words, comment ?? '')),
    voucherCount: ticket.voucherCount,
    voucherAmount: { amount: ticket.voucherAmount, currency },
    cutlery: ticket.cutlery,
    needsAgeCheck: ticket.lines.some(({ isAlcohol }) => isAlcohol),
  }
}

function lineShape(
  ctx: AdminContext,
  line: TicketLine,
  { names }: Words,
  remark: string,
): KitchenTicket['lines'][number] {
  const { id, productId, sku, name, quantity, isUnavailable } = line
  const allergens = [...new Set(line.allergens)]
  const parts = line.selections.map((one) => `${one.quantity} × ${one.name}`)
  const chosen = line.options.map(({ label, value }) => messageIn(ctx.language, 'labelled', { label, value }))
  const namesOf = (options: readonly number[]) =>
    options.flatMap((option) => names.get(option)?.[ctx.language] ?? [])
  const isAsked = (option: number) =>
    isAboutAllergy(remark, { stems: [], allergens: Object.values(names.get(option) ?? {}) })
  return {
    id: String(id),
    productId: productId === null ? null : String(productId),
    sku,
    name,
    quantity,
    details: [...parts, ...chosen],
    allergens: namesOf(allergens),
    askedAllergens: namesOf(allergens.filter(isAsked)),
    isUnavailable,
  }
}

const states = {
  new: 'NEW',
  preparing: 'PREPARING',
  ready: 'READY',
  out: 'OUT',
  handed_over: 'HANDED_OVER',
} as const

export const stateShape = (state: Ticket['state']) => states[state]

/** A slot that ends at midnight, or after it, ends on the next day. */
function endOf({ startsAt, time, endTime }: Pick<Ticket, 'startsAt' | 'time' | 'endTime'>): Date {
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))
  const length = (minutes(endTime) - minutes(time)) * MINUTE_MS
  return new Date(startsAt.getTime() + (length > 0 ? length : length + 24 * HOUR_MS))
}

/** The stops of a round with their places and couriers. */
export type RoundStops = {
  addresses: readonly StopAddress[]
  couriers: ReadonlyMap<number, { id: number; name: string }>
}

/** What couriers bring, in the best order from the point of sale. */
export async function roundShape(ctx: AdminContext, board: Board, { addresses, couriers }: RoundStops) {
  const { location, tickets } = board
  const words = await wordsOf(ctx)
  const stops = tickets.flatMap((ticket) => {
    const address = addresses.find(({ orderId }) => orderId === ticket.id)
    if (!address) return []
    const { padLatitude: latitude, padLongitude: longitude } = address
    const point = latitude !== null && longitude !== null ? { latitude, longitude } : null
    const stop = { id: String(ticket.id), startsAt: ticket.startsAt.getTime(), point }
    return [{ ...stop, postcode: address.postcode, ticket, address }]
  })
  const ordered = stopsInOrder(stops, location.marker)
  return {
    location: pointOfSale(ctx, location),
    now: ctx.app.now().toISOString(),
    stops: ordered.map(({ ticket, address }) =>
      stopShape(shapeOf(ctx, ticket, words), address, couriers.get(ticket.id)),
    ),
  }
}

export function stopShape(
  ticket: KitchenTicket,
  address: StopAddress,
  courier: { id: number; name: string } | undefined,
): CourierStop {
  return {
    ticket,
    courier: courier ? { ...courier, id: String(courier.id) } : null,
    company: address.company,
    street: address.street,
    postcode: address.postcode,
    city: address.city,
    telephone: address.telephone,
    doorCode: address.padCode,
    floor: address.padFloor,
    apartment: address.padAppt,
    instructions: address.padInstructions,
    onArrival: address.padRingOption,
    latitude: address.padLatitude,
    longitude: address.padLongitude,
  }
}
