import { Form, useLocation, useNavigation } from 'react-router'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Card } from './card.ts'
import { href } from '../platform/routes.ts'

interface FormTarget {
  readonly action?: string
  readonly navigate?: false
  readonly fetcherKey?: string
}

/** Adds one piece or one lot of a product without options; by default the page comes back. */
export function AddForm({ card, formTarget }: { card: Card; formTarget?: FormTarget }) {
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
      {...formTarget}
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
