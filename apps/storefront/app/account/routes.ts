import { prefix, route, type RouteConfigEntry } from '@react-router/dev/routes'

export const accountRoutes: RouteConfigEntry[] = [
  route('login', 'account/login.tsx'),
  ...prefix('compte-client', [
    route('', 'account/dashboard.tsx', { index: true }),
    route('logout', 'account/logout.tsx'),
    route('adresses', 'account/addresses.tsx'),
    route('adresses/:addressId', 'account/address-edit.tsx'),
    route('nouvelle-adresse', 'account/address-new.tsx'),
    route('commandes', 'account/orders.tsx'),
    route('commandes/:number', 'account/order.tsx'),
    route('commandes/:number/documents/:paper', 'account/order-document.ts'),
    route('modifier', 'account/profile.tsx'),
    route('nouveau-mot-de-passe', 'account/password.tsx'),
  ]),
]
