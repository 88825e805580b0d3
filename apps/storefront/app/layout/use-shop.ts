import { useRouteLoaderData } from 'react-router'
import type { RootData } from './root-data.server.ts'

/** Loader data of the root route, available in every component: language, site texts, visitor kind. */
export function useShop(): RootData {
  const data = useRouteLoaderData<RootData>('root')
  if (!data) throw new Error('useShop must be used inside the shop')
  return data
}
