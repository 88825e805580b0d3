import { PRICE_DISPLAYS, type PriceDisplay } from '@comptoir/rules/visitor'
import { Form, useLocation, useMatches } from 'react-router'
import * as m from '../paraglide/messages.js'
import { PRICE_DISPLAY } from '../platform/cookies.ts'
import { href } from '../platform/routes.ts'
import type { RootData } from './root-data.server.ts'
import { useReloadOfOtherChoice } from './use-reload-of-other-choice.ts'
import './price-switch.css'

const LABELS = { incl: m.price_switch_incl, excl: m.price_switch_excl } as const

/** Shows prices with or without tax, on every page from then on; renders nothing for who has no choice. */
export function PriceSwitch({ data }: { data: Pick<RootData, 'language' | 'priceDisplay'> }) {
  return data.priceDisplay ? <SwitchForm language={data.language} shown={data.priceDisplay} /> : null
}

function SwitchForm({ language, shown }: { language: RootData['language']; shown: PriceDisplay }) {
  const { pathname, search } = useLocation()
  const current = useDisplayOfPage() ?? shown
  useReloadOfOtherChoice(PRICE_DISPLAY, shown, PRICE_DISPLAYS)
  return (
    <Form
      method="post"
      action={href(language, 'priceDisplay')}
      className="price-switch"
      preventScrollReset
      aria-label={m.price_switch()}
    >
      <input type="hidden" name="back" value={pathname + search} />
      {PRICE_DISPLAYS.map((display) => (
        <button key={display} name="display" value={display} aria-pressed={display === current}>
          {LABELS[display]()}
        </button>
      ))}
    </Form>
  )
}

/** The section for professionals has prices without tax before a choice. */
function useDisplayOfPage(): PriceDisplay | undefined {
  const shown = useMatches().map(({ loaderData }) => displayIn(loaderData))
  return shown.findLast(Boolean)
}

function displayIn(data: unknown): PriceDisplay | undefined {
  if (typeof data !== 'object' || data === null || !('tax' in data)) return undefined
  return PRICE_DISPLAYS.find((display) => display === data.tax)
}
