import { layout, route, type RouteConfig } from '@react-router/dev/routes'
import { appointmentRoutes } from './appointments/routes.ts'
import { courierRoutes } from './courier/routes.ts'
import { customersRoutes } from './customers/routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { galleryRoutes } from './gallery/routes.ts'
import { listRoutes } from './lists/routes.ts'
import { chooseKitchen, kitchenRoutes } from './kitchen/routes.ts'
import { messagesRoutes } from './messages/routes.ts'
import { orderFileRoutes, orderRoutes } from './orders/routes.ts'
import { paymentDataRoutes, paymentRoutes } from './payments/routes.ts'
import { returnRoutes } from './returns/routes.ts'
import { priceRoutes } from './prices/routes.ts'
import { promotionRoutes } from './promotions/routes.ts'
import { quotationRoutes } from './quotations/routes.ts'
import { signInRoutes } from './sign-in/routes.ts'
import { productAlertRoutes } from './product-alerts/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { searchRoutes } from './searches/routes.ts'
import { locationRoutes } from './locations/routes.ts'
import { slotRoutes } from './slots/routes.ts'
import { joinRoutes, staffRoutes } from './staff/routes.ts'
import { todayRoutes } from './today/routes.ts'
import { jobRoutes } from './jobs/routes.ts'
import { webhookDataRoutes, webhookRoutes } from './webhooks/routes.ts'

/** Every page; each feature lists its own. Those inside of the frame need a session. */
export default [
  ...signInRoutes,
  ...joinRoutes,
  ...galleryRoutes,
  ...listRoutes,
  ...kitchenRoutes,
  ...paymentDataRoutes,
  ...webhookDataRoutes,
  ...courierRoutes,
  ...orderFileRoutes,
  route('sign-out', 'layout/sign-out.ts'),
  route('confirm-password', 'layout/confirm-password.ts'),
  route('choices', 'layout/choices.ts'),
  route('search', 'layout/search.ts'),
  route('counts', 'layout/counts.ts'),
  route('replies-for', 'forms/replies.ts'),
  route('bulk-jobs', 'layout/bulk-jobs.ts'),
  route('withdraw-action', 'layout/withdraw-action.ts'),
  layout('layout/frame.tsx', { id: 'frame' }, [
    ...todayRoutes,
    ...catalogueRoutes,
    ...orderRoutes,
    ...chooseKitchen,
    ...slotRoutes,
    ...appointmentRoutes,
    ...locationRoutes,
    ...promotionRoutes,
    ...priceRoutes,
    ...quotationRoutes,
    ...messagesRoutes,
    ...customersRoutes,
    ...staffRoutes,
    ...auditRoutes,
    ...paymentRoutes,
    ...returnRoutes,
    ...reviewRoutes,
    ...productAlertRoutes,
    ...searchRoutes,
    ...webhookRoutes,
    ...jobRoutes,
    route('*', 'layout/not-found.tsx'),
  ]),
] satisfies RouteConfig
