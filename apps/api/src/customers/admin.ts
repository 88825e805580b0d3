import type {
  MutationActForCustomerArgs,
  MutationAddCustomerNoteArgs,
  MutationChangeCustomerEmailArgs,
  MutationCreateCustomerArgs,
  MutationDeleteCustomerAddressArgs,
  MutationDeleteCustomerNoteArgs,
  MutationMergeCustomersArgs,
  MutationReviewProfessionalArgs,
  MutationSaveCustomerAddressArgs,
  MutationSendCustomerPasswordMailArgs,
  MutationSetCustomerDisabledArgs,
  MutationSetCustomerGroupArgs,
  MutationSetGroupOfCustomersArgs,
  MutationUpdateCustomerArgs,
  QueryCustomerArgs,
  QueryCustomerGroupsArgs,
  QueryCustomerMergeArgs,
  QueryCustomersArgs,
} from '@comptoir/contract/generated/admin'
import { startBulkJob } from '../platform/admin/bulk-jobs.ts'
import { versionOf } from '../platform/admin/audit.ts'
import { connectionResolvers } from '../platform/admin/connection.ts'
import type { AdminContext, AdminResolverMap } from '../platform/admin/context.ts'
import { RecordNotFoundError } from '../platform/admin/errors.ts'
import { readList } from '../platform/admin/list.ts'
import { rowId } from '../platform/admin/resolvers.ts'
import { demandPlace } from '../platform/admin/scope.ts'
import { requestActingLink, requestPasswordMail, requestReview } from './admin-actions.ts'
import { deleteAddressByStaff, saveAddressByStaff } from './admin-addresses.ts'
import { createCustomer } from './admin-create.ts'
import {
  addNote,
  changeCustomer,
  changeDisabled,
  changeEmailByStaff,
  changeGroup,
  groupsOfWebsite,
  removeNote,
} from './admin-changes.ts'
import { customerList } from './admin-list.ts'
import { selectAddresses, type CustomerAddressRecord } from './addresses.sql.ts'
import {
  selectChanges,
  selectConsents,
  selectGroups,
  selectNotes,
  selectOrdersOf,
  selectStaffCustomer,
  type CustomerOrderRow,
  type StaffCustomer,
} from './admin.sql.ts'
import { mergeAccounts, previewMerge } from './merge.ts'
import { visibleCustomer } from './visible-customer.ts'

type ListRow = { spent: number; currency: string }
type Payload = { id: string }
type ActionPayload = Payload & { pendingActionId: number }

/** A customer as the person may see it. Throws RecordNotFoundError. */
async function readCustomer(ctx: AdminContext, id: string): Promise<StaffCustomer> {
  await visibleCustomer(ctx, id)
  const customer = await selectStaffCustomer(ctx.app.sql, Number(id))
  if (!customer) throw new RecordNotFoundError(ctx.language)
  return customer
}

const customerOfPayload = ({ id }: Payload, _args: never, ctx: AdminContext) => readCustomer(ctx, id)

