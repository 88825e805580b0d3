import { useActionData, useNavigation } from 'react-router'
import * as m from '../paraglide/messages.js'
import { scopeContext } from '../platform/scope.ts'
import { metaOf, pathIn, samePath, seoOf } from '../platform/seo.ts'
import { visitor } from '../platform/visitor.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/cart'
import { cartAction } from './cart-actions.server.ts'
import { CartLines } from './cart-lines.tsx'
import { findCart } from './cart-session.server.ts'
import { CartSummary, CartThumbBar } from './cart-summary.tsx'
import { cartView } from './cart-view.ts'
import { deliveryDay } from './dates.ts'
import { shippingHint } from './shipping-hint.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ context }: Route.LoaderArgs) {
  const { site, language, publicUrl } = context.get(scopeContext)
  const [{ kind }, cart] = await Promise.all([visitor(context), findCart(context)])
  return {
    language,
    cart: cart && cartView(cart, kind),
    deliveryDay: deliveryDay(cart?.delivery_date, { site, language }),
    shippingHint: cart && shippingHint(site.shipping, cartView(cart, kind)),
    hasWithdrawal: site.features['withdrawal'] === true,
    seo: seoOf({
      title: m.cart_title(),
      brand: site.brand,
      publicUrl,
      language,
      alternates: samePath('panier'),
      noindex: true,
    }),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  return await cartAction(context, await request.formData())
}

export default function Cart({ loaderData }: Route.ComponentProps) {
  const { language, cart, hasWithdrawal } = loaderData
  const refusal = useActionData<typeof action>()
  const busy = useNavigation().state !== 'idle'
  if (!cart || cart.lines.length === 0) return <EmptyCart language={language} refusal={refusal?.page} />
  const problems = cart.lines.filter((line) => line.problem)
  return (
    <>
      <div className="wrap section-tight">
        <h1>{m.cart_title()}</h1>
      </div>
      <div className="wrap with-side right cart">
        <div>
          {refusal?.page && (
            <Notice kind="bad" role="alert">
              <p>{refusal.page}</p>
            </Notice>
          )}
          {problems.length > 0 && (
            <Notice kind="warn" title={m.cart_changed_title()}>
              <ul>
                {problems.map((line) => (
                  <li key={line.uid}>
                    <a href={`#q-${line.uid}`}>{m.cart_changed_line({ name: line.name })}</a>
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          <CartLines
            language={language}
            lines={cart.lines}
            deliveryDay={loaderData.deliveryDay}
            refusal={refusal}
            busy={busy}
          />
        </div>
        <CartSummary
          language={language}
          cart={cart}
          deliveryDay={loaderData.deliveryDay}
          shippingHint={loaderData.shippingHint}
          hasWithdrawal={hasWithdrawal}
          coupon={refusal?.coupon}
        />
      </div>
      <CartThumbBar language={language} cart={cart} />
    </>
  )
}

function EmptyCart({ language, refusal }: { language: 'fr' | 'en' | 'it'; refusal: string | undefined }) {
  return (
    <div className="wrap section-tight cart">
      <h1 className="mb-6">{m.cart_title()}</h1>
      {refusal && (
        <Notice kind="bad" role="alert">
          <p>{refusal}</p>
        </Notice>
      )}
      <Empty icon="cart" title={m.cart_empty_title()} text={m.cart_empty_text()}>
        <ButtonLink kind="primary" to={pathIn(language, '')}>
          {m.cart_empty_action()}
        </ButtonLink>
      </Empty>
    </div>
  )
}
