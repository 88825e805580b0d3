import * as m from '../paraglide/messages.js'

type Features = Readonly<Record<string, boolean | undefined>>

/** What the shop calls the list: favourite dishes where it sells food. */
export const favouritesTitle = (features: Features): string =>
  features['perishable'] ? m.favourites_title_dishes() : m.favourites_title()

export const sharedTitle = (features: Features, name: string): string =>
  features['perishable'] ? m.favourites_of_dishes({ name }) : m.favourites_of({ name })
