import { route } from '@react-router/dev/routes'

export const returnRoutes = [
  route('returns', 'returns/returns.tsx'),
  route('returns/new', 'returns/new-return.tsx'),
  route('returns/:id', 'returns/return.tsx'),
]
