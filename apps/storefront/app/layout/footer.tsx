import * as m from '../paraglide/messages.js'
import type { RootData } from './root-data.server.ts'
import { CookieLink } from './cookie-link.tsx'
import { CurrencySwitch } from './currency-switch.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'
import { FooterNewsletterForm } from './footer-newsletter-form.tsx'
import { NavLink } from './site-link.tsx'
import type { OpenPanel } from './use-panel.ts'
import { routePath } from '../platform/routes.ts'
import type { SiteLink } from '../platform/site.ts'

export function Footer({ data, onCookies }: { data: RootData; onCookies: OpenPanel }) {
  return (
    <footer className="site-foot">
      <div className="wrap">
        {data.look.footer === 'slim' ? <Lines data={data} /> : <Columns data={data} />}
        <Legal data={data} onCookies={onCookies} />
      </div>
    </footer>
  )
}

function Columns({ data }: { data: RootData }) {
  const { guarantees, groups } = data.texts.footer
  return (
    <>
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
        <Newsletter data={data} />
        {groups.map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <Links links={links} data={data} />
          </div>
        ))}
      </div>
    </>
  )
}

/** The slim footer: a line for each group of links. */
function Lines({ data }: { data: RootData }) {
  return (
    <div className="foot-slim">
      <p>
        <b>{data.brand}</b>
        <br />
        {data.texts.tagline}
      </p>
      {data.texts.footer.groups.map(({ title, links }) => (
        <Links key={title} label={title} links={links} data={data} />
      ))}
      <Newsletter data={data} />
    </div>
  )
}

function Links({ links, label, data }: { links: readonly SiteLink[]; label?: string; data: RootData }) {
  return (
    <ul className="links" aria-label={label}>
      {links.map((link) => (
        <li key={link.label}>
          <NavLink link={link} language={data.language} />
        </li>
      ))}
    </ul>
  )
}

function Newsletter({ data }: { data: RootData }) {
  const { newsletter } = data.texts.footer
  if (!newsletter) return null
  return (
    <section className="foot-newsletter stack gy-3">
      <h2>{newsletter.title}</h2>
      <p className="help">{newsletter.text}</p>
      <FooterNewsletterForm />
    </section>
  )
}

function Legal({ data, onCookies }: { data: RootData; onCookies: OpenPanel }) {
  return (
    <nav className="legal" aria-label={m.layout_legal()}>
      <LanguageSwitch language={data.language} languages={data.languages} />
      <CurrencySwitch data={data} />
      <SchemeSwitch data={data} />
      {data.features['withdrawal'] && data.features['onlineWithdrawal'] !== false && (
        <NavLink
          link={{ label: m.withdrawal_link(), path: routePath(data.language, 'withdrawal') }}
          language={data.language}
        />
      )}
      {data.texts.footer.legal.map((link) => (
        <NavLink key={link.label} link={link} language={data.language} />
      ))}
      <CookieLink language={data.language} onOpen={onCookies} />
    </nav>
  )
}
