import { addDays, localTime, weekday } from '@comptoir/rules/calendar'
import type { RouterContextProvider } from 'react-router'
import {
  AgendaDocument,
  AppointmentToMoveDocument,
  MoveAppointmentDocument,
  RenewAgendaFeedDocument,
  RevokeAgendaFeedDocument,
  type AgendaQuery,
  type AppointmentToMoveQuery,
} from '../generated/graphql.ts'
import type { MutationInput } from '../forms/mutation-input.ts'
import { shownWebsite } from '../layout/shown-website.server.ts'
import type { ActionResult } from '../platform/action-result.ts'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import { readAgendaAddress, type AgendaAddress } from './address.ts'

export interface AgendaPage {
  readonly websiteId: string
  readonly shop: string
  readonly address: AgendaAddress
  readonly agenda: AgendaQuery['agenda']
  readonly feed: AgendaQuery['agendaFeed']
  /** The order that the address names, to give it another appointment. */
  readonly moved: AppointmentToMoveQuery['order'] | null
}

type Context = Readonly<RouterContextProvider>

/** The agenda of the chosen website for the day or the week that the address names; null without a website. */
export async function readAgendaPage(context: Context, request: Request): Promise<AgendaPage | null> {
  const { website } = await shownWebsite(context)
  if (!website) return null
  const today = localTime(new Date(), website.timeZone).day
  const address = readAgendaAddress(new URL(request.url).searchParams, today)
  const { day, view, order } = address
  const monday = addDays(day, 1 - (weekday(day) || 7))
  const period = view === 'week' ? { from: monday, days: 7 } : { from: day, days: 1 }
  const [{ agenda, agendaFeed }, moved] = await Promise.all([
    adminQuery(context, AgendaDocument, { websiteId: website.id, ...period }),
    order ? adminQuery(context, AppointmentToMoveDocument, { number: order }) : null,
  ])
  const { id: websiteId, name: shop } = website
  return { websiteId, shop, address, agenda, feed: agendaFeed, moved: moved?.order ?? null }
}

/** Moves an appointment, or makes and ends the address for calendars. */
export async function agendaAction(
  context: Context,
  { intent, idempotencyKey, version, text }: MutationInput,
): Promise<ActionResult> {
  const websiteId = text('websiteId')
  if (intent === 'feed')
    return await adminMutation(context, RenewAgendaFeedDocument, { idempotencyKey, websiteId })
  if (intent === 'revoke')
    return await adminMutation(context, RevokeAgendaFeedDocument, { idempotencyKey, websiteId })
  const [day = '', time = ''] = text('appointment').split(' ')
  return await adminMutation(context, MoveAppointmentDocument, {
    idempotencyKey,
    version,
    id: text('id'),
    day,
    time,
  })
}
