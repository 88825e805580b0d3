import { isPermission, STANDARD_ROLES } from '@comptoir/rules/permissions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminSchema } from '../src/admin-api.ts'
import { addCartRule } from './cart-rules.ts'
import { placed } from './checkout.ts'
import { asStaff, type TestStaff } from './admin.ts'
import { adminOperations, callOf, type AdminOperation } from './admin-operations.ts'
import { createTestApi, type TestApi } from './api.ts'

const operations = adminOperations(adminSchema())
let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi()
})
afterAll(async () => await shop.close())

/** The category of the answer of an operation that is called without a token. */
async function categoryForNobody(operation: AdminOperation): Promise<string | undefined> {
  const { body } = await shop.api.handleAdmin({
    method: 'POST',
    body: JSON.stringify(callOf(operation)),
    headers: {},
  })
  return JSON.parse(body).errors?.[0]?.extensions.category
}

async function categoryFor(staff: TestStaff, operation: AdminOperation): Promise<string | undefined> {
  const { query, variables } = callOf(operation)
  const { errors } = await staff.send(query, variables)
  return errors?.[0]?.extensions.category
}

/** The names of the operations for which a check does not hold. */
async function failing(
  checked: readonly AdminOperation[],
  holds: (operation: AdminOperation) => Promise<boolean>,
): Promise<string[]> {
  const failed: string[] = []
  for (const operation of checked) if (!(await holds(operation))) failed.push(operation.name)
  return failed
}

describe('every operation of the admin API', () => {
  it('needs a sign-in, or is public', async () => {
    const guarded = operations.filter(({ access }) => access !== 'public')
    expect(guarded.length).toBeGreaterThan(20)
    const isRefused = async (one: AdminOperation) =>
      (await categoryForNobody(one)) === 'graphql-authentication'
    expect(await failing(guarded, isRefused)).toEqual([])
  })

  it('takes an idempotency key when it changes something, or is public', () => {
    const without = operations.filter(
      ({ kind, access, field }) =>
        kind === 'mutation' &&
        access !== 'public' &&
        !field.args.some(({ name, type }) => name === 'idempotencyKey' && String(type) === 'ID!'),
    )
    expect(without.map(({ name }) => name)).toEqual([])
  })

  it.each(STANDARD_ROLES.map(({ code, permissions }) => [code, new Set(permissions)] as const))(
    'is refused to the role %s without its permission',
    async (_, permissions) => {
      const staff = asStaff(shop, { permissions })
      const holds = async (operation: AdminOperation) => {
        const { access } = operation
        const isAllowed =
          access === 'public' ||
          access?.permission === 'self' ||
          (access !== undefined && isPermission(access.permission) && permissions.has(access.permission))
        const category = await categoryFor(staff, operation)
        return category !== 'internal' && (isAllowed || category === 'graphql-authorization')
      }
      expect(await failing(operations, holds)).toEqual([])
    },
  )
})

/** Records of the demo shops by the names of arguments, most specific first. */
async function recordsOf({ sql }: TestApi): Promise<readonly (readonly [RegExp, unknown])[]> {
  const idOf = async (statement: PromiseLike<readonly { id: number | string }[]>) =>
    String((await statement)[0]?.id ?? '')
  const order = await placed(shop, { sku: 'VSQ-CLAIR' })
  const [website] = await sql<
    { id: number }[]
  >`select website_id as id from sales_order where number = ${order}`
  const orderId = await idOf(sql`select id from sales_order where number = ${order}`)
  const customer = await idOf(
    sql`select id from customer where website_id = ${website?.id ?? 0} order by id limit 1`,
  )
  const location = await idOf(sql`select id from location order by id limit 1`)
  const product = await idOf(sql`select id from product order by id limit 1`)
  const category = await idOf(sql`select id from category where parent_id is not null order by id limit 1`)
  const rule = await addCartRule(sql, { code: 'walk', action: { type: 'percent', value: 1000 } })
  return [
    [/^websiteId$|^website$/, String(website?.id)],
    [/^locationId$/, location],
    [/^(orderNumber|number)$/, order],
    [/^orderId$/, orderId],
    [/^(customerId|keepId|removeId)$/, customer],
    [/^productId$/, product],
    [/customer.*\.id$/i, customer],
    [/categor.*\.(id|parent)$/i, category],
    [/product.*\.id$/i, product],
    [/promotion.*\.id$/i, String(rule)],
    [/order.*\.id$/i, orderId],
  ]
}

/** Operations that touch nothing of a website, and what they are about instead. */
const ofNoWebsite: ReadonlyMap<string, string> = new Map([
  ['me', 'oneself'],
  ['myPendingActions', 'oneself'],
  ['myBulkJobs', 'oneself'],
  ['dismissBulkJob', 'oneself'],
  ['prepareAllOrders', 'orders within the scope, of which there are none elsewhere'],
  ['assignAllOrders', 'orders within the scope, of which there are none elsewhere'],
  ['setGroupOfCustomers', 'customers within the scope, of which there are none elsewhere'],
  ['receiveReturns', 'returns within the scope, of which there are none elsewhere'],
  ['moderateReviews', 'reviews within the scope, of which there are none elsewhere'],
  ['closeReturns', 'returns within the scope, of which there are none elsewhere'],
  ['setStateOfMessages', 'messages within the scope, of which there are none elsewhere'],
  ['signOut', 'oneself'],
  ['startTotpEnrolment', 'oneself'],
  ['removeTotp', 'oneself'],
  ['startPasskeyEnrolment', 'oneself'],
  ['renewRecoveryCodes', 'oneself'],
  ['endMyOtherSessions', 'oneself'],
  ['auditEntries', 'what one did oneself'],
  ['auditChoices', 'what one did oneself'],
  ['auditRestore', 'what one did oneself'],
  ['orderAssignees', 'colleagues of all websites'],
  ['messageAssignees', 'oneself, who can take a message'],
  ['roles', 'the team’s roles, which all websites share'],
  ['createRole', 'the team’s roles, which all websites share'],
  ['attributes', 'attributes, which all websites share'],
  ['attributeSets', 'attribute sets, which all websites share'],
  ['catalogueSetup', 'attributes and tax classes, which all websites share'],
  ['changeProducts', 'an empty list of changes'],
])

describe('records elsewhere', () => {
  it('do not exist for who may do everything in another website', async () => {
    const records = await recordsOf(shop)
    const staff = asStaff(shop, { websiteIds: [32_000] })
    const reached: string[] = []
    for (const operation of operations) {
      if (operation.access === 'public' || ofNoWebsite.has(operation.name)) continue
      const args = Object.fromEntries(
        operation.field.args.flatMap(({ name }) => {
          const [, value] =
            records.find(([form]) => form.test(name) || form.test(`${operation.name}.${name}`)) ?? []
          return value === undefined ? [] : [[name, value]]
        }),
      )
      const { query, variables } = callOf(operation, args)
      const { data, errors } = await staff.send<Record<string, unknown>>(query, variables)
      if (!errors && !isEmpty(data[operation.name])) reached.push(operation.name)
    }
    expect(reached).toEqual([])
  })
})

const isEmpty = (value: unknown): boolean =>
  value === null ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && 'nodes' in value && Array.isArray(value.nodes) && value.nodes.length === 0)
