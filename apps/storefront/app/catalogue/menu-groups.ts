import type { Card } from './card.ts'

/** A subcategory of a menu. */
interface MenuSection {
  readonly uid: string
  readonly label: string
  readonly to: string
}

/** Dishes that stand together on the menu. */
export interface MenuGroup {
  /** Id of its heading, for links; its own address is that of the subcategory. */
  readonly id: string
  readonly label: string
  readonly to: string
  /** Number of its dishes; those of all groups follow each other in the list. */
  readonly size: number
}

/**
 * The dishes of a list by the first subcategory in which each is, in the order of the menu; `places` has the categories of
 * each dish. Dishes without a subcategory stand before all groups, and a subcategory whose dishes stand elsewhere has no group.
 */
export function menuGroups(
  cards: readonly Card[],
  places: readonly (readonly string[])[],
  sections: readonly MenuSection[],
): { cards: Card[]; groups: MenuGroup[] } {
  const sectionOf = (index: number) => sections.find(({ uid }) => places[index]?.includes(uid))
  const rest = cards.filter((_card, index) => !sectionOf(index))
  const found = sections.map((section) => ({
    section,
    dishes: cards.filter((_card, index) => sectionOf(index) === section),
  }))
  return {
    cards: [...rest, ...found.flatMap(({ dishes }) => dishes)],
    groups: found.flatMap(({ section: { label, to }, dishes }) =>
      dishes.length > 0 ? [{ id: groupId(to), label, to, size: dishes.length }] : [],
    ),
  }
}

const groupId = (to: string) => `menu-${to.slice(to.lastIndexOf('/') + 1)}`

/** The cards of each group, and those before all of them. */
export function cardsByGroup(
  cards: readonly Card[],
  groups: readonly MenuGroup[],
): { rest: readonly Card[]; groups: (MenuGroup & { readonly cards: readonly Card[] })[] } {
  let at = cards.length - groups.reduce((sum, { size }) => sum + size, 0)
  const rest = cards.slice(0, at)
  return { rest, groups: groups.map((group) => ({ ...group, cards: cards.slice(at, (at += group.size)) })) }
}
