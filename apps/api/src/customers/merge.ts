import type { CustomerMerge, CustomerMergePart } from '@comptoir/contract/generated/admin'
import {
  MERGED_PARTS,
  mergeClashes,
  partsTaken,
  type MergedAccount,
  type MergedPart,
} from '@comptoir/rules/customer-merge'
import { expectVersion, recordChange } from '../platform/admin/audit.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { invalidField } from '../platform/admin/errors.ts'
import { inTransaction, type Queryable } from '../platform/database.ts'
import { messageIn } from '../platform/messages.ts'
import { lockCustomer, type CustomerRecord } from './customers.sql.ts'
import {
  copyParts,
  countOfAccount,
  deleteMerged,
  moveToAccount,
  selectCartLines,
  selectLogin,
  updateLogin,
} from './merge.sql.ts'
import { endTokens } from './tokens.ts'
import { entityOf, visibleCustomer } from './visible-customer.ts'

type Pair = { kept: CustomerRecord; removed: CustomerRecord }
type Ids = { keepId: string; removeId: string }

const partNamed = (part: MergedPart) => part.toUpperCase() as CustomerMergePart
const isPart = (part: string): part is MergedPart => MERGED_PARTS.some((one) => one === part)

/** What a merge would do; see `customerMerge` of the schema. */
export async function previewMerge(ctx: AdminContext, ids: Ids): Promise<CustomerMerge> {
  const { sql } = ctx.app
  const { kept, removed } = await pairOf(ctx, ids)
  const accounts = [await accountOf(ctx, sql, kept), await accountOf(ctx, sql, removed)] as const
  return {
    clashes: mergeClashes(...accounts).map(({ part, ...values }) => ({ part: partNamed(part), ...values })),
    taken: partsTaken(...accounts, []).map(partNamed),
    moved: await countOfAccount(sql, removed.id),
  }
}

/** Moves all of an account into another one and deletes it; see `mergeCustomers` of the schema. */
export async function mergeAccounts(
  ctx: AdminContext,
  args: Ids & { version: string; take: readonly CustomerMergePart[] },
): Promise<void> {
  const pair = await pairOf(ctx, args)
  await expectVersion(ctx, entityOf(pair.kept), args.version)
  const chosen = args.take.map((part) => part.toLowerCase()).filter(isPart)
  const { parts, moved } = await inTransaction(ctx.app.sql, async (tx) => {
    // Always in the same order, so that two merges cannot wait for each other.
    for (const id of [pair.kept.id, pair.removed.id].toSorted((a, b) => a - b)) await lockCustomer(tx, id)
    const accounts = [await accountOf(ctx, tx, pair.kept), await accountOf(ctx, tx, pair.removed)] as const
    const taken = partsTaken(...accounts, chosen)
    const ids = { keep: pair.kept.id, remove: pair.removed.id }
    const counts = await countOfAccount(tx, ids.remove)
    const login = await selectLogin(tx, ids.remove)
    await copyParts(tx, ids, taken)
    await moveToAccount(tx, ids, taken.includes('cart'))
    await deleteMerged(tx, ids.remove)
    if (taken.includes('login')) {
      await updateLogin(tx, ids.keep, login)
      await endTokens(tx, ids.keep, ctx.app.now())
    }
    return { parts: taken, moved: counts }
  })
  const { kept, removed } = pair
  await recordChange(
    ctx,
    {
      action: 'customer.merge',
      entity: entityOf(kept),
      websiteId: kept.websiteId,
      before: { email: kept.email },
      after: { merged: removed.id, mergedEmail: removed.email, parts, moved },
    },
    {
      action: 'customer.merge_into',
      entity: entityOf(removed),
      websiteId: removed.websiteId,
      before: { email: removed.email },
      after: { mergedInto: kept.id },
    },
  )
}

async function pairOf(ctx: AdminContext, { keepId, removeId }: Ids): Promise<Pair> {
  const kept = await visibleCustomer(ctx, keepId)
  const removed = await visibleCustomer(ctx, removeId)
  const key =
    kept.id === removed.id
      ? 'customer_merge_same'
      : kept.websiteId !== removed.websiteId && 'customer_merge_websites'
  if (key) throw invalidField(ctx.language, 'removeId', key)
  return { kept, removed }
}

/** What an account has of each part, as people read it. */
async function accountOf(
  { language }: AdminContext,
  sql: Queryable,
  customer: CustomerRecord,
): Promise<MergedAccount> {
  const lines = await selectCartLines(sql, customer.id)
  const joined = (...texts: (string | null)[]) => texts.filter(Boolean).join(', ') || null
  return {
    login: customer.email,
    name: joined(`${customer.firstname} ${customer.lastname}`),
    company: joined(customer.padCompany, customer.padCompanySiret, customer.taxvat),
    group: customer.groupCode,
    telephone: joined(customer.telephone),
    birth: joined(customer.dateOfBirth),
    cart: lines > 0 ? messageIn(language, 'customer_cart_lines', { count: lines }) : null,
  }
}
