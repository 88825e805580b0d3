import * as m from '../paraglide/messages.js'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import type { Route } from './+types/worker'
import { offlinePage, OFF_SCRIPT, workerScript } from './worker-script.ts'

/** Seconds for which browsers do not ask for the script again: it changes with a release only. */
const DAY = 86_400

/** The service worker of a language, which has the page that is shown without a connection. */
export function loader({ context }: Route.LoaderArgs) {
  const { site, language } = context.get(scopeContext)
  const page = offlinePage({
    language,
    brand: site.brand,
    title: m.offline_title(),
    text: m.offline_text(),
    retry: m.offline_retry(),
  })
  return new Response(site.features['offlinePage'] ? workerScript(page) : OFF_SCRIPT, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': `private, max-age=${DAY}`,
      // The home page is above the folder of the script.
      'service-worker-allowed': href(language, 'home'),
      'x-robots-tag': 'noindex',
    },
  })
}