export const customersAdmin: AdminResolverMap = {
  Query: {
    customers: (_root: never, args: QueryCustomersArgs, ctx) => readList(ctx, customerList, args),
    customer: (_root: never, { id }: QueryCustomerArgs, ctx) => readCustomer(ctx, id),
    customerGroups: async (_root: never, { websiteId }: QueryCustomerGroupsArgs, ctx) => {
      const id = rowId(ctx, websiteId)
      const isKnown = ctx.app.stores.all.some(({ website }) => website.id === id)
      if (!isKnown) throw new RecordNotFoundError(ctx.language)
      demandPlace(ctx, { websiteId: id })
      return await selectGroups(ctx.app.sql, groupsOfWebsite(ctx, id))
    },
    customerMerge: (_root: never, args: QueryCustomerMergeArgs, ctx) => previewMerge(ctx, args),
  },
  Mutation: {
    createCustomer: (_root: never, { customer }: MutationCreateCustomerArgs, ctx) =>
      createCustomer(ctx, customer),
    updateCustomer: async (_root: never, args: MutationUpdateCustomerArgs, ctx) => {
      await changeCustomer(ctx, args)
      return { id: args.id }
    },
    changeCustomerEmail: async (_root: never, args: MutationChangeCustomerEmailArgs, ctx) => {
      await changeEmailByStaff(ctx, args)
      return { id: args.id }
    },
    setGroupOfCustomers: async (
      _root: never,
      { ids = null, group, ...query }: MutationSetGroupOfCustomersArgs,
      ctx,
    ) => ({
      id: await startBulkJob(
        ctx,
        customerList,
        { ...query, ids: ids && ids.map((id) => rowId(ctx, id)) },
        { kind: 'customers.set_group', input: { group } },
      ),
    }),
    setCustomerGroup: async (_root: never, args: MutationSetCustomerGroupArgs, ctx) => {
      await changeGroup(ctx, args)
      return { id: args.id }
    },
    saveCustomerAddress: async (_root: never, args: MutationSaveCustomerAddressArgs, ctx) => {
      await saveAddressByStaff(ctx, args)
      return { id: args.id }
    },
    deleteCustomerAddress: async (_root: never, args: MutationDeleteCustomerAddressArgs, ctx) => {
      await deleteAddressByStaff(ctx, args)
      return { id: args.id }
    },
    reviewProfessional: async (_root: never, args: MutationReviewProfessionalArgs, ctx) => ({
      id: args.id,
      pendingActionId: await requestReview(ctx, args),
    }),
    addCustomerNote: async (_root: never, args: MutationAddCustomerNoteArgs, ctx) => {
      await addNote(ctx, args)
      return { id: args.id }
    },
    deleteCustomerNote: async (_root: never, args: MutationDeleteCustomerNoteArgs, ctx) => {
      await removeNote(ctx, args)
      return { id: args.id }
    },
    sendCustomerPasswordMail: async (_root: never, args: MutationSendCustomerPasswordMailArgs, ctx) => ({
      id: args.id,
      pendingActionId: await requestPasswordMail(ctx, args),
    }),
    setCustomerDisabled: async (_root: never, args: MutationSetCustomerDisabledArgs, ctx) => {
      await changeDisabled(ctx, args)
      return { id: args.id }
    },
    mergeCustomers: async (_root: never, args: MutationMergeCustomersArgs, ctx) => {
      await mergeAccounts(ctx, args)
      return { id: args.keepId }
    },
    actForCustomer: (_root: never, args: MutationActForCustomerArgs, ctx) => requestActingLink(ctx, args),
  },
  ...connectionResolvers('CustomerConnection'),
  CustomerPayload: { customer: customerOfPayload },
  CustomerActionPayload: {
    customer: (payload: ActionPayload, args: never, ctx) => customerOfPayload(payload, args, ctx),
  },
  CustomerSummary: { spent: ({ spent, currency }: ListRow) => ({ amount: spent, currency }) },
  Customer: {
    version: ({ id }: StaffCustomer, _args: never, ctx) => versionOf(ctx.app.sql, { type: 'customer', id }),
    spent: ({ spentAmount, currency }: StaffCustomer) => ({ amount: spentAmount, currency }),
    averageOrder: ({ spentAmount, orderCount, currency }: StaffCustomer) => ({
      amount: orderCount > 0 ? Math.round(spentAmount / orderCount) : 0,
      currency,
    }),
    orders: ({ id }: StaffCustomer, { first }: { first: number }, ctx) =>
      selectOrdersOf(ctx.app.sql, { customerId: id }, Math.min(Math.max(first, 1), 100)),
    consents: ({ id }: StaffCustomer, _args: never, ctx) => selectConsents(ctx.app.sql, id),
    addresses: async ({ id }: StaffCustomer, _args: never, ctx) =>
      (await selectAddresses(ctx.app.sql, id)).map(addressShape),
    notes: ({ id }: StaffCustomer, _args: never, ctx) => selectNotes(ctx.app.sql, id),
    changes: ({ id }: StaffCustomer, _args: never, ctx) => selectChanges(ctx.app.sql, id),
  },
  CustomerOrder: {
    total: ({ totalAmount, currency }: CustomerOrderRow) => ({ amount: totalAmount, currency }),
  },
}

function addressShape(address: CustomerAddressRecord) {
  return {
    ...address,
    country: address.countryCode,
    vatNumber: address.vatId,
    entryCode: address.padCode,
    floor: address.padFloor,
    instructions: address.padInstructions,
  }
}
