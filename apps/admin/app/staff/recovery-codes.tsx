import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'

/** What an enrolment gives back. */
export interface NewCodes {
  readonly recoveryCodes?: readonly string[] | null
}

/** New recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = codes.join('\n')
  return (
    <div className="stack">
      <Note kind="ok" icon="key" live title={m.staff_codes_new()}>
        {m.staff_codes_new_text()}
      </Note>
      <pre className="code box">{text}</pre>
      <div className="row">
        <Button small onClick={() => void navigator.clipboard.writeText(text)}>
          {m.staff_copy()}
        </Button>
        <Button small variant="primary" onClick={onDone}>
          {m.staff_codes_kept()}
        </Button>
      </div>
    </div>
  )
}
