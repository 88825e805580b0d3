import { useFrame } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Page } from '../ui/page.tsx'

/** What needs a person now. */
export default function Today() {
  const { websites } = useFrame()
  return (
    <Page title={m.nav_today()}>
      <title>{`${m.nav_today()} | Comptoir`}</title>
      <p className="muted">{websites.map(({ name }) => name).join(', ')}</p>
    </Page>
  )
}
