import * as m from '../paraglide/messages.js'
import { useHydrated } from '../platform/use-hydrated.ts'

interface Mail {
  readonly name: string
  readonly host: string
}

/**
 * E-mail address protected from harvesters (decisions H-12): a link with JavaScript, else text that people can put
 * together.
 */
export function MailLink({ mail, title }: { mail: Mail; title: string }) {
  const script = useHydrated()
  if (!script)
    return (
      <span>
        {mail.name} ({m.store_at()}) {mail.host}
      </span>
    )
  return (
    <a className="link tap" href={`mailto:${[mail.name, mail.host].join('@')}`}>
      {m.store_email({ title })}
    </a>
  )
}
