import type { QueryNewsletterSubscribersArgs } from '@comptoir/contract/generated/admin'
import { connectionResolvers } from '../platform/admin/connection.ts'
import type { AdminResolverMap } from '../platform/admin/context.ts'
import { escapeLike } from '../platform/admin/list-conditions.ts'
import { readList, type List } from '../platform/admin/list.ts'
import { withinScope } from '../platform/admin/scope.ts'

/** E-mails that receive the newsletter or did. */
export const subscriberList: List = {
  name: 'newsletterSubscribers',
  permission: 'customers.view',
  from: (sql) => sql`newsletter_subscriber n join store s on s.id = n.store_id`,
  id: (sql) => sql`n.id`,
  scope: (sql, { staff }) => withinScope(sql, staff, sql`n.website_id`),
  search: (sql, text) => sql`n.email ilike ${`%${escapeLike(text)}%`}`,
  sort: { field: 'changedAt', direction: 'DESC' },
  columns: {
    email: { type: 'TEXT', value: (sql) => sql`n.email`, isSortable: true },
    websiteId: { type: 'CHOICE', value: (sql) => sql`n.website_id::text` },
    status: {
      type: 'CHOICE',
      value: (sql) => sql`n.status`,
      choices: ['subscribed', 'unsubscribed', 'not_active', 'unconfirmed'],
    },
    language: { type: 'CHOICE', value: (sql) => sql`s.language::text` },
    customerId: { type: 'TEXT', value: (sql) => sql`n.customer_id::text` },
    changedAt: { type: 'TIME', value: (sql) => sql`n.changed_at`, isSortable: true },
  },
}

export const newsletterAdmin: AdminResolverMap = {
  Query: {
    newsletterSubscribers: (_root: never, args: QueryNewsletterSubscribersArgs, ctx) =>
      readList(ctx, subscriberList, args),
  },
  ...connectionResolvers('NewsletterSubscriberConnection'),
}
