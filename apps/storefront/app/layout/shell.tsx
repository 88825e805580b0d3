import { Suspense, type ComponentType, type ReactNode } from 'react'
import type { Language } from '@comptoir/rules/language'
import { Link, useLocation, useMatches } from 'react-router'
import { useMeasurement } from '../analytics/use-measurement.ts'
import { ConsentBanner } from '../consent/banner.tsx'
import type { ShownPurpose } from '../consent/purpose-texts.ts'
import { useOfflinePage } from '../offline/use-offline-page.ts'
import * as m from '../paraglide/messages.js'
import { useCookiesInLocalStorage } from '../platform/browser-cookies.ts'
import { lazyComponent } from '../platform/lazy-component.ts'
import type { RootData } from './root-data.server.ts'
import { DrawerHead } from '../ui/drawer.tsx'
import { BasketStatus } from './basket-status.tsx'
import { CompareBar } from './compare-bar.tsx'
import { FlashMessages } from './flash-message.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { MiniCart, type CartPanel } from './mini-cart.tsx'
import { OpenCart } from './open-cart.ts'
import { PanelSkeleton } from './panel-skeleton.tsx'
import { Panel } from './panel.tsx'
import { loadActingBar, loadLocationBar } from './layout-scripts.ts'
import { PriceSwitch } from './price-switch.tsx'
import { Progress } from './progress.tsx'
import { CheckoutFooter, CheckoutHeader } from './checkout-layout.tsx'
import { useCartOpener } from './use-cart-opener.ts'
import { usePageFocus } from './use-page-focus.ts'
import { usePanel, type OpenPanel } from './use-panel.ts'
import { useSelector } from './use-selector.ts'
import { href, pathHref } from '../platform/routes.ts'

const ActingBar = import.meta.env.SSR
  ? (await loadActingBar()).ActingBar
  : lazyComponent(async () => (await loadActingBar()).ActingBar)
const LocationBar = import.meta.env.SSR
  ? (await loadLocationBar()).LocationBar
  : lazyComponent(async () => (await loadLocationBar()).LocationBar)

/** Content of the cookie settings panel. */
type CookiePanelType = ComponentType<{ purposes: readonly ShownPurpose[]; onClose: () => void }>

/** Content of the location selector panel. */
type SelectorPanelType = ComponentType<{ language: Language; sku: string; onDone: (left: boolean) => void }>

/** Layout of every page: skip link, consent, guarantees, header, notifications, footer. */
export function Shell({
  data,
  cartPanel,
  cookiePanel: CookieSettings,
  selectorPanel: Selector,
  children,
}: {
  data: RootData
  cartPanel: CartPanel
  cookiePanel: CookiePanelType
  selectorPanel: SelectorPanelType
  children: ReactNode
}) {
  useCookiesInLocalStorage()
  useOfflinePage(data)
  useMeasurement(data.measurement, data.consent.purposes, data.done)
  usePageFocus()
  const isCheckout = useCheckoutLayout()
  const cart = usePanel()
  const cookies = usePanel()
  const selector = useSelector(data.selectionRequired)
  // The mini cart never opens on the cart page (spec 000 §2).
  const { pathname } = useLocation()
  const isCart = pathname === href(data.language, 'cart')
  const openCart = isCart ? undefined : cart.openPanel
  const opener = useCartOpener(data.flash, { canOpen: !isCart && !isCheckout, open: cart.open })
  const { purposes, toAsk } = data.consent
  return (
    <>
      <a className="skip" href="#main">
        {m.layout_skip()}
      </a>
      {toAsk && pathname !== href(data.language, 'cookieSettings') && (
        <ConsentBanner purposes={toAsk} onSettings={cookies.openPanel} />
      )}
      {data.acting && <ActingBar acting={data.acting} language={data.language} />}
      {isCheckout ? <CheckoutHeader data={data} /> : <Top data={data} onCart={openCart} />}
      {data.features['locations'] && !isCheckout && <LocationBar data={data} onChoose={selector.onLink} />}
      <FlashMessages
        flash={opener.tells ? undefined : data.flash}
        cartPath={href(data.language, 'cart')}
        onCart={isCheckout ? undefined : openCart}
      />
      <main id="main" tabIndex={-1} onSubmitCapture={selector.onSubmit}>
        {!isCheckout && <CompareBar data={data} />}
        <OpenCart value={isCheckout ? undefined : openCart}>{children}</OpenCart>
      </main>
      {isCheckout ? (
        <CheckoutFooter data={data} onCookies={cookies.openPanel} />
      ) : (
        <Footer data={data} onCookies={cookies.openPanel} />
      )}
      <Progress />
      {data.features['perishable'] && !isCheckout && <BasketStatus data={data} />}
      {!isCheckout && (
        <MiniCart
          data={data}
          panel={cartPanel}
          open={cart.isOpen && !isCart}
          added={opener.added}
          onClose={() => {
            cart.closePanel()
            opener.onClosed()
          }}
        />
      )}
      <Panel open={selector.isOpen} onClose={selector.close} className="selector" label="selector">
        <DrawerHead closeLabel={m.location_close()} onClose={selector.close}>
          <span id="selector">{m.location_title()}</span>
        </DrawerHead>
        <Suspense fallback={<PanelSkeleton />}>
          <Selector language={data.language} sku={selector.sku} onDone={selector.onDone} />
        </Suspense>
      </Panel>
      <Panel open={cookies.isOpen} onClose={cookies.closePanel} label="cookie-settings">
        <Suspense>
          <CookieSettings purposes={purposes} onClose={cookies.closePanel} />
        </Suspense>
      </Panel>
    </>
  )
}

/** Whether the route's `handle` or data set `checkoutLayout: true`: a header and footer without navigation. */
function useCheckoutLayout(): boolean {
  return useMatches().some(
    ({ handle, loaderData }) => isCheckoutLayout(handle) || isCheckoutLayout(loaderData),
  )
}

const isCheckoutLayout = (value: unknown) =>
  typeof value === 'object' && value !== null && 'checkoutLayout' in value && value.checkoutLayout === true

function Top({ data, onCart }: { data: RootData; onCart: OpenPanel | undefined }) {
  const { sellingPoints, visitorKinds } = data.texts
  return (
    <>
      {(sellingPoints.length > 0 || visitorKinds) && (
        <aside className="guarantee-bar on-band" aria-label={m.layout_guarantees()}>
          <div className="wrap">
            {sellingPoints.map((promise) => (
              <p key={promise}>{promise}</p>
            ))}
            <VisitorKinds data={data} />
          </div>
        </aside>
      )}
      <Header data={data} onCart={onCart} />
      <MenuDrawer data={data} />
    </>
  )
}

/** The choice of prices, or for whom they are, with a link to those of professionals (decisions E-1, E-4). */
function VisitorKinds({ data }: { data: RootData }) {
  const { texts, language, kind, priceDisplay } = data
  if (priceDisplay) return <PriceSwitch data={data} />
  if (!texts.visitorKinds || kind === 'b2b') return null
  const { b2c, b2b, b2bPath } = texts.visitorKinds
  return (
    <p>
      {b2c}. <Link to={pathHref(language, b2bPath.replace(/^\//, ''))}>{b2b}</Link>
    </p>
  )
}
