import type { ReactNode } from 'react'
import { Link, useMatches } from 'react-router'
import * as m from '../paraglide/messages.js'
import { useMirroredCookies } from '../platform/mirrored-cookies.ts'
import { pathIn } from '../platform/seo.ts'
import type { RootData } from '../root.tsx'
import { CompareBar } from './compare-bar.tsx'
import { FlashMessage } from './flash-message.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { QuietFooter, QuietHeader } from './quiet.tsx'

/** What surrounds every page: skip link, promises, header, notifications, footer. */
export function Shell({ data, children }: { data: RootData; children: ReactNode }) {
  useMirroredCookies()
  const quiet = useQuiet()
  return (
    <>
      <a className="skip" href="#main">
        {m.layout_skip()}
      </a>
      {quiet ? <QuietHeader data={data} /> : <Top data={data} />}
      <main id="main" tabIndex={-1}>
        {!quiet && <CompareBar data={data} />}
        {children}
      </main>
      {quiet ? <QuietFooter data={data} /> : <Footer data={data} />}
      <div className="toasts">
        {data.flash && <FlashMessage key={data.flash.message} flash={data.flash} />}
      </div>
    </>
  )
}

/** A page that says `handle = { quiet: true }` leads nowhere but to the end of the purchase. */
function useQuiet(): boolean {
  return useMatches().some(
    ({ handle }) =>
      typeof handle === 'object' && handle !== null && 'quiet' in handle && handle.quiet === true,
  )
}

function Top({ data }: { data: RootData }) {
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
      <Header data={data} />
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
