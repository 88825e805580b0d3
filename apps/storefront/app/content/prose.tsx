import { trustedHtml } from '../platform/trusted-html.ts'

/** CMS HTML, sanitised by the API. */
export function Prose({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={trustedHtml(html)} suppressHydrationWarning />
}
