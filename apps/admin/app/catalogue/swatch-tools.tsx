import { useRef } from 'react'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import { State } from '../ui/state.tsx'
import type { OptionDraft } from './option-draft.ts'
import type { AttributeDeed } from './attributes.server.ts'
import { pictureContent } from './picture-content.ts'
import { useSave } from './use-save.ts'

type SwatchToolsProps = {
  readonly option: OptionDraft
  readonly path: string
  readonly mayChange: boolean
  readonly onChange: (change: Partial<OptionDraft>) => void
}

/** What the swatch of an option shows, a chooser of colours, and the upload of a picture. */
export function SwatchTools({ option, path, mayChange, onChange }: SwatchToolsProps) {
  const { swatch, picture } = option
  const name = option.value || m.option_new()
  const field = useRef<HTMLInputElement>(null)
  const upload = useSave<AttributeDeed, { file: string; picture: string | null }>(path, (uploaded) =>
    onChange({ swatch: uploaded.file, picture: uploaded.picture }),
  )
  const send = async (file: File) =>
    upload.send({ intent: 'upload', name: file.name, content: await pictureContent(file) })
  const problem = upload.failure && (upload.failure.problems[0]?.message ?? m.form_failed())
  return (
    <>
      {picture && <Picture src={picture} />}
      {!picture && (
        <input
          type="color"
          className="colour"
          aria-label={m.attribute_swatch_colour({ name })}
          disabled={!mayChange}
          value={/^#[0-9a-f]{6}$/i.test(swatch ?? '') ? (swatch ?? '') : NO_COLOUR}
          onChange={({ target }) => onChange({ swatch: target.value, picture: null })}
        />
      )}
      {mayChange && (
        <>
          <input
            ref={field}
            type="file"
            className="vh"
            accept="image/jpeg,image/png,image/webp,image/avif"
            aria-label={m.attribute_swatch_picture({ name })}
            tabIndex={-1}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void send(file)
              target.value = ''
            }}
          />
          <Button
            small
            icon="image"
            aria-label={m.attribute_swatch_picture({ name })}
            busy={upload.isBusy && m.product_media_uploading()}
            onClick={() => field.current?.click()}
          />
        </>
      )}
      {problem && <State kind="bad">{problem}</State>}
    </>
  )
}

/** What the chooser shows for an option without a colour. */
const NO_COLOUR = '#ffffff'
