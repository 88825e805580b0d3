import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAllowed } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Note } from '../ui/note.tsx'
import { State } from '../ui/state.tsx'
import { Tag } from '../ui/tag.tsx'
import type { EditorStore } from './editor-stores.ts'
import { PictureDrawer } from './picture-drawer.tsx'
import type { Picture } from './picture.ts'
import { pictureContent } from './picture-content.ts'
import type { ProductPage } from './product.server.ts'
import type { Editor } from './use-editor.ts'
import { useSave } from './use-save.ts'

type Encoded = ProductPage['product']['pictures'][number]

type MediaPartProps = {
  readonly editor: Editor
  readonly stores: readonly EditorStore[]
  readonly encoded: readonly Encoded[]
}

/** Pictures in their order: dragged or moved by Alt and arrows, uploaded by dropping files, opened for texts, roles and focus. */
export function MediaPart({ editor, stores, encoded }: MediaPartProps) {
  const mayChange = useAllowed()('catalogue.edit')
  const [uploaded, setUploaded] = useState<readonly Encoded[]>([])
  const [opened, setOpened] = useState<string>()
  const [dragged, setDragged] = useState<string>()
  const [waiting, setWaiting] = useState<readonly File[]>([])
  const field = useRef<HTMLInputElement>(null)
  const pictures = editor.list('pictures') as readonly Picture[]
  const set = (next: readonly Picture[]) => editor.set('pictures', next)
  const upload = useSave<{ intent: 'upload'; name: string; content: string }, Encoded>(
    `/products/${editor.row.id}`,
    (picture) => {
      setUploaded((known) => [...known, picture])
      const roles = pictures.length === 0 ? ['image', 'small_image', 'thumbnail'] : []
      set([...pictures, { file: picture.file, labels: {}, roles, focus: null }])
      setWaiting(waiting.slice(1))
    },
  )
  const [next] = waiting
  const sendNext = useEffectEvent(async (file: File) =>
    upload.send({ intent: 'upload', name: file.name, content: await pictureContent(file) }),
  )
  useEffect(() => {
    if (next) void sendNext(next)
  }, [next])
  const take = (files: readonly File[]) => {
    const images = files.filter(({ type }) => type.startsWith('image/'))
    setWaiting([...waiting, ...images])
  }
  const moveTo = (file: string, at: number) => {
    const own = pictures.find((one) => one.file === file)
    if (!own || at < 0 || at >= pictures.length) return
    const others = pictures.filter((one) => one.file !== file)
    set(others.toSpliced(at, 0, own))
  }
  const addressOf = (file: string) =>
    [...encoded, ...uploaded].find((one) => one.file === file)?.small ?? undefined
  const open = pictures.find(({ file }) => file === opened)
  return (
    <Card
      id="media"
      title={m.product_part_media()}
      fact={m.product_media_count({ count: pictures.length })}
      actions={
        <>
          <input
            ref={field}
            type="file"
            className="vh"
            accept="image/jpeg,image/png,image/webp,image/avif"
            multiple
            aria-label={m.product_media_upload()}
            tabIndex={-1}
            onChange={({ target }) => {
              take([...(target.files ?? [])])
              target.value = ''
            }}
          />
          <Button
            small
            icon="plus"
            busy={upload.isBusy && m.product_media_uploading()}
            onClick={() => field.current?.click()}
          >
            {m.product_media_upload()}
          </Button>
        </>
      }
    >
      {upload.failure && (
        <Note
          kind="bad"
          live
          title={upload.failure.problems[0]?.message ?? (upload.failure.message || m.form_failed())}
        />
      )}
      {/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- Files may also be chosen, and pictures moved by keys. */}
      <ul
        className="media-row"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          if (mayChange) take([...event.dataTransfer.files])
        }}
      >
        {pictures.map((picture, at) => (
          <li
            key={picture.file}
            draggable={mayChange}
            onDragStart={() => setDragged(picture.file)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              if (event.dataTransfer.files.length > 0 || dragged === undefined) return
              event.preventDefault()
              event.stopPropagation()
              moveTo(dragged, at)
              setDragged(undefined)
            }}
          >
            <button
              type="button"
              className="media-open"
              aria-label={m.product_media_open({
                name: picture.labels.default ?? picture.file,
                place: at + 1,
              })}
              onClick={() => setOpened(picture.file)}
              onKeyDown={(event) => {
                if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
                event.preventDefault()
                moveTo(picture.file, at + (event.key === 'ArrowLeft' ? -1 : 1))
              }}
            >
              <img src={addressOf(picture.file)} alt="" width="140" height="140" loading="lazy" />
            </button>
            <span className="row between">
              {picture.roles.includes('image') ? <Tag>{m.product_media_main()}</Tag> : <span />}
              {stores.some((store) => !picture.labels[store.code] && !picture.labels.default) && (
                <State kind="warn">{m.product_media_no_alt()}</State>
              )}
            </span>
          </li>
        ))}
      </ul>
      {open && (
        <PictureDrawer
          picture={open}
          address={addressOf(open.file)}
          stores={stores}
          place={pictures.indexOf(open)}
          count={pictures.length}
          onClose={() => setOpened(undefined)}
          onMove={(at) => moveTo(open.file, at)}
          onChange={(change) => set(withChange(pictures, open.file, change))}
          onRemove={() => {
            setOpened(undefined)
            set(pictures.filter(({ file }) => file !== open.file))
          }}
        />
      )}
    </Card>
  )
}

/** A role belongs to one picture. */
function withChange(pictures: readonly Picture[], file: string, change: Partial<Picture>): Picture[] {
  return pictures.map((one) => {
    if (one.file === file) return { ...one, ...change }
    return change.roles ? { ...one, roles: one.roles.filter((role) => !change.roles?.includes(role)) } : one
  })
}
