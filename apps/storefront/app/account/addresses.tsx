import { Form, Link, redirect } from 'react-router'
import * as m from '../paraglide/messages.js'
import { scopeContext } from '../platform/scope.ts'
import { screenSeo } from '../platform/screen-seo.server.ts'
import { metaOf } from '../platform/seo.ts'
import { session } from '../platform/session.server.ts'
import { Badge } from '../ui/badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import type { Route } from './+types/addresses'
import { AccountPage } from './account-page.tsx'
import { addressView, listedAddresses, type AddressView, type ListedAddress } from './address.ts'
import { deleteAddress } from './address-actions.server.ts'
import { addressBook, countryOptions, namesOf } from './addresses.server.ts'
import { requireCustomer } from './guard.server.ts'
import { href } from '../platform/routes.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireCustomer(context, request)
  const [{ addresses }, countries] = await Promise.all([addressBook(context), countryOptions(context)])
  const { language, site } = context.get(scopeContext)
  const { defaultCountry } = site
  return {
    language,
    addresses: listedAddresses(
      addresses.map((address) => addressView(address, { countries: namesOf(countries), defaultCountry })),
    ),
    seo: await screenSeo(context, 'account_addresses', {
      title: m.account_addresses(),
      route: 'addresses',
    }),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  await requireCustomer(context, request)
  const id = Number((await request.formData()).get('delete'))
  const { addresses } = await addressBook(context)
  if (!addresses.some((address) => address.id === id)) throw new Response('Not Found', { status: 404 })
  const done = await deleteAddress(context, id)
  session(context).flash(
    done
      ? { kind: 'success', message: m.account_address_deleted() }
      : { kind: 'error', message: m.account_address_is_default() },
  )
  return redirect(href(context.get(scopeContext).language, 'addresses'), 303)
}

export default function Addresses({ loaderData: { language, addresses } }: Route.ComponentProps) {
  const toNew = href(language, 'newAddress')
  return (
    <AccountPage language={language} title={m.account_addresses()} current="addresses">
      {addresses.length === 0 ? (
        <Empty icon="page" title={m.account_no_addresses()} text={m.account_no_addresses_text()}>
          <ButtonLink kind="primary" to={toNew}>
            {m.account_add_address()}
          </ButtonLink>
        </Empty>
      ) : (
        <>
          <ul className="tiles">
            {addresses.map((address) => (
              <AddressTile
                key={address.id}
                address={address}
                edit={href(language, 'address', { addressId: address.id })}
              />
            ))}
          </ul>
          <p>
            <ButtonLink to={toNew}>{m.account_add_address()}</ButtonLink>
          </p>
        </>
      )}
    </AccountPage>
  )
}

function AddressTile({ address, edit }: { address: ListedAddress; edit: string }) {
  const { id, name, lines, telephone, isRemovable } = address
  const use = defaultUse(address)
  const title = lines.at(-1) ?? name
  const dialog = `delete-${id}`
  return (
    <li className="tile">
      {use && <Badge kind="ok">{use}</Badge>}
      <h2>{name}</h2>
      <address>
        {lines.map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
        {telephone}
      </address>
      <p className="row g-5">
        <Link className="link tap" to={edit}>
          {m.account_edit()}
          <span className="vh"> {title}</span>
        </Link>
        {isRemovable && (
          <button type="button" className="link tap" popoverTarget={dialog}>
            {m.account_delete()}
            <span className="vh"> {title}</span>
          </button>
        )}
      </p>
      {!isRemovable && <p className="help">{m.account_address_is_default()}</p>}
      <dialog className="dialog" id={dialog} popover="auto" aria-label={m.account_delete_address()}>
        <h3>{m.account_delete_question()}</h3>
        <p>{m.account_delete_text()}</p>
        <Form method="post" className="row mt-4">
          <Button kind="danger" name="delete" value={id}>
            {m.account_delete()}
          </Button>
          <Button type="button" popoverTarget={dialog} popoverTargetAction="hide">
            {m.account_keep()}
          </Button>
        </Form>
      </dialog>
    </li>
  )
}

function defaultUse({ isDefaultBilling, isDefaultShipping }: AddressView): string | undefined {
  if (isDefaultBilling && isDefaultShipping) return m.account_default_both()
  if (isDefaultShipping) return m.account_default_shipping_badge()
  return isDefaultBilling ? m.account_default_billing_badge() : undefined
}
