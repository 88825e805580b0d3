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
 * writes a mail.
 */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const [isOpen, setIsOpen] = useState(false)
  if (!useHydrated()) {
    return (
      <a className={LOOK} href={mailAddress(title, url)}>
        <Icon name="share" />
        {m.share()}
      </a>
    )
  }
  const share = () => {
    if (!('share' in navigator)) return setIsOpen(true)
    navigator.share({ title, url }).catch((error: unknown) => {
      // Who closes the device's own dialog has decided.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setIsOpen(true)
    })
  }
  return (
    <>
      <button type="button" className={LOOK} onClick={share}>
        <Icon name="share" />
        {m.share()}
      </button>
      {isOpen && (
        <Suspense>
          <ShareDialog title={title} url={url} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
