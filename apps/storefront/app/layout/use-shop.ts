import { useRouteLoaderData } from 'react-router'
import type { RootData } from './root-data.server.ts'

/** What the whole shop knows: language, brand, features, visitor kind. */
export function useShop(): RootData {
  const data = useRouteLoaderData<RootData>('root')
  if (!data) throw new Error('useShop must be used inside the shop')
  return data
}
