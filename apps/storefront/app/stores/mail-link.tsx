import { useHydrated } from '../platform/use-hydrated.ts'

interface Mail {
  readonly name: string
  readonly host: string
}

/**
 * E-mail address protected from harvesters (decisions H-12): a link with JavaScript, else text that people can put
 * together.
 */
export function MailLink({
  mail,
  words,
}: {
  mail: Mail
  words: { readonly write: string; readonly at: string }
}) {
  const script = useHydrated()
  if (!script)
    return (
      <span>
        {mail.name} ({words.at}) {mail.host}
      </span>
    )
  return (
    <a className="link tap" href={`mailto:${[mail.name, mail.host].join('@')}`}>
      {words.write}
    </a>
  )
}
