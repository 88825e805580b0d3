import type { Language } from '@comptoir/rules/language'
import * as m from '../paraglide/messages.js'
import { ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { href } from '../platform/routes.ts'

export function CartEmpty({ language }: { language: Language }) {
  return (
    <Empty icon="cart" title={m.cart_empty_title()} text={m.cart_empty_text()}>
      <ButtonLink kind="primary" to={href(language, 'home')}>
        {m.cart_empty_action()}
      </ButtonLink>
    </Empty>
  )
}
