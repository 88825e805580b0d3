import type { Language } from '@comptoir/rules/language'
import { Link } from 'react-router'
import { SETTINGS_PATH } from '../consent/paths.ts'
import * as m from '../paraglide/messages.js'
import { pathIn } from '../platform/seo.ts'
import type { OpenPanel } from './use-panel.ts'

/** The way back to a choice on cookies; opens over the page where script runs. */
export function CookieLink({ language, onOpen }: { language: Language; onOpen: OpenPanel }) {
  return (
    <Link to={pathIn(language, SETTINGS_PATH)} onClick={onOpen}>
      {m.layout_cookies()}
    </Link>
  )
}
