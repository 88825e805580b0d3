import type { Language } from '@comptoir/rules/language'
import { formatMoney } from '../platform/money.ts'
import { Form, Link, redirect } from 'react-router'
import { AccountDocument, ResendConfirmationDocument, UpdateProfileDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { screenSeo } from '../platform/screen-seo.server.ts'
import { metaOf } from '../platform/seo.ts'
import { session } from '../platform/session.server.ts'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Picture } from '../ui/picture.tsx'
import type { Route } from './+types/dashboard'
import { AccountPage } from './account-page.tsx'
import { addressView } from './address.ts'
import { countryOptions, namesOf } from './addresses.server.ts'
import { requireCustomer } from './guard.server.ts'
import { orderStatusLabel, paymentStateLabel } from './order-status-label.ts'
import { orderView, type OrderView } from './order-view.ts'
import { ProfessionalNotice } from './professional-notice.tsx'
import { RESEND, UnconfirmedNotice } from './unconfirmed-notice.tsx'
import { UnpaidNotice } from './unpaid-notice.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { apiTax: tax } = await requireCustomer(context, request)
  const scope = context.get(scopeContext)
  const { language, site } = scope
  const [{ customer }, countries] = await Promise.all([
    commerce(context).query(AccountDocument),
    countryOptions(context),
  ])
  const addresses = (customer?.addresses ?? []).flatMap((one) =>
    one ? [addressView(one, { countries: namesOf(countries), defaultCountry: site.defaultCountry })] : [],
  )
  const last = customer?.orders?.items[0]
  return {
    language,
    brand: site.brand,
    firstname: customer?.firstname ?? '',
    person: [
      `${customer?.firstname ?? ''} ${customer?.lastname ?? ''}`,
      customer?.email,
      customer?.telephone,
    ].flatMap((text) => text || []),
    subscribed: customer?.is_subscribed === true,
    // `is_confirmed` is null in shops that do not ask for confirmation.
    unconfirmed:
      customer?.email && (customer.is_confirmed === false || customer.pending_email)
        ? { email: customer.email, pending: customer.pending_email ?? undefined }
        : undefined,
    professional: customer?.professional_state ?? undefined,
    vatNumber:
      customer?.vat_check && customer.vat_check.state !== 'VALID' ? customer.vat_check.message : undefined,
    addressCount: addresses.length,
    // The default shipping address falls back to the first address (spec 000 §3).
    address: addresses.find((one) => one.isDefaultShipping) ?? addresses[0],
    last: last ? orderView(last, scope, tax) : undefined,
    seo: await screenSeo(context, 'account_index', { title: m.account_title(), route: 'account' }),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  await requireCustomer(context, request)
  const form = await request.formData()
  const message = form.get('intent') === RESEND ? await resend(context, form) : await subscribe(context, form)
  session(context).flash({ kind: 'success', message })
  return redirect(href(context.get(scopeContext).language, 'account'), 303)
}

async function resend(context: Route.ActionArgs['context'], form: FormData): Promise<string> {
  const email = form.get('email')
  await commerce(context).query(ResendConfirmationDocument, { email: typeof email === 'string' ? email : '' })
  return m.account_unconfirmed_sent()
}

/** Returns the message to show; an unconfirmed address only receives a confirmation e-mail. */
async function subscribe(context: Route.ActionArgs['context'], form: FormData): Promise<string> {
  const isWanted = form.get('newsletter') === 'on'
  const { updateCustomerV2 } = await commerce(context).query(UpdateProfileDocument, {
    input: { is_subscribed: isWanted },
  })
  if (!isWanted) return m.account_unsubscribed()
  return updateCustomerV2?.customer.is_subscribed ? m.account_subscribed() : m.account_subscribe_sent()
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { language, firstname, person, address, addressCount, last, subscribed, brand, unconfirmed } =
    loaderData
  return (
    <AccountPage
      language={language}
      title={m.account_hello({ firstname })}
      crumb={m.account_title()}
      current="account"
    >
      {unconfirmed && <UnconfirmedNotice {...unconfirmed} />}
      <ProfessionalNotice state={loaderData.professional} />
      {loaderData.vatNumber && (
        <Notice>
          <p>{loaderData.vatNumber}</p>
        </Notice>
      )}
      {last?.payNow && <UnpaidNotice order={last} language={language} />}
      <div className="tiles">
        {last && <LastOrder order={last} language={language} />}
        <section className="tile">
          <h2>{m.account_profile()}</h2>
          <p>
            {person.map((line) => (
              <span key={line}>
                {line}
                <br />
              </span>
            ))}
          </p>
          <p className="row g-5">
            <Link className="link tap" to={href(language, 'profile')}>
              {m.account_edit()}
              <span className="vh"> {m.account_edit_profile()}</span>
            </Link>
            <Link className="link tap" to={href(language, 'changePassword')}>
              {m.account_change_password()}
            </Link>
          </p>
        </section>
        <section className="tile">
          <h2>{m.account_addresses()}</h2>
          {address ? (
            <address>
              {address.lines.map((line) => (
                <span key={line}>
                  {line}
                  <br />
                </span>
              ))}
            </address>
          ) : (
            <p>{m.account_no_addresses()}</p>
          )}
          <Link className="link tap" to={href(language, 'addresses')}>
            {addressCount > 0 ? m.account_manage_addresses({ count: addressCount }) : m.account_add_address()}
          </Link>
        </section>
        <section className="tile">
          <h2>{m.account_newsletter()}</h2>
          <p>{subscribed ? m.account_newsletter_on({ brand }) : m.account_newsletter_off({ brand })}</p>
          <Form method="post">
            <button className="link tap" name="newsletter" value={subscribed ? 'off' : 'on'}>
              {subscribed ? m.account_newsletter_stop() : m.account_newsletter_start()}
            </button>
          </Form>
        </section>
      </div>
    </AccountPage>
  )
}

function LastOrder({ order, language }: { order: OrderView; language: Language }) {
  const { number, day, badge, payment, lines, total, currency, due, payNow } = order
  const picture = lines[0]?.picture
  const orderPath = href(language, 'order', { number })
  return (
    <section className="tile full">
      <h2>{m.account_last_order()}</h2>
      <div className="last">
        {picture ? <Picture picture={{ ...picture, alt: '' }} sizes="6rem" /> : <span />}
        <div>
          <p>
            <Link to={orderPath}>
              <b>{number}</b>
            </Link>
            , {day}
          </p>
          <p>
            <Badge kind={badge}>{orderStatusLabel(order)}</Badge>{' '}
            <span className="help">{paymentStateLabel(payment)}</span>
          </p>
          <p className="help">
            {lines.map(({ name }) => name).join(', ')} · <b>{formatMoney(total, language, currency)}</b>
          </p>
        </div>
        {payNow && (
          <ButtonLink kind="primary" to={href(language, 'payment', { order: number })}>
            {m.order_pay_amount({ amount: formatMoney(due, language, currency) })}
          </ButtonLink>
        )}
      </div>
      <Link className="link tap" to={href(language, 'orders')}>
        {m.account_all_orders()}
      </Link>
    </section>
  )
}
