import { Form, useLocation, useNavigation } from 'react-router'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Card } from './card.ts'
import { href } from '../platform/routes.ts'

/** Add-to-cart form of a product card, for one piece or one lot. */
export function AddForm({ card }: { card: Card }) {
  const { language } = useShop()
  const { pathname, search } = useLocation()
  const navigation = useNavigation()
  const busy = navigation.formData?.get('sku') === card.sku
  return (
    <Form
      method="post"
      action={href(language, 'cart')}
      className="add"
      data-buys={card.sku}
      preventScrollReset
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="sku" value={card.sku} />
      <input type="hidden" name="quantity" value={card.price?.lot?.size ?? 1} />
      <input type="hidden" name="from" value={pathname + search} />
      <Button small busy={busy} type="submit">
        <Icon name="plus" className="i-s" />
        {m.card_add()}
        <span className="vh"> {card.name}</span>
      </Button>
    </Form>
  )
}
