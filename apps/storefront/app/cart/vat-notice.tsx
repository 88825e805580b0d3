import { Notice } from '../ui/notice.tsx'
import type { CartView } from './cart-view.ts'

/** What is known about the buyer's VAT number, above the steps of the checkout and in the cart. */
export function VatNotice({ cart }: { cart: Pick<CartView, 'vatCheck'> | undefined }) {
  if (!cart?.vatCheck) return null
  const { isValid, message } = cart.vatCheck
  return (
    <Notice kind={isValid ? 'ok' : 'warn'}>
      <p>{message}</p>
    </Notice>
  )
}
