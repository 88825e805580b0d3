import type { Language } from '@comptoir/rules/language'
import { Link } from 'react-router'
import * as m from '../paraglide/messages.js'
import type { OpenPanel } from './use-panel.ts'
import { href } from '../platform/routes.ts'

/** The way back to a choice on cookies; opens over the page where script runs. */
export function CookieLink({ language, onOpen }: { language: Language; onOpen: OpenPanel }) {
  return (
    <Link to={href(language, 'cookieSettings')} onClick={onOpen}>
      {m.layout_cookies()}
    </Link>
  )
}
