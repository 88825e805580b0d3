import type { MutationChangeCouponArgs, PromotionInput } from '@comptoir/contract/generated/admin'
import type { AdminContext } from '../platform/admin/context.ts'
import { expectValues, type AuditRecord, type RestoreHandlers } from '../platform/admin/restore.ts'
import type { JsonValue } from '../platform/database.ts'
import { InputError } from '../platform/errors.ts'
import { messageIn } from '../platform/messages.ts'
import { couponById, promotionById } from './admin-access.ts'
import { changeCoupon, fieldsOf, limitsOf, saveChange } from './admin-changes.ts'

/** The fields of a promotion; a coupon that came with the change may be in the hands of customers. */
async function restorePromotion(ctx: AdminContext, entry: AuditRecord): Promise<void> {
  const { id: version, before, after } = entry
  const id = String(entry.entity.id)
  expectValues(ctx, entry, fieldsOf(await promotionById(ctx, id)))
  if (before?.couponCode === null)
    throw new InputError(messageIn(ctx.language, 'audit_restore_coupon', { code: textOf(after?.couponCode) }))
  const { couponCount: _count, ...fields } = before ?? {}
  // A language without a text in the input would keep the one it has.
  const added = Object.keys(objectOf(after?.labels)).map((language) => [language, ''])
  const labels = fields.labels && { labels: { ...Object.fromEntries(added), ...objectOf(fields.labels) } }
  const input = { ...fields, ...labels } as PromotionInput
  await saveChange(ctx, 'change', { id, version }, input)
}

async function restoreCoupon(ctx: AdminContext, entry: AuditRecord): Promise<void> {
  const id = String(entry.entity.id)
  expectValues(ctx, entry, limitsOf(await couponById(ctx, id)))
  const { code: _code, ...limits } = entry.before ?? {}
  const changed = limits as Partial<Pick<MutationChangeCouponArgs, 'maxUses' | 'endsAt'>>
  await changeCoupon(ctx, { id, version: entry.id, ...changed })
}

const textOf = (value: JsonValue | undefined) => (typeof value === 'string' ? value : '')
const objectOf = (value: JsonValue | undefined): Readonly<Record<string, JsonValue>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, JsonValue>>)
    : {}

const promotion = { permission: 'promotions.edit', restore: restorePromotion } as const

/** What brings promotions and limits of coupons back. What was deleted took its coupons with it. */
export const promotionRestore: RestoreHandlers = {
  'promotion.change': promotion,
  'promotion.switch_on': promotion,
  'promotion.switch_off': promotion,
  'coupon.change': { permission: 'promotions.edit', restore: restoreCoupon },
}
