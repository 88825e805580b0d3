import { route } from '@react-router/dev/routes'

export const quotationRoutes = [
  route('quotations', 'quotations/quotations.tsx'),
  route('quotations/try', 'quotations/try.ts'),
  route('quotations/:id', 'quotations/quotation.tsx'),
]
