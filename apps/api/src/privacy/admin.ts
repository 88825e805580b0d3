import type {
  MutationAnonymiseCustomerArgs,
  MutationEraseCustomerArgs,
  MutationExportCustomerDataArgs,
} from '@comptoir/contract/generated/admin'
import { entityOf, storeOfCustomer, visibleCustomer } from '../customers/index.ts'
import { expectVersion, recordChange } from '../platform/admin/audit.ts'
import type { AdminResolverMap } from '../platform/admin/context.ts'
import { inTransaction } from '../platform/database.ts'
import { demandConfirmedSession } from '../staff/index.ts'
import { anonymiseAccountOf, eraseAccount } from './erase-account.ts'
import { personalDataOf, recordExport } from './export.ts'

export const privacyAdmin: AdminResolverMap = {
  Mutation: {
    exportCustomerData: async (_root: never, { id }: MutationExportCustomerDataArgs, ctx) => {
      const { sql, now } = ctx.app
      await demandConfirmedSession(ctx)
      const customer = await visibleCustomer(ctx, id)
      await demandConfirmedSession(ctx)
      const { websiteId } = customer
      await recordExport(sql, { websiteId, customerId: customer.id }, now())
      await recordChange(ctx, {
        action: 'customer.export_data',
        entity: entityOf(customer),
        websiteId,
        after: { exported: true },
      })
      return { customerId: customer.id }
    },
    anonymiseCustomer: async (_root: never, { id, version }: MutationAnonymiseCustomerArgs, ctx) => {
      await demandConfirmedSession(ctx)
      const customer = await visibleCustomer(ctx, id)
      await demandConfirmedSession(ctx)
      await expectVersion(ctx, entityOf(customer), version)
      const { websiteId, email } = customer
      const store = storeOfCustomer(ctx.app, customer)
      await anonymiseAccountOf({ app: ctx.app, store }, { customerId: customer.id, websiteId, email })
      await recordChange(ctx, {
        action: 'customer.anonymise',
        entity: { ...entityOf(customer), label: id },
        websiteId,
        after: { anonymised: true },
      })
      return { id }
    },
    eraseCustomer: async (_root: never, { id, version }: MutationEraseCustomerArgs, ctx) => {
      const { app, language } = ctx
      await demandConfirmedSession(ctx)
      const customer = await visibleCustomer(ctx, id)
      await demandConfirmedSession(ctx)
      await expectVersion(ctx, entityOf(customer), version)
      await inTransaction(app.sql, (tx) => eraseAccount(tx, customer.id, { language, at: app.now() }))
      await recordChange(ctx, {
        action: 'customer.erase',
        entity: { ...entityOf(customer), label: id },
        websiteId: customer.websiteId,
        after: { erased: true },
      })
      return { id }
    },
  },
  CustomerData: {
    // The document is read for the answer: only the request is stored.
    json: ({ customerId }: { customerId: number }, _args: never, { app }) =>
      personalDataOf(app.sql, customerId, app.now()),
  },
}
