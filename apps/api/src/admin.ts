import {
  ordersAdmin,
  orderBulkHandlers,
  orderList,
  orderPendingHandlers,
  orderRestore,
  registerOrderFiles,
} from './orders/staff.ts'
import { customerBulkHandlers } from './customers/admin-bulk.ts'
import { messageBulkHandlers } from './forms/admin-bulk.ts'
import { customerRestore } from './customers/admin-restore.ts'
import { messageRestore } from './forms/admin-restore.ts'
import { catalogueRestore } from './catalogue-admin/restore.ts'
import { slotRestore } from './fulfilment/restore.ts'
import { priceRestore } from './prices/restore.ts'
import { promotionRestore } from './promotions/restore.ts'
import { staffRestore } from './staff/restore.ts'
import { undoHandlers } from './platform/admin/bulk-undo.ts'
import type { RestoreHandlers } from './platform/admin/restore.ts'
import { agendaAdmin } from './agenda/admin.ts'
import { appointmentRestore } from './agenda/restore.ts'
import { auditAdmin } from './audit/admin.ts'
import { auditList } from './audit/list.ts'
import { staffAdmin } from './staff/admin.ts'
import { privacyAdmin } from './privacy/admin.ts'
import { newsletterAdmin, subscriberList } from './newsletter/admin.ts'
import { messageList } from './forms/admin-list.ts'
import { messagePendingHandlers } from './forms/admin-changes.ts'
import { messagesAdmin } from './forms/admin.ts'
import { customerList } from './customers/admin-list.ts'
import { customerPendingHandlers } from './customers/admin-actions.ts'
import { customersAdmin } from './customers/admin.ts'
import { cartAdmin } from './cart/admin.ts'
import { fulfilmentAdmin } from './fulfilment/admin.ts'
import { fulfilmentPending } from './fulfilment/write-to-orders.ts'
import type { BulkHandlers } from './platform/admin/bulk-jobs.ts'
import type { AdminResolverMap } from './platform/admin/context.ts'
import type { List } from './platform/admin/list.ts'
import type { PendingHandlers } from './platform/admin/pending-actions.ts'
import type { AdminRoute } from './platform/admin/routes.ts'
import type { App } from './platform/context.ts'
import { kitchenAdmin } from './kitchen/admin.ts'
import { registerKitchenEvents } from './kitchen/events.ts'
import { registerKitchenTickets } from './kitchen/tickets-route.ts'
import { locationsAdmin } from './locations/admin.ts'
import { landmarkRestore, landmarksAdmin } from './locations/landmarks-admin.ts'
import { attributesAdmin } from './catalogue-admin/admin-attributes.ts'
import { categoriesAdmin } from './catalogue-admin/admin-categories.ts'
import { productDraftsAdmin } from './catalogue-admin/admin-drafts.ts'
import { productPendingHandlers } from './catalogue-admin/drafts.ts'
import { catalogueAdmin, catalogueLists } from './catalogue-admin/admin.ts'
import { paymentLists, paymentPendingHandlers, paymentsAdmin } from './payments/admin.ts'
import { returnLists, returnsAdmin } from './returns/admin.ts'
import { productAlertList, productAlertsAdmin } from './product-alerts/admin.ts'
import { reviewBulkHandlers } from './reviews/admin-bulk.ts'
import { reviewList } from './reviews/admin-list.ts'
import { reviewRestore } from './reviews/admin-restore.ts'
import { reviewsAdmin } from './reviews/admin.ts'
import { returnBulkHandlers } from './returns/bulk.ts'
import { returnRestore } from './returns/restore.ts'
import { linkReturn, returnPendingHandlers } from './returns/returns.ts'
import { cartPromotionsAdmin } from './cart/promotions-admin.ts'
import { jobsAdmin } from './platform/admin/jobs.ts'
import { pricesAdmin } from './prices/admin.ts'
import { searchAdmin } from './search/admin.ts'
import { searchList } from './search/search-list.ts'
import { scheduledPriceList, tierPriceList } from './prices/price-lists.ts'
import { promotionsAdmin } from './promotions/admin.ts'
import { couponList, promotionList } from './promotions/promotion-list.ts'
import { quotationsAdmin } from './quotations/admin.ts'
import { quotationHandlers } from './quotations/pending.ts'
import { quotationList } from './quotations/quotation-list.ts'
import { storesAdmin } from './stores/admin.ts'
import { todayAdmin } from './today/admin.ts'
import { webhookLists, webhooksAdmin } from './webhooks/admin.ts'

export { identifyStaff } from './staff/index.ts'

/** What brings records back to the state before a change, by its action, of every domain. */
const restoreHandlers: RestoreHandlers = {
  ...orderRestore,
  ...customerRestore,
  ...messageRestore,
  ...catalogueRestore,
  ...staffRestore,
  ...promotionRestore,
  ...priceRestore,
  ...slotRestore,
  ...landmarkRestore,
  ...appointmentRestore,
  ...returnRestore,
  ...reviewRestore,
}

/** The resolvers of every domain for staff. */
export const adminResolverMaps: readonly AdminResolverMap[] = [
  ordersAdmin,
  auditAdmin(restoreHandlers),
  ...staffAdmin,
  storesAdmin,
  promotionsAdmin,
  cartPromotionsAdmin,
  pricesAdmin,
  quotationsAdmin,
  todayAdmin,
  agendaAdmin,
  locationsAdmin,
  landmarksAdmin,
  fulfilmentAdmin,
  kitchenAdmin,
  customersAdmin,
  cartAdmin,
  messagesAdmin,
  newsletterAdmin,
  privacyAdmin,
  attributesAdmin,
  catalogueAdmin,
  productDraftsAdmin,
  categoriesAdmin,
  paymentsAdmin(linkReturn),
  returnsAdmin,
  reviewsAdmin,
  productAlertsAdmin,
  searchAdmin,
  webhooksAdmin,
  jobsAdmin,
]

/** The lists of every domain. */
export const adminLists: readonly List[] = [
  orderList,
  auditList,
  promotionList,
  couponList,
  tierPriceList,
  scheduledPriceList,
  quotationList,
  customerList,
  messageList,
  subscriberList,
  reviewList,
  productAlertList,
  searchList,
  ...catalogueLists,
  ...paymentLists,
  ...returnLists,
  ...webhookLists,
]

/** What happens when an action is due, by kind, of every domain. */
export const pendingHandlers: PendingHandlers = {
  ...orderPendingHandlers,
  ...quotationHandlers,
  ...fulfilmentPending,
  ...customerPendingHandlers,
  ...messagePendingHandlers,
  ...paymentPendingHandlers(linkReturn),
  ...returnPendingHandlers,
  ...productPendingHandlers,
}

/** What changes of whole lists do, by kind, of every domain. */
export const bulkHandlers: BulkHandlers = {
  ...orderBulkHandlers,
  ...customerBulkHandlers,
  ...messageBulkHandlers,
  ...returnBulkHandlers,
  ...reviewBulkHandlers,
  ...undoHandlers(restoreHandlers),
}

/** Addresses of the admin API that answer with files or events, of every domain. */
export const registerAdminRoutes: readonly ((route: AdminRoute, app: App) => void)[] = [
  registerOrderFiles,
  registerKitchenEvents,
  registerKitchenTickets,
]
