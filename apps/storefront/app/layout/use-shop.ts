import { useRouteLoaderData } from 'react-router'
import type { RootData } from './root-data.server.ts'

/** Data of the root loader: language, brand, features, visitor kind. Throws outside the root route. */
export function useShop(): RootData {
  const data = useRouteLoaderData<RootData>('root')
  if (!data) throw new Error('useShop must be used inside the shop')
  return data
}
