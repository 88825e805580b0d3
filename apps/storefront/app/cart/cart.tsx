import type { Language } from '@comptoir/rules/language'
import { useEffect, useRef, type RefObject } from 'react'
import { useNavigation } from 'react-router'
import { pageEvents } from '../analytics/tracked.server.ts'
import { loadSlotReservation } from '../fulfilment/fulfilment-scripts.ts'
import * as m from '../paraglide/messages.js'
import { lazyComponent } from '../platform/lazy-component.ts'
import { ViewedElsewhere } from '../recent/viewed-elsewhere.tsx'
import { screenSeo } from '../platform/screen-seo.server.ts'
import { revalidateUnlessFailed } from '../platform/revalidate-unless-failed.ts'
import { metaOf } from '../platform/seo.ts'
import { useFormResult } from '../platform/use-form-result.ts'
import type { Route } from './+types/cart'
import { cartAction } from './cart-actions.server.ts'
import type { CartErrors } from './cart-change-actions.server.ts'
import { cartContents } from './cart-contents.server.ts'
import { CartEmpty } from './cart-empty.tsx'
import { CartLines } from './cart-lines.tsx'
import { QuickOrderLink } from './quick-order-link.tsx'
import { CartNotices } from './cart-notices.tsx'
import { CartSummary, CartThumbBar } from './cart-summary.tsx'
import type { CartView } from './cart-view.ts'
import { loadCrossSells } from './cart-scripts.ts'
import { crosssellCards } from './crosssell.server.ts'
import { cartEvent } from './cart-event.ts'
import { POSTCODE } from './postcode.ts'

const CrossSells = import.meta.env.SSR
  ? (await loadCrossSells()).CrossSells
  : lazyComponent(async () => (await loadCrossSells()).CrossSells)
const SlotReservation = import.meta.env.SSR
  ? (await loadSlotReservation()).SlotReservation
  : lazyComponent(async () => (await loadSlotReservation()).SlotReservation)

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ context, request }: Route.LoaderArgs) {
  const postcode = new URL(request.url).searchParams.get(POSTCODE)?.trim().slice(0, 10)
  const contents = await cartContents(context, postcode)
  const { cart, cartId } = contents
  return {
    ...contents,
    crossSells: cartId && cart && cart.lines.length > 0 ? await crosssellCards(context, cartId) : [],
    tracked: cart && (await pageEvents(context, () => [cartEvent('view_cart', cart)])),
    seo: await screenSeo(context, 'cart', { title: m.cart_title(), route: 'cart' }),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  return await cartAction(context, request)
}

/** Revalidates after errors too: they often mean that the cart has changed (decisions D-4). */
export const shouldRevalidate = revalidateUnlessFailed

export default function Cart({ loaderData }: Route.ComponentProps) {
  const { language, cart, crossSells } = loaderData
  const errors = useFormResult<typeof action>()
  const busy = useNavigation().state !== 'idle'
  const heading = useFocusAfterRemoval(cart?.lines.length ?? 0)
  if (!cart || cart.lines.length === 0) return <EmptyCart {...{ language, cart, errors, heading }} />
  return (
    <>
      <div className="wrap section-tight">
        <h1 ref={heading} tabIndex={-1}>
          {m.cart_title()}
        </h1>
      </div>
      <div className="wrap with-side right cart">
        <div>
          <CartNotices cart={cart} errors={errors} />
          {loaderData.location?.slot && <SlotReservation slot={loaderData.location.slot} />}
          <CartLines
            language={language}
            lines={cart.lines}
            deliveryDay={loaderData.deliveryDay}
            errors={errors}
            busy={busy}
          />
          <QuickOrderLink />
        </div>
        <CartSummary contents={loaderData} cart={cart} coupon={errors?.coupon} voucher={errors?.vouchers} />
      </div>
      {crossSells.length > 0 && <CrossSells cards={crossSells} />}
      <ViewedElsewhere except={cart.lines.map(({ path }) => path)} />
      <CartThumbBar language={language} cart={cart} />
    </>
  )
}

/** Moves the focus to the title when the focused line was removed. */
function useFocusAfterRemoval(count: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const isLess = count < before.current
    before.current = count
    if (isLess && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [count])
  return heading
}

interface EmptyCartProps {
  readonly language: Language
  readonly cart: CartView | undefined
  readonly errors: CartErrors | undefined
  readonly heading: RefObject<HTMLHeadingElement | null>
}

function EmptyCart({ language, cart, errors, heading }: EmptyCartProps) {
  return (
    <>
      <div className="wrap section-tight cart">
        <h1 className="mb-6" ref={heading} tabIndex={-1}>
          {m.cart_title()}
        </h1>
        <CartNotices cart={cart} errors={errors} />
        <CartEmpty language={language} />
        <QuickOrderLink />
      </div>
      <ViewedElsewhere />
    </>
  )
}
