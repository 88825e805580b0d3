import type { Language } from '@comptoir/rules/language'
import type { EventItem, ShopEvent } from '../analytics/events.ts'
import type { Card } from './card.ts'
import { pieceOf } from './price-view.ts'
import { pathHref } from '../platform/routes.ts'

/** Analytics item of a product card, for one piece. */
export function itemOfCard(card: Card, language: Language): EventItem {
  const { sku, name, price } = card
  const path = pathHref(card.language ?? language, card.path)
  return { sku, name, price: price && pieceOf(price), quantity: 1, path }
}

/** Analytics event of a list. */
export function listEvent(list: string, cards: readonly Card[], language: Language): ShopEvent {
  return { name: 'view_item_list', list, items: cards.map((card) => itemOfCard(card, language)) }
}
