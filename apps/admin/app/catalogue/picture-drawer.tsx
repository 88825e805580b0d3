import type { MouseEvent } from 'react'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { Check, Field, Input } from '../ui/field.tsx'
import type { EditorStore } from './editor-stores.ts'
import type { Picture } from './picture.ts'

type PictureDrawerProps = {
  readonly picture: Picture
  readonly address: string | undefined
  readonly stores: readonly EditorStore[]
  readonly place: number
  readonly count: number
  readonly onClose: () => void
  readonly onMove: (place: number) => void
  readonly onChange: (change: Partial<Picture>) => void
  readonly onRemove: () => void
}

const ROLES = [
  { code: 'image', label: () => m.product_media_role_main() },
  { code: 'small_image', label: () => m.product_media_role_small() },
  { code: 'thumbnail', label: () => m.product_media_role_thumbnail() },
] as const

/** One picture: its texts in every language, what it is used for, and the point that stays visible when it is cropped. */
export function PictureDrawer(props: PictureDrawerProps) {
  const { picture, address, stores, place, count, onClose, onMove, onChange, onRemove } = props
  const { labels, roles, focus } = picture
  const setFocus = (event: MouseEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    // A press by key has no place.
    if (event.detail === 0) return
    const percent = (at: number, size: number) => Math.min(100, Math.max(0, Math.round((at / size) * 100)))
    onChange({
      focus: {
        x: percent(event.clientX - box.left, box.width),
        y: percent(event.clientY - box.top, box.height),
      },
    })
  }
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={m.product_media_picture({ place: place + 1, count })}
      foot={
        <>
          <Button variant="danger" onClick={onRemove}>
            {m.product_media_remove()}
          </Button>
          <div className="acts">
            <Button icon="back" disabled={place === 0} onClick={() => onMove(place - 1)}>
              {m.product_media_earlier()}
            </Button>
            <Button icon="next" disabled={place === count - 1} onClick={() => onMove(place + 1)}>
              {m.product_media_later()}
            </Button>
          </div>
        </>
      }
    >
      <button type="button" className="media-focus" aria-label={m.product_media_focus()} onClick={setFocus}>
        <img src={address} alt="" />
        {focus && <span className="media-point" style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />}
      </button>
      <div className="two">
        {(['x', 'y'] as const).map((axis) => (
          <Field
            key={axis}
            name={`focus-${axis}`}
            label={axis === 'x' ? m.product_media_focus_x() : m.product_media_focus_y()}
          >
            <Input
              type="range"
              min={0}
              max={100}
              value={focus?.[axis] ?? 50}
              onChange={({ target }) =>
                onChange({ focus: { x: 50, y: 50, ...focus, [axis]: Number(target.value) } })
              }
            />
          </Field>
        ))}
      </div>
      {stores.map((store) => (
        <Field
          key={store.code}
          name={`alt-${store.code}`}
          label={m.product_media_alt({ language: store.name })}
        >
          <Input
            lang={store.language}
            value={labels[store.code] ?? ''}
            placeholder={store.code === 'default' ? undefined : labels.default}
            onChange={({ target }) => onChange({ labels: { ...labels, [store.code]: target.value } })}
          />
        </Field>
      ))}
      <fieldset className="stack tight">
        <legend className="label">{m.product_media_roles()}</legend>
        {ROLES.map(({ code, label }) => (
          <Check
            key={code}
            checked={roles.includes(code)}
            onChange={({ target }) =>
              onChange({ roles: target.checked ? [...roles, code] : roles.filter((role) => role !== code) })
            }
          >
            {label()}
          </Check>
        ))}
      </fieldset>
    </Drawer>
  )
}
