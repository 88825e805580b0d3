import { useEffect, useId, useRef, useState } from 'react'
import * as m from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { mailAddress } from './mail-address.ts'
import './share.css'

/** Copies a link or writes a mail with it. */
export default function ShareDialog({
  title,
  url,
  onClose,
}: {
  title: string
  url: string
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setIsCopied] = useState(false)
  const id = useId()
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal()
  }, [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setIsCopied(true)
    } catch {
      // Without permission, or without https, the visitor copies the selected text.
      field.current?.select()
    }
  }
  return (
    <dialog className="dialog share-dialog" ref={dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
      <h2 className="h3" id={`${id}-title`}>
        {m.share_title()}
      </h2>
      <label className="label" htmlFor={`${id}-link`}>
        {m.share_link()}
      </label>
      <input
        ref={field}
        id={`${id}-link`}
        className="input"
        readOnly
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p className="row">
        <Button type="button" kind="primary" onClick={() => void copy()}>
          {m.share_copy()}
        </Button>
        <a className="link tap" href={mailAddress(title, url)}>
          {m.share_mail()}
        </a>
        <Button type="button" kind="link" onClick={() => dialog.current?.close()}>
          {m.layout_close()}
        </Button>
      </p>
      <output>{isCopied && m.share_copied()}</output>
    </dialog>
  )
}
