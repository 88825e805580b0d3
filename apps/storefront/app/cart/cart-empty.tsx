import type { Language } from '@comptoir/rules/language'
import * as m from '../paraglide/messages.js'
import { pathIn } from '../platform/seo.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'

export function CartEmpty({ language }: { language: Language }) {
  return (
    <Empty icon="cart" title={m.cart_empty_title()} text={m.cart_empty_text()}>
      <ButtonLink kind="primary" to={pathIn(language, '')}>
        {m.cart_empty_action()}
      </ButtonLink>
    </Empty>
  )
}
