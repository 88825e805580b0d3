import { useShop } from '../layout/use-shop.ts'
import * as m from '../paraglide/messages.js'
import { purposeTexts } from './purpose-texts.ts'
import { cookiesOf, necessaryCookies, type CookieText } from './cookie-texts.ts'

/** Every cookie of the shop, for the cookie page: the lists of the settings as tables. */
export function CookieTables() {
  const { features, language, consent } = useShop()
  return (
    <section className="prose">
      <h2>{m.consent_cookie_list()}</h2>
      <CookieTable caption={m.consent_necessary()} cookies={necessaryCookies(features, language)} />
      {consent.purposes.map((purpose) => (
        <CookieTable
          key={purpose.code}
          caption={purposeTexts(purpose).name}
          cookies={cookiesOf(purpose, language)}
        />
      ))}
    </section>
  )
}

function CookieTable({ caption, cookies }: { caption: string; cookies: readonly CookieText[] }) {
  const columns = {
    name: m.cookie_column_name(),
    purpose: m.cookie_column_purpose(),
    lifetime: m.cookie_column_lifetime(),
  }
  if (cookies.length === 0) return null
  return (
    <>
      <h3>{caption}</h3>
      <table className="table cards-on-phone">
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {Object.values(columns).map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cookies.map(({ name, purpose, lifetime }) => (
            <tr key={name}>
              <td data-l={columns.name}>
                <code>{name}</code>
              </td>
              <td data-l={columns.purpose}>{purpose}</td>
              <td data-l={columns.lifetime}>{lifetime}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
