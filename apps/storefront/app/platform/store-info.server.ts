import type { RouterContextProvider } from 'react-router'
import { StoreInfoDocument, type StoreInfoQuery } from '../generated/graphql.ts'
import { commerce } from './commerce.server.ts'
import { scopeContext, type StoreInfo } from './scope.ts'

const NOTHING: StoreInfo = { measured: undefined, googleCaptcha: false }

/** What the API says of the store view, asked once until the kept pages are forgotten (spec 001 §4). */
export async function storeInfo(context: Readonly<RouterContextProvider>): Promise<StoreInfo> {
  const { site, language, storeInfo: known, log } = context.get(scopeContext)
  const { storeCode } = site.languages[language]
  const found = known.get(storeCode) ?? commerce(context, storeCode).query(StoreInfoDocument).then(infoOf)
  known.set(storeCode, found)
  try {
    return await found
  } catch (error) {
    known.delete(storeCode)
    log.warn({ err: error }, 'The settings of the store could not be read')
    return NOTHING
  }
}

function infoOf({ storeConfig, recaptchaSettings }: StoreInfoQuery): StoreInfo {
  const accounts = storeConfig?.google_analytics_active
    ? [
        storeConfig.google_analytics_account,
        storeConfig.google_analytics_account_2,
        storeConfig.google_analytics_account_3,
      ].flatMap((account) => account || [])
    : []
  const ads = storeConfig?.google_adwords_active ? adsOf(storeConfig.google_adwords_conversion_id) : undefined
  return {
    measured: accounts.length > 0 || ads ? { accounts, ads } : undefined,
    googleCaptcha: recaptchaSettings?.provider === 'google',
  }
}

/** `AW-123/abc`; the bare number, as Magento's settings have it, without its `AW-`. */
const adsOf = (id: string | null | undefined) =>
  (id && /^\d/.test(id) ? `AW-${id}` : (id ?? undefined)) || undefined
