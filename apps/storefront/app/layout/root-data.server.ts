import type { RouterContextProvider } from 'react-router'
import { measurementOf, takeTrackedEvents } from '../analytics/tracked.server.ts'
import { purposesOf, question } from '../consent/consent.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import { storeInfo } from '../platform/store-info.server.ts'
import { visitor } from '../platform/visitor.server.ts'
import { cartInShort } from './cart-in-short.server.ts'
import { comparedSkus } from './compared.server.ts'

/** What the whole shop needs on every page: language, brand, features, visitor kind, the cart in short. */
export async function rootData(context: Readonly<RouterContextProvider>) {
  const { site, language, page } = context.get(scopeContext)
  const { home: _, meta: __, ...texts } = site.languages[language]
  const [{ signedIn, kind }, cart, measurement, { googleCaptcha }] = await Promise.all([
    visitor(context),
    cartInShort(context),
    measurementOf(context),
    storeInfo(context),
  ])
  page.scripts = { analytics: measurement !== undefined, captcha: googleCaptcha }
  return {
    language,
    brand: site.brand,
    logo: site.logo,
    theme: site.theme,
    preloadFont: site.preloadFont,
    features: site.features,
    texts,
    signedIn,
    kind,
    cartCount: cart.count,
    place: cart.place,
    mustChoose: cart.mustChoose,
    compared: comparedSkus(context),
    consent: { purposes: purposesOf(context), question: question(context) },
    measurement,
    done: takeTrackedEvents(context),
    flash: session(context).takeFlash(),
  }
}

export type RootData = Awaited<ReturnType<typeof rootData>>
