import { trustedHtml } from '../platform/trusted-html.ts'

/** A text of the editors, which the API sanitised. */
export function Prose({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={trustedHtml(html)} suppressHydrationWarning />
}
