import { prefix, route, type RouteConfigEntry } from '@react-router/dev/routes'

export const quotationRoutes: RouteConfigEntry[] = [
  route('commander/devis', 'quotations/request.tsx'),
  ...prefix('compte-client', [
    route('devis', 'quotations/quotations.tsx'),
    route('commandes/:number/devis', 'quotations/quotation-file.ts'),
  ]),
]
