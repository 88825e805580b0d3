import { useId, useRef, useState, type ChangeEvent } from 'react'
import * as m from '../paraglide/messages.js'
import { useHydrated } from '../platform/use-hydrated.ts'
import { FieldError } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { pictureContent } from './picture-content.ts'
import type { UploadedPicture } from './upload-picture.ts'

interface Added {
  readonly id: string
  /** A data URL: the policy of pages allows no other of this device. */
  readonly src: string
}

/**
 * Pictures of a review, which are sent as soon as they are chosen, made smaller by the browser. Without JavaScript a review has
 * none, as photographs of phones are too large for a form.
 */
export function PictureField({ most, action }: { most: number; action: string }) {
  const id = useId()
  const [added, setAdded] = useState<readonly Added[]>([])
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  if (!useHydrated() || most === 0) return null
  const room = most - added.length
  const isClosed = isBusy || room === 0
  const onChange = async ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(field.files ?? [])]
    field.value = ''
    setBusy(true)
    setError(files.length > room ? m.review_pictures_too_many({ count: most }) : undefined)
    for (const file of files.slice(0, room)) {
      const result = await sent(file, action)
      if ('id' in result) setAdded((before) => [...before, result])
      else setError(result.message)
    }
    setBusy(false)
  }
  return (
    <fieldset className="field" aria-describedby={`${id}-help`}>
      <legend>
        {m.review_pictures()}
        <span className="opt"> {m.form_optional()}</span>
      </legend>
      {added.length > 0 && (
        <ul className="added-pictures">
          {added.map((picture, at) => (
            <li key={picture.id}>
              <img src={picture.src} alt={m.review_picture({ number: at + 1 })} />
              <input type="hidden" name="picture" value={picture.id} />
              <button
                type="button"
                className="tool"
                aria-label={m.review_picture_remove({ number: at + 1 })}
                onClick={() => {
                  setAdded((before) => before.filter((one) => one !== picture))
                  input.current?.focus()
                }}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <label
        className="btn secondary small pick"
        aria-busy={isBusy || undefined}
        aria-disabled={isClosed || undefined}
      >
        {m.review_pictures_add()}
        {/* It keeps the focus while it takes nothing. */}
        <input
          ref={input}
          className="vh"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          aria-disabled={isClosed || undefined}
          aria-describedby={error ? `${id}-error` : `${id}-help`}
          onClick={(event) => isClosed && event.preventDefault()}
          onChange={(event) => void onChange(event)}
        />
      </label>
      <p className="help" id={`${id}-help`}>
        {m.review_pictures_help({ count: most })}
      </p>
      <output className="vh">
        {isBusy
          ? m.review_pictures_sending()
          : added.length > 0 && m.review_pictures_added({ count: added.length })}
      </output>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

/** Sends a picture; the id with which it is added, or why it is not taken. */
async function sent(file: File, action: string): Promise<Added | { message: string }> {
  const content = await pictureContent(file)
  if (content === undefined) return { message: m.review_picture_unreadable({ name: file.name }) }
  const form = new URLSearchParams({ content })
  const response = await fetch(action, { method: 'POST', body: form }).catch(() => undefined)
  const answer: UploadedPicture | undefined = await response?.json().catch(() => undefined)
  if (answer && 'id' in answer) return { id: answer.id, src: `data:image/jpeg;base64,${content}` }
  return answer ?? { message: m.review_picture_failed({ name: file.name }) }
}
