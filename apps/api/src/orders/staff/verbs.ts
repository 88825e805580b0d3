import { isPreparation, type Preparation } from '@comptoir/rules/preparation'
import type { OrderAddressInput } from '@comptoir/contract/generated/admin'
import { noChange } from '../../platform/admin/audit.ts'
import type { AdminContext } from '../../platform/admin/context.ts'
import {
  InvalidInputError,
  invalidField,
  RecordNotFoundError,
  type Problem,
} from '../../platform/admin/errors.ts'
import { rowId } from '../../platform/admin/resolvers.ts'
import { inTransaction } from '../../platform/database.ts'
import { InputError, ShopError } from '../../platform/errors.ts'
import { messageIn } from '../../platform/messages.ts'
import { STREET_LINES } from '../../platform/postal-address.ts'
import type { OrderAddressRecord } from '../order.ts'
import { changePreparation } from '../preparation.ts'
import { lockOrder, readOrder } from '../read.sql.ts'
import { localised, recordOrderChange, deskState, lockDesk } from './access.ts'
import { selectDeskStates, type DeskState } from './desk.sql.ts'
import {
  deleteNote,
  insertNote,
  selectAssignee,
  updateAssignee,
  updateOrderAddress,
  updateTags,
  type EditedAddress,
} from './verbs.sql.ts'

const mostOrders = 200
const longestNote = 4000
const mostTags = 20
const longestTag = 30

export type BulkResult = { done: string[]; failed: { id: string; number: string; message: string }[] }

/** The orders of a change of several; throws RecordNotFoundError when the person may not see one. */
async function chosen(ctx: AdminContext, ids: readonly string[]): Promise<DeskState[]> {
  if (ids.length === 0 || ids.length > mostOrders)
    throw new InputError(messageIn(ctx.language, 'admin_order_most', { most: mostOrders }))
  const wanted = [...new Set(ids.map((id) => rowId(ctx, id)))]
  const states = await selectDeskStates(ctx, wanted)
  if (states.length < wanted.length) throw new RecordNotFoundError(ctx.language)
  return states
}

/** Changes how far orders are prepared; each for itself, so that one that does not allow it stops no other. */
export async function prepareOrders(
  ctx: AdminContext,
  ids: readonly string[],
  to: string,
): Promise<BulkResult> {
  const preparation = to.toLowerCase()
  if (!isPreparation(preparation)) throw new InputError(messageIn(ctx.language, 'admin_order_state'))
  const result: BulkResult = { done: [], failed: [] }
  for (const state of await chosen(ctx, ids)) {
    const { id, number } = state
    try {
      const work = async (): Promise<Preparation> => await prepareOne(ctx, id, preparation)
      const before = await localised(ctx, work)
      if (before !== preparation)
        await recordOrderChange(ctx, state, 'order.prepare', {
          before: { preparation: before },
          after: { preparation },
        })
      result.done.push(String(id))
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      result.failed.push({ id: String(id), number, message: error.message })
    }
  }
  noChange(ctx)
  return result
}

async function prepareOne(
  { app, language }: AdminContext,
  id: number,
  to: Preparation,
): Promise<Preparation> {
  return await inTransaction(app.sql, async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) throw new RecordNotFoundError(language)
    return await changePreparation(tx, app, order, to)
  })
}

/** Assigns orders to a colleague, or with null to nobody. */
export async function assignOrders(
  ctx: AdminContext,
  ids: readonly string[],
  staffId: string | null,
): Promise<BulkResult> {
  const { sql } = ctx.app
  const assignee = staffId === null ? null : await selectAssignee(sql, rowId(ctx, staffId))
  if (assignee === undefined) throw new RecordNotFoundError(ctx.language)
  const states = await chosen(ctx, ids)
  await updateAssignee(
    sql,
    states.map(({ id }) => id),
    assignee?.id ?? null,
  )
  for (const state of states)
    await recordOrderChange(ctx, state, 'order.assign', {
      before: { assignee: state.assignee?.name ?? null },
      after: { assignee: assignee?.name ?? null },
    })
  return { done: states.map(({ id }) => String(id)), failed: [] }
}

/** Adds a note that the customer does not see; returns the id of its order. */
export async function addNote(ctx: AdminContext, id: string, given: string): Promise<string> {
  const text = given.trim()
  if (text === '' || text.length > longestNote)
    throw invalidField(ctx.language, 'text', 'admin_order_text', { most: longestNote })
  const state = await deskState(ctx, id)
  const { staffId, name } = ctx.staff
  const noteId = await insertNote(ctx.app.sql, {
    orderId: state.id,
    staffId,
    author: name,
    text,
    at: ctx.app.now(),
  })
  await recordOrderChange(ctx, state, 'order.note', { after: { note: noteId } })
  return id
}

