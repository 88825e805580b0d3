import * as m from '../paraglide/messages.js'
import type { RootData } from './root-data.server.ts'
import { CookieLink } from './cookie-link.tsx'
import { CurrencySwitch } from './currency-switch.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { FooterNewsletterForm } from './footer-newsletter-form.tsx'
import { NavLink } from './site-link.tsx'
import type { OpenPanel } from './use-panel.ts'
import { ROUTES } from '../platform/routes.ts'

export function Footer({ data, onCookies }: { data: RootData; onCookies: OpenPanel }) {
  const { guarantees, groups, legal, newsletter } = data.texts.footer
  return (
    <footer className="site-foot">
      <div className="wrap">
        <div className="guarantees">
          {guarantees.map(({ figure, title, text }) => (
            <p key={title}>
              <b>{figure}</b>
              <span>
                <strong>{title}</strong>
                {text}
              </span>
            </p>
          ))}
        </div>
        <div className="foot-grid">
          {newsletter && (
            <section className="foot-newsletter stack gy-3">
              <h2>{newsletter.title}</h2>
              <p className="help">{newsletter.text}</p>
              <FooterNewsletterForm />
            </section>
          )}
          {groups.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul className="links">
                {links.map((link) => (
                  <li key={link.label}>
                    <NavLink link={link} language={data.language} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <nav className="legal" aria-label={m.layout_legal()}>
          <LanguageSwitch language={data.language} languages={data.languages} />
          <CurrencySwitch data={data} />
          {data.features['withdrawal'] && data.features['onlineWithdrawal'] !== false && (
            <NavLink
              link={{ label: m.withdrawal_link(), path: ROUTES.withdrawal }}
              language={data.language}
            />
          )}
          {legal.map((link) => (
            <NavLink key={link.label} link={link} language={data.language} />
          ))}
          <CookieLink language={data.language} onOpen={onCookies} />
        </nav>
      </div>
    </footer>
  )
}
