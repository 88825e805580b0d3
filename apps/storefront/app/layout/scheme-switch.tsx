import { Form, useLocation, useRevalidator } from 'react-router'
import * as m from '../paraglide/messages.js'
import { COLOR_SCHEMES } from '../platform/color-scheme.ts'
import { COLOR_SCHEME } from '../platform/cookies.ts'
import { href } from '../platform/routes.ts'
import type { RootData } from './root-data.server.ts'
import { useReloadOfOtherChoice } from './use-reload-of-other-choice.ts'

const LABELS = { auto: m.scheme_auto, light: m.scheme_light, dark: m.scheme_dark } as const

/** Shows the shop light, dark, or as the device, from then on; renders nothing where the site has one scheme. */
export function SchemeSwitch({
  data,
}: {
  data: Pick<RootData, 'language' | 'colorScheme' | 'hasSchemeSwitch'>
}) {
  return data.hasSchemeSwitch ? <SwitchForm language={data.language} shown={data.colorScheme} /> : null
}

function SwitchForm({ language, shown }: { language: RootData['language']; shown: RootData['colorScheme'] }) {
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  // Nothing but colours changes: what was typed stays.
  useReloadOfOtherChoice(COLOR_SCHEME, shown, COLOR_SCHEMES, revalidate)
  return (
    <Form
      method="post"
      action={href(language, 'colorScheme')}
      className="scheme-switch"
      preventScrollReset
      aria-labelledby="scheme-switch"
    >
      <span id="scheme-switch">{m.scheme_switch()}</span>
      <input type="hidden" name="back" value={pathname + search} />
      {COLOR_SCHEMES.map((scheme) => (
        <button key={scheme} name="scheme" value={scheme} aria-pressed={scheme === shown}>
          {LABELS[scheme]()}
        </button>
      ))}
    </Form>
  )
}
