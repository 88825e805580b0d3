export { ordersAdmin } from './admin.ts'
export { orderPendingHandlers } from './staff/deferred.ts'
export { orderList } from './staff/list.ts'
export { registerOrderFiles } from './staff/slips.ts'
