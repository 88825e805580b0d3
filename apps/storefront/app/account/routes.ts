import { prefix, route, type RouteConfigEntry } from '@react-router/dev/routes'
import { GUEST_ORDER } from './access-paths.ts'
import { TOWNS } from './towns-path.ts'

export const accountRoutes: RouteConfigEntry[] = [
  route('login', 'account/login.tsx'),
  // Both spellings of what a visitor reaches from a mail (decisions B-1).
  route('mot-de-passe-oublie', 'account/forgotten.tsx', { id: 'forgotten-short' }),
  route('reinitialiser-mot-de-passe', 'account/reset.tsx', { id: 'reset-short' }),
  route('logout', 'account/logout.tsx', { id: 'logout-short' }),
  route(GUEST_ORDER, 'account/guest-order.tsx'),
  route(TOWNS, 'account/towns.ts'),
  ...prefix('compte-client', [
    route('', 'account/dashboard.tsx', { index: true }),
    route('logout', 'account/logout.tsx'),
    route('mot-de-passe-oublie', 'account/forgotten.tsx'),
    route('reinitialiser-mot-de-passe', 'account/reset.tsx'),
    route('confirmation', 'account/confirm-email.tsx'),
    route('adresses', 'account/addresses.tsx'),
    route('adresses/:addressId', 'account/address-edit.tsx'),
    route('nouvelle-adresse', 'account/address-new.tsx'),
    route('commandes', 'account/orders.tsx'),
    route('commandes/:number', 'account/order.tsx'),
    route('commandes/:number/documents/:paper', 'account/order-document.ts'),
    route('commandes/:number/devis', 'account/quotation-file.ts'),
    route('devis', 'account/quotations.tsx'),
    route('modifier', 'account/profile.tsx'),
    route('nouveau-mot-de-passe', 'account/password.tsx'),
    route('donnees-personnelles', 'account/privacy.tsx'),
    route('donnees-personnelles/fichier', 'account/privacy-file.ts'),
  ]),
]