export async function removeNote(ctx: AdminContext, id: string, noteId: string): Promise<string> {
  const state = await deskState(ctx, id)
  const { staffId } = ctx.staff
  const note = { id: rowId(ctx, noteId), orderId: state.id }
  const removed = staffId === null ? undefined : await deleteNote(ctx.app.sql, { ...note, staffId })
  if (removed === undefined) throw new RecordNotFoundError(ctx.language)
  await recordOrderChange(ctx, state, 'order.delete_note', { before: { note: removed } })
  return id
}

export async function tagOrder(
  ctx: AdminContext,
  { tags: given, ...record }: { id: string; version: string; tags: readonly string[] },
): Promise<string> {
  const tags = [...new Set(given.map((tag) => tag.trim()).filter(Boolean))]
  if (tags.length > mostTags || tags.some((tag) => tag.length > longestTag || tag.includes(',')))
    throw invalidField(ctx.language, 'tags', 'admin_order_tags', { most: mostTags, length: longestTag })
  const state = await lockDesk(ctx, record, ['tags'])
  await updateTags(ctx.app.sql, state.id, tags)
  await recordOrderChange(ctx, state, 'order.tag', { before: { tags: state.tags }, after: { tags } })
  return record.id
}

/** Changes an address of an order that is not shipped; its country stays, because taxes and shipping follow it. */
export async function editAddress(
  ctx: AdminContext,
  record: { id: string; version: string },
  kind: OrderAddressRecord['kind'],
  input: OrderAddressInput,
): Promise<string> {
  const state = await lockDesk(ctx, record, [`${kind}Address`])
  const whole = await readOrder(ctx.app.sql, state.id)
  const current = whole?.addresses.find((one) => one.kind === kind)
  if (!whole || !current) throw new RecordNotFoundError(ctx.language)
  const isShipped = whole.items.some(({ quantityShipped }) => quantityShipped > 0)
  if (isShipped || ['complete', 'closed', 'canceled'].includes(whole.order.status))
    throw new InputError(messageIn(ctx.language, 'admin_order_state'))
  const address = readAddress(ctx, input)
  if (input.countryCode !== current.countryCode)
    throw invalidField(ctx.language, 'address.countryCode', 'admin_order_country')
  await updateOrderAddress(ctx.app.sql, state.id, kind, { ...current, ...address })
  const field = `${kind}Address`
  await recordOrderChange(ctx, state, 'order.edit_address', {
    before: { [field]: addressText(current) },
    after: { [field]: addressText(address) },
  })
  return record.id
}

/** The fields of an address; throws InvalidInputError with every problem. */
export function readAddress(
  { language }: Pick<AdminContext, 'language'>,
  input: OrderAddressInput,
): EditedAddress {
  const street = input.street.map((line) => line.trim()).filter(Boolean)
  const trimmed = (text: string | null | undefined) => text?.trim() || null
  const address = {
    firstname: input.firstname.trim(),
    lastname: input.lastname.trim(),
    company: trimmed(input.company),
    street,
    postcode: trimmed(input.postcode),
    city: input.city.trim(),
    telephone: trimmed(input.telephone),
  }
  const required = ['firstname', 'lastname', 'city'] as const
  const problems: Problem[] = [
    ...required.filter((field) => !address[field]),
    ...(street.length === 0 ? ['street'] : []),
  ].map((field) => ({ field: `address.${field}`, message: messageIn(language, 'admin_order_required') }))
  const long = Object.entries(address).filter(([, value]) =>
    [value].flat().some((one) => (one?.length ?? 0) > 255),
  )
  for (const [field] of long)
    problems.push({
      field: `address.${field}`,
      message: messageIn(language, 'admin_order_too_long', { most: 255 }),
    })
  if (street.length > STREET_LINES)
    problems.push({
      field: 'address.street',
      message: messageIn(language, 'admin_order_street', { most: STREET_LINES }),
    })
  if (problems.length > 0) throw new InvalidInputError(problems)
  return address
}

const addressText = ({ firstname, lastname, company, street, postcode, city, telephone }: EditedAddress) =>
  [`${firstname} ${lastname}`, company, ...street, `${postcode ?? ''} ${city}`.trim(), telephone]
    .filter(Boolean)
    .join(', ')
