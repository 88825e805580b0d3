import type { ListingState } from '@comptoir/rules/catalogue-query'
import type { Language } from '@comptoir/rules/language'
import type { RouterContextProvider } from 'react-router'
import { ForcedStoreDocument } from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { languagesOf } from '../platform/site-texts.ts'
import type { Site } from '../platform/site.ts'

/** Removes an unknown forced store (`?store=`, decisions A-2) from the state and logs it. */
export async function withKnownStore(
  context: Readonly<RouterContextProvider>,
  state: ListingState,
): Promise<ListingState> {
  if (!state.store) return state
  const { availableStores } = await commerce(context).query(ForcedStoreDocument)
  if (availableStores?.some((store) => store?.store_code === state.store)) return state
  context.get(scopeContext).log.warn({ store: state.store }, 'Unknown store in the query ignored')
  const { store: _, ...others } = state
  return others
}

/** Language of a store view; undefined when it is not one of the site. */
export function languageOfStore(site: Site, store: string): Language | undefined {
  return languagesOf(site).find((language) => site.languages[language]?.storeCode === store)
}
