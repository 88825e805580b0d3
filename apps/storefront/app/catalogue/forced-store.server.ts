import type { ListingState } from '@comptoir/rules/catalogue-query'
import type { Language } from '@comptoir/rules/language'
import type { RouterContextProvider } from 'react-router'
import { ForcedStoreDocument } from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { LANGUAGES } from '../platform/language.ts'
import { scopeContext } from '../platform/scope.ts'
import type { Site } from '../platform/site.ts'

/** The state without a forced store (`?store=`, decisions A-2) that this shop does not have; the log says so. */
export async function inKnownStore(
  context: Readonly<RouterContextProvider>,
  state: ListingState,
): Promise<ListingState> {
  if (!state.store) return state
  const { availableStores } = await commerce(context).query(ForcedStoreDocument)
  if (availableStores?.some((store) => store?.store_code === state.store)) return state
  context.get(scopeContext).log.warn({ store: state.store }, 'Store of the address ignored')
  const { store: _, ...others } = state
  return others
}

/** The language a store view is written in; undefined when the shop has no pages in it. */
export function languageOfStore(site: Site, store: string): Language | undefined {
  return LANGUAGES.find((language) => site.languages[language].storeCode === store)
}
