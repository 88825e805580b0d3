import type { ReactNode } from 'react'
import { Link, useMatches } from 'react-router'
import * as m from '../paraglide/messages.js'
import { useMirroredCookies } from '../platform/mirrored-cookies.ts'
import { pathIn } from '../platform/seo.ts'
import type { RootData } from '../root.tsx'
import { CompareBar } from './compare-bar.tsx'
import { FlashMessages } from './flash-message.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { MiniCart, type CartPanel } from './mini-cart.tsx'
import { Progress } from './progress.tsx'
import { QuietFooter, QuietHeader } from './quiet.tsx'
import { useMiniCart, type OpenCart } from './use-mini-cart.ts'

/** What surrounds every page: skip link, promises, header, notifications, footer. */
export function Shell({
  data,
  cartPanel,
  children,
}: {
  data: RootData
  cartPanel: CartPanel
  children: ReactNode
}) {
  useMirroredCookies()
  const quiet = useQuiet()
  const { open, openCart, closeCart } = useMiniCart(data.language)
  return (
    <>
      <a className="skip" href="#main">
        {m.layout_skip()}
      </a>
      {quiet ? <QuietHeader data={data} /> : <Top data={data} onCart={openCart} />}
      <main id="main" tabIndex={-1}>
        {!quiet && <CompareBar data={data} />}
        {children}
      </main>
      {quiet ? <QuietFooter data={data} /> : <Footer data={data} />}
      <FlashMessages
        flash={data.flash}
        cartPath={pathIn(data.language, 'panier')}
        onCart={quiet ? undefined : openCart}
      />
      <Progress />
      {!quiet && <MiniCart data={data} panel={cartPanel} open={open} onClose={closeCart} />}
    </>
  )
}

/** A page whose `handle` or data say `quiet: true` leads nowhere but to the end of the purchase. */
function useQuiet(): boolean {
  return useMatches().some(({ handle, loaderData }) => isQuiet(handle) || isQuiet(loaderData))
}

const isQuiet = (said: unknown) =>
  typeof said === 'object' && said !== null && 'quiet' in said && said.quiet === true

function Top({ data, onCart }: { data: RootData; onCart: OpenCart | undefined }) {
  return (
    <>
      <aside className="promise on-band" aria-label={m.layout_promises()}>
        <div className="wrap">
          {data.texts.promises.map((promise) => (
            <p key={promise}>{promise}</p>
          ))}
          <VisitorKinds data={data} />
        </div>
      </aside>
      <Header data={data} onCart={onCart} />
      <MenuDrawer data={data} />
    </>
  )
}

/** Whose prices one sees, and the way to the others (decisions E-1, E-4). */
function VisitorKinds({ data: { texts, language, kind } }: { data: RootData }) {
  if (!texts.kinds || kind === 'b2b') return null
  const { b2c, b2b, b2bPath } = texts.kinds
  return (
    <p>
      {b2c}. <Link to={pathIn(language, b2bPath.replace(/^\//, ''))}>{b2b}</Link>
    </p>
  )
}
