import { route, type RouteConfigEntry } from '@react-router/dev/routes'
import { ROUTES } from '../platform/routes.ts'

export const accountRoutes: RouteConfigEntry[] = [
  route(ROUTES.login, 'account/login.tsx'),
  route(ROUTES.logoutShort, 'account/logout.tsx', { id: 'logout-short' }),
  route(ROUTES.forgottenPasswordShort, 'account/forgotten-password.tsx', { id: 'forgotten-short' }),
  route(ROUTES.resetPasswordShort, 'account/reset-password.tsx', { id: 'reset-short' }),
  route(ROUTES.guestOrder, 'account/guest-order.tsx'),
  route(ROUTES.orderCancellation, 'account/order-cancellation.tsx'),
  route(ROUTES.towns, 'account/towns.ts'),
  route(ROUTES.account, 'account/dashboard.tsx'),
  route(ROUTES.logout, 'account/logout.tsx'),
  route(ROUTES.forgottenPassword, 'account/forgotten-password.tsx'),
  route(ROUTES.resetPassword, 'account/reset-password.tsx'),
  route(ROUTES.confirmEmail, 'account/confirm-email.tsx'),
  route(ROUTES.addresses, 'account/addresses.tsx'),
  route(ROUTES.address, 'account/address-edit.tsx'),
  route(ROUTES.newAddress, 'account/address-new.tsx'),
  route(ROUTES.orders, 'account/orders.tsx'),
  route(ROUTES.order, 'account/order.tsx'),
  route(ROUTES.orderDocument, 'account/order-document.ts'),
  route(ROUTES.quotationFile, 'account/quotation-file.ts'),
  route(ROUTES.quotations, 'account/quotations.tsx'),
  route(ROUTES.profile, 'account/profile.tsx'),
  route(ROUTES.changePassword, 'account/change-password.tsx'),
  route(ROUTES.privacy, 'account/privacy.tsx'),
  route(ROUTES.privacyExport, 'account/privacy-file.ts'),
]
