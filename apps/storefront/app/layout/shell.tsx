import { Suspense, type ComponentType, type ReactNode } from 'react'
import type { Purpose } from '@comptoir/rules/consent'
import type { Language } from '@comptoir/rules/language'
import { Link, useLocation, useMatches } from 'react-router'
import { useMeasurement } from '../analytics/use-measurement.ts'
import { ConsentBanner } from '../consent/banner.tsx'
import * as m from '../paraglide/messages.js'
import { useCookiesInLocalStorage } from '../platform/browser-cookies.ts'
import { pathIn } from '../platform/seo.ts'
import type { RootData } from './root-data.server.ts'
import { DrawerHead } from '../ui/drawer.tsx'
import { CompareBar } from './compare-bar.tsx'
import { FlashMessages } from './flash-message.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { MiniCart, type CartPanel } from './mini-cart.tsx'
import { Bones } from './mini-cart-bones.tsx'
import { Panel } from './panel.tsx'
import { PlaceBar } from './place-bar.tsx'
import { Progress } from './progress.tsx'
import { QuietFooter, QuietHeader } from './quiet.tsx'
import { usePanel, type OpenPanel } from './use-panel.ts'
import { useSelector } from './use-selector.ts'
import { href } from '../platform/routes.ts'

/** What the panel of the cookie settings shows. */
type CookiePanel = ComponentType<{ purposes: readonly Purpose[]; onClose: () => void }>

/** What the panel of the selector shows. */
type PlacePanel = ComponentType<{ language: Language; sku: string; onDone: (left: boolean) => void }>

/** What surrounds every page: skip link, consent, selling points, header, notifications, footer. */
export function Shell({
  data,
  cartPanel,
  cookiePanel: CookieSettings,
  placePanel: Selector,
  children,
}: {
  data: RootData
  cartPanel: CartPanel
  cookiePanel: CookiePanel
  placePanel: PlacePanel
  children: ReactNode
}) {
  useCookiesInLocalStorage()
  useMeasurement(data.measurement, data.done)
  const quiet = useQuiet()
  const cart = usePanel()
  const cookies = usePanel()
  const selector = useSelector(data.mustChoose)
  // The mini cart never opens on the cart page (spec 000 §2).
  const { pathname } = useLocation()
  const isCart = pathname === href(data.language, 'cart')
  const openCart = isCart ? undefined : cart.openPanel
  const { purposes, question } = data.consent
  return (
    <>
      <a className="skip" href="#main">
        {m.layout_skip()}
      </a>
      {question && question.settings !== pathname && (
        <ConsentBanner question={question} onChoose={cookies.openPanel} />
      )}
      {quiet ? <QuietHeader data={data} /> : <Top data={data} onCart={openCart} />}
      {!quiet && <PlaceBar data={data} onChoose={selector.onLink} />}
      <main id="main" tabIndex={-1} onSubmitCapture={selector.onSubmit}>
        {!quiet && <CompareBar data={data} />}
        {children}
      </main>
      {quiet ? (
        <QuietFooter data={data} onCookies={cookies.openPanel} />
      ) : (
        <Footer data={data} onCookies={cookies.openPanel} />
      )}
      <FlashMessages
        flash={data.flash}
        cartPath={href(data.language, 'cart')}
        onCart={quiet ? undefined : openCart}
      />
      <Progress />
      {!quiet && (
        <MiniCart data={data} panel={cartPanel} open={cart.isOpen && !isCart} onClose={cart.closePanel} />
      )}
      <Panel open={selector.isOpen} onClose={selector.close} className="selector" label="selector">
        <DrawerHead closeLabel={m.place_close()} onClose={selector.close}>
          <span id="selector">{m.place_title()}</span>
        </DrawerHead>
        <Suspense fallback={<Bones />}>
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

/** A page whose `handle` or data say `quiet: true` leads nowhere but to the end of the purchase. */
function useQuiet(): boolean {
  return useMatches().some(({ handle, loaderData }) => isQuiet(handle) || isQuiet(loaderData))
}

const isQuiet = (said: unknown) =>
  typeof said === 'object' && said !== null && 'quiet' in said && said.quiet === true

function Top({ data, onCart }: { data: RootData; onCart: OpenPanel | undefined }) {
  const { sellingPoints, visitorKinds } = data.texts
  return (
    <>
      {(sellingPoints.length > 0 || visitorKinds) && (
        <aside className="promise on-band" aria-label={m.layout_promises()}>
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

/** Whose prices one sees, and the way to the others (decisions E-1, E-4). */
function VisitorKinds({ data: { texts, language, kind } }: { data: RootData }) {
  if (!texts.visitorKinds || kind === 'b2b') return null
  const { b2c, b2b, b2bPath } = texts.visitorKinds
  return (
    <p>
      {b2c}. <Link to={pathIn(language, b2bPath.replace(/^\//, ''))}>{b2b}</Link>
    </p>
  )
}
