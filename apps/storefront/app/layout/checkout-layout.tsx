import * as m from '../paraglide/messages.js'
import type { RootData } from './root-data.server.ts'
import { CookieLink } from './cookie-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { CurrencySwitch } from './currency-switch.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { NavLink } from './site-link.tsx'
import type { OpenPanel } from './use-panel.ts'

/** Checkout header: the shop's name without navigation. */
export function CheckoutHeader({ data }: { data: RootData }) {
  return (
    <header className="site-head head-checkout">
      <div className="wrap">
        <Logo data={data} />
        <p>
          <Icon name="lock" />
          {m.checkout_secure()}
        </p>
      </div>
    </header>
  )
}

/** Language switch and legal links. */
export function CheckoutFooter({ data, onCookies }: { data: RootData; onCookies: OpenPanel }) {
  return (
    <footer className="site-foot foot-checkout">
      <div className="wrap">
        <nav className="legal" aria-label={m.layout_legal()}>
          <LanguageSwitch language={data.language} languages={data.languages} />
          <CurrencySwitch data={data} />
          {data.texts.footer.legal.map((link) => (
            <NavLink key={link.label} link={link} language={data.language} />
          ))}
          <CookieLink language={data.language} onOpen={onCookies} />
        </nav>
      </div>
    </footer>
  )
}
