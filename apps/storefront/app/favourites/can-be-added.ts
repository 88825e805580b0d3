import type { FavouriteView } from './favourite-view.server.ts'

/** Whether a favourite can go into the cart as it is. */
export const canBeAdded = ({ card, isIncomplete }: Pick<FavouriteView, 'card' | 'isIncomplete'>): boolean =>
  card.price !== undefined && card.stock.state !== 'out' && !isIncomplete
