import type { RouterContextProvider } from 'react-router'
import { StoreInfoDocument, type StoreInfoQuery } from '../generated/graphql.ts'
import { commerce } from './commerce.server.ts'
import { scopeContext, type StoreInfo } from './scope.ts'

const DEFAULTS: StoreInfo = { measured: undefined, googleCaptcha: false }

/** Settings of the store view, cached with the pages (spec 001 §4). Defaults when the API fails. */
export async function storeInfo(context: Readonly<RouterContextProvider>): Promise<StoreInfo> {
  try {
    return infoOf(await commerce(context).shared().query(StoreInfoDocument))
  } catch (error) {
    context.get(scopeContext).log.warn({ err: error }, 'Cannot read the settings of the store view')
    return DEFAULTS
  }
}

function infoOf({ storeConfig, recaptchaSettings, categoryList }: StoreInfoQuery): StoreInfo {
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
    mostCutlery: storeConfig?.pad_most_cutlery ?? 0,
    completedCountries: storeConfig?.address_suggestion_countries ?? [],
    googleCaptcha: recaptchaSettings?.provider === 'google',
    submenus: submenusOf(categoryList),
    alerts: {
      stock: storeConfig?.product_alert_stock === true,
      price: storeConfig?.product_alert_price === true,
    },
    reviews:
      storeConfig?.product_reviews_enabled === '1'
        ? {
            guests: storeConfig.allow_guests_to_write_product_reviews === '1',
            pictures: storeConfig.product_review_pictures ?? 0,
          }
        : undefined,
  }
}

const submenusOf = (roots: StoreInfoQuery['categoryList']) =>
  (roots?.[0]?.children ?? []).flatMap((category) =>
    category?.url_path && category.children?.some((child) => child?.include_in_menu)
      ? [category.url_path]
      : [],
  )

/** Conversion id with `AW-`, which Magento's setting lacks: `AW-123/abc`. */
const adsOf = (id: string | null | undefined) =>
  (id && /^\d/.test(id) ? `AW-${id}` : (id ?? undefined)) || undefined
