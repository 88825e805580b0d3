import { useHydrated } from '../platform/use-hydrated.ts'

interface Mail {
  readonly name: string
  readonly host: string
}

/**
 * An address that programs do not gather from the page (decisions H-12): a link once script runs, without it words that
 * a person can put together.
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
