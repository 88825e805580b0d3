import { Suspense, useState } from 'react'
import * as m from '../paraglide/messages.js'
import { lazyComponent } from '../platform/lazy-component.ts'
import { useHydrated } from '../platform/use-hydrated.ts'
import { Icon } from '../ui/icon.tsx'
import { mailAddress } from './mail-address.ts'

// Few visits share where the browser cannot.
const ShareDialog = lazyComponent(async () => (await import('./share-dialog.tsx')).default)

const LOOK = 'link tap share'

/**
 * Shares a page: by what the device offers, else by copying the link or by mail. Without JavaScript it is a link that
 * writes a mail. `current` returns the address as it is when the button is pressed.
 */
export function ShareButton({
  title,
  url,
  current = () => url,
}: {
  title: string
  url: string
  current?: () => string
}) {
  const [shown, setShown] = useState<string>()
  if (!useHydrated()) {
    return (
      <a className={LOOK} href={mailAddress(title, url)}>
        <Icon name="share" />
        {m.share()}
      </a>
    )
  }
  const share = () => {
    const address = current()
    if (!('share' in navigator)) return setShown(address)
    navigator.share({ title, url: address }).catch((error: unknown) => {
      // Who closes the device's own dialog has decided.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setShown(address)
    })
  }
  return (
    <>
      <button type="button" className={LOOK} onClick={share}>
        <Icon name="share" />
        {m.share()}
      </button>
      {shown !== undefined && (
        <Suspense>
          <ShareDialog title={title} url={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  )
}
