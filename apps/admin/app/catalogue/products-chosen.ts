import type { Route } from './+types/products-chosen'
import { allProducts } from './products.server.ts'

/** All rows that the list of an address matches, for a change of all of them; null when there are too many. */
export const loader = ({ context, request }: Route.LoaderArgs) => allProducts(context, request)
