import type { Language } from '@comptoir/rules/language'
import { Link } from 'react-router'
import * as m from '../paraglide/messages.js'
import type { OpenPanel } from './use-panel.ts'
import { href } from '../platform/routes.ts'

/** Link to the cookie settings; opens them in a panel with JavaScript. */
export function CookieLink({ language, onOpen }: { language: Language; onOpen: OpenPanel }) {
  return (
    <Link to={href(language, 'cookieSettings')} onClick={onOpen}>
      {m.layout_cookies()}
    </Link>
  )
}
