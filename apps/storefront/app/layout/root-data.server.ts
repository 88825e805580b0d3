import { dateFormatOf } from '@comptoir/rules/date-format'
import { textIn } from '@comptoir/rules/language'
import { moneyStyle } from '@comptoir/rules/money-style'
import type { RouterContextProvider } from 'react-router'
import { measurementOf, takeTrackedEvents } from '../analytics/tracked.server.ts'
import { purposesOf, purposesToAsk } from '../consent/consent.server.ts'
import { colorSchemeOf, hasSchemeSwitch, themeColors } from '../platform/color-scheme.ts'
import { needsLocation } from '../platform/needs-location.ts'
import { hasPriceSwitch } from '../platform/price-display.ts'
import { pathBelowLanguage } from '../platform/language.ts'
import { pathsOf } from '../platform/route-of.ts'
import { scopeContext } from '../platform/scope.ts'
import { localeIn } from '../platform/locale.ts'
import { session } from '../platform/session.server.ts'
import { storeInfo } from '../platform/store-info.server.ts'
import { telephoneCountryOf } from '../platform/telephone-country.server.ts'
import { mayChooseDisplay, visitor } from '../platform/visitor.server.ts'
import { headerCart } from './header-cart.server.ts'
import { comparedSkus } from './compared.server.ts'
import { favouriteSkus } from './favourites.server.ts'
import { languagesOf, textsOf } from '../platform/site-texts.ts'

/** Loader data of the root route: language, site texts, visitor kind and the cart of the header. */
export async function rootData(
  context: Readonly<RouterContextProvider>,
  { pathname }: Pick<URL, 'pathname'>,
) {
  const scope = context.get(scopeContext)
  const { site, language, page } = scope
  const { home: _, pages: __, meta: ___, ...texts } = textsOf({ site, language })
  const purposes = purposesOf(context)
  const colorScheme = colorSchemeOf(scope)
  const [who, cart, measurement, { googleCaptcha, completedCountries = [], submenus = [] }, favourites] =
    await Promise.all([
      visitor(context),
      headerCart(context),
      measurementOf(context),
      storeInfo(context),
      favouriteSkus(context),
    ])
  const { signedIn, firstname, acting, kind } = who
  page.scripts = { analytics: measurement !== undefined, captcha: googleCaptcha }
  return {
    language,
    languages: languagesOf(site),
    /** Where the page's route is in other languages; loaders of pages whose paths have keys name their own. */
    alternates: pathsOf(pathBelowLanguage(pathname), language, languagesOf(site)),
    currency: site.currency,
    locale: localeIn(language),
    moneyStyles: moneyStylesOf(site.currencies, localeIn(language)),
    currencies: site.currencies,
    brand: site.brand,
    look: site.look,
    theme: site.theme,
    darkTheme: site.darkTheme,
    colorScheme,
    /** Whether the visitor may choose between light and dark. */
    hasSchemeSwitch: hasSchemeSwitch(site),
    themeColors: themeColors(site.colours, colorScheme),
    features: {
      ...site.features,
      ...(site.currencies.length > 1 && { currencies: true }),
      ...(hasSchemeSwitch(site) && { colorSchemes: true }),
    },
    defaultCountry: site.defaultCountry,
    completedCountries,
    deliveryArea: site.deliveryArea ? textIn(site.deliveryArea, language) : undefined,
    telephoneCountry: telephoneCountryOf({ site, language }),
    needsSiret: site.needsSiret,
    dateFormat: dateFormatOf(localeIn(language)),
    reverseChargeCountries: site.reverseChargeCountries,
    texts,
    /** Paths of the navigation's categories that have subcategories. */
    submenus: texts.navigation.flatMap(({ path, language: other }) =>
      submenus.includes(path) && (other ?? language) === language ? [path] : [],
    ),
    signedIn,
    firstname,
    acting,
    kind,
    /** How prices are shown to who may choose it. */
    priceDisplay: hasPriceSwitch(scope) && mayChooseDisplay(who) ? who.tax : undefined,
    cartCount: cart.count,
    basket: cart.basket,
    location: cart.location,
    needsLocation: needsLocation(site),
    fulfilmentMethods: site.fulfilmentMethods,
    selectionRequired: cart.selectionRequired,
    compared: comparedSkus(context),
    favourites,
    consent: { purposes, toAsk: purposesToAsk(context, purposes) },
    measurement,
    done: takeTrackedEvents(context),
    flash: session(context).takeFlash(),
  }
}

/** How the server writes amounts of the shop's currencies, as JSON, for browsers with other locale data. */
const moneyStylesOf = (currencies: readonly string[], locale: string) =>
  JSON.stringify(Object.fromEntries(currencies.map((currency) => [currency, moneyStyle(locale, currency)])))

export type RootData = Awaited<ReturnType<typeof rootData>>
