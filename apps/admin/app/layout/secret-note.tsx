import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'

interface SecretNoteProps {
  readonly title: string
  readonly secret: string
  /** On the button that copies it. */
  readonly copy?: string
}

/** A new secret, which is shown once, to be copied. */
export function SecretNote({ title, secret, copy = m.staff_copy() }: SecretNoteProps) {
  return (
    <Note
      kind="ok"
      icon="key"
      live
      title={title}
      action={
        <Button small onClick={() => void navigator.clipboard.writeText(secret)}>
          {copy}
        </Button>
      }
    >
      <span className="code">{secret}</span>
    </Note>
  )
}
