import { Fragment } from 'react'
import { Link } from 'react-router'
import { Prose } from '../content/prose.tsx'
import { PageBreadcrumbs } from '../layout/page-breadcrumbs.tsx'
import * as m from '../paraglide/messages.js'
import { ButtonLink } from '../ui/button.tsx'
import { DirectionsLink } from '../content/directions-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import type { HoursRow } from './hours.server.ts'
import { closureText, dayText, openText, spanTexts } from './hours-text.ts'
import { kindLabel } from './kind-label.ts'
import { LandmarkList, LandmarkPlanDrawing } from './landmarks.tsx'
import { MailLink } from './mail-link.tsx'
import { StoreMap } from './store-map.tsx'
import type { StorePageData } from './store-page.server.ts'
import './stores.css'

export function StorePage({ page }: { page: StorePageData }) {
  const { title, open, picture } = page
  const kind = kindLabel(page)
  return (
    <>
      <div className="wrap section-tight">
        <PageBreadcrumbs crumbs={page.crumbs} />
        <div className="list-head">
          <h1>{title}</h1>
          {kind && <p className="lead">{kind}</p>}
          {open && (
            <p>
              <span className={open.isOpen ? 'stock' : 'stock out'}>{openText(open)}</span>
            </p>
          )}
        </div>
      </div>
      <div className="wrap store halves">
        <div className="stack gy-5">
          {picture && (
            <div className="store-pics">
              <Picture picture={picture} sizes="(width >= 64rem) 40rem, 92vw" first />
            </div>
          )}
          <Prose html={page.content} />
        </div>
        <div className="stack gy-5">
          <Contact page={page} />
          <Hours page={page} />
        </div>
      </div>
      <div className="wrap section store halves">
        <Services page={page} />
        <section>
          <h2>{m.store_visit()}</h2>
          {page.landmarks.length > 0 && <LandmarkList landmarks={page.landmarks} />}
          <div className="mt-5">
            {page.plan ? (
              <LandmarkPlanDrawing name={m.store_plan({ title })} plan={page.plan} />
            ) : (
              <StoreMap name={m.store_map({ title })} map={page.map} />
            )}
          </div>
        </section>
      </div>
      <Others page={page} />
    </>
  )
}

function Contact({ page: { title, street, town, route, phone, mail, order } }: { page: StorePageData }) {
  return (
    <>
      <address>
        <b>{street}</b>
        <br />
        {town}
      </address>
      <div className="row">
        {order && (
          <ButtonLink kind="primary" to={order}>
            {m.store_order()}
          </ButtonLink>
        )}
        <DirectionsLink className={order ? 'btn secondary' : 'btn primary'} directions={route}>
          <Icon name="pin" />
          {m.stores_route()}
        </DirectionsLink>
        {phone && (
          <a className="btn secondary" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            {phone}
          </a>
        )}
        {mail && <MailLink mail={mail} title={title} />}
      </div>
    </>
  )
}

function Hours({ page: { hours, specialDays, closures } }: { page: StorePageData }) {
  if (hours.length === 0) return null
  return (
    <section>
      <h2 className="h3">{m.store_hours()}</h2>
      <table className="table hours">
        <caption className="vh">{m.store_hours()}</caption>
        <tbody>
          {hours.map((row) => (
            <tr key={row.day} aria-current={row.isToday ? 'date' : undefined}>
              <th scope="row">{dayText(row)}</th>
              <Spans of={row.spans} />
            </tr>
          ))}
        </tbody>
        {specialDays.length > 0 && (
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {m.store_special_hours()}
              </th>
            </tr>
            {specialDays.map(({ day, spans }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <Spans of={spans} />
              </tr>
            ))}
          </tbody>
        )}
      </table>
      {closures.length > 0 && <p className="help mt-3">{closures.map(closureText).join(' ')}</p>}
    </section>
  )
}

function Services({ page: { services, website, socialLinks } }: { page: StorePageData }) {
  const links = [...(website ? [{ label: m.store_site(), href: website }] : []), ...socialLinks]
  return (
    <section>
      <h2>{m.store_services()}</h2>
      <ul className="icon-list mt-5">
        {services.map((service) => (
          <li key={service}>
            <Icon name="check" />
            <span>{service}</span>
          </li>
        ))}
      </ul>
      {links.length > 0 && (
        <>
          <h3 className="mt-6">{m.store_social_links()}</h3>
          <ul className="row">
            {links.map(({ label, href }) => (
              <li key={href}>
                <a className="link tap" href={href} rel="noreferrer">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Others({ page: { others, all } }: { page: StorePageData }) {
  if (others.length === 0) return null
  return (
    <section className="band-quiet">
      <div className="wrap section">
        <div className="head">
          <h2>{m.store_others()}</h2>
          <Link className="link tap" to={all}>
            {m.store_all()}
          </Link>
        </div>
        <ul className="find-list">
          {others.map(({ title, to, city, distance }) => (
            <li key={to}>
              <h3>
                <Link to={to}>{title}</Link>
              </h3>
              <span className="help">{distance}</span>
              <p className="facts">{city}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Hours of a day: lines break between spans only. */
function Spans({ of: spans }: { of: HoursRow['spans'] }) {
  return (
    <td className="num">
      {spanTexts(spans).map((text) => (
        <Fragment key={text}>
          <span>{text}</span>{' '}
        </Fragment>
      ))}
    </td>
  )
}
