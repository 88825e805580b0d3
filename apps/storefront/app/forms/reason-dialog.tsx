import { Form } from 'react-router'
import * as m from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'

interface ReasonDialogProps {
  /** What the form asks for; also the id of the dialog. */
  readonly intent: string
  /** On the button that opens it, and on the one that sends it. */
  readonly label: string
  readonly question: string
  readonly text: string
  readonly keep: string
}

/** A link that opens a question, which is answered with a reason or not. */
export function ReasonDialog({ intent, label, question, text, keep }: ReasonDialogProps) {
  const title = `${intent}-title`
  return (
    <>
      <button type="button" className="link tap" popoverTarget={intent}>
        {label}
      </button>
      <dialog className="dialog" id={intent} popover="auto" aria-labelledby={title}>
        <h2 className="h3 ref" id={title}>
          {question}
        </h2>
        <p>{text}</p>
        <Form method="post" className="stack gy-4 mt-4">
          <TextField
            name="reason"
            label={m.order_cancel_reason()}
            optional={m.form_optional()}
            maxLength={250}
          />
          <div className="row">
            <Button kind="danger" name="intent" value={intent}>
              {label}
            </Button>
            <Button type="button" popoverTarget={intent} popoverTargetAction="hide">
              {keep}
            </Button>
          </div>
        </Form>
      </dialog>
    </>
  )
}
