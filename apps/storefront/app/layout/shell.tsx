import type { ReactNode } from 'react'
import * as m from '../paraglide/messages.js'
import type { RootData } from '../root.tsx'
import { FlashMessage } from './flash-message.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MenuDrawer } from './menu-drawer.tsx'

/** What surrounds every page: skip link, promises, header, notifications, footer. */
export function Shell({ data, children }: { data: RootData; children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        {m.layout_skip()}
      </a>
      <aside className="promise on-band" aria-label={m.layout_promises()}>
        <div className="wrap">
          {data.texts.promises.map((promise) => (
            <p key={promise}>{promise}</p>
          ))}
        </div>
      </aside>
      <Header data={data} />
      <MenuDrawer data={data} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer data={data} />
      <div className="toasts">
        {data.flash && <FlashMessage key={data.flash.message} flash={data.flash} />}
      </div>
    </>
  )
}
