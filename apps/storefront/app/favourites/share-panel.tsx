import { Form } from 'react-router'
import { ShareButton } from '../share/share-button.tsx'
import * as m from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'

interface Shared {
  readonly title: string
  readonly firstname: string
  /** Address that others read the list by; undefined while it is private. */
  readonly link: string | undefined
}

/** Who can read the list, and the switch. */
export function SharePanel({ title, firstname, link }: Shared) {
  return (
    <section className="panel stack gy-3" aria-labelledby="share-favourites">
      <h2 id="share-favourites" className="h3">
        {m.favourites_share_title()}
      </h2>
      {link === undefined ? (
        <>
          <p>{m.favourites_private()}</p>
          <p className="help">{m.favourites_share_help({ name: firstname })}</p>
        </>
      ) : (
        <>
          <p>{m.favourites_public({ name: firstname })}</p>
          <p>
            <label className="label" htmlFor="favourites-link">
              {m.favourites_link()}
            </label>
            <input id="favourites-link" className="input" readOnly value={link} />
          </p>
          <ShareButton title={title} url={link} />
        </>
      )}
      <Form method="post" preventScrollReset>
        <Button name="intent" value={link === undefined ? 'share' : 'unshare'}>
          {link === undefined ? m.favourites_share() : m.favourites_unshare()}
        </Button>
      </Form>
    </section>
  )
}
