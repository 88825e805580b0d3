import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { m } from '../paraglide/messages.js'

/** Sends all that was given up at an endpoint again. */
export function RetryForm({ id, count, small = false }: { id: string; count: number; small?: boolean }) {
  return (
    <MutationForm intent="retry" className="row">
      <input type="hidden" name="id" value={id} />
      <SubmitButton small={small} variant={small ? undefined : 'primary'}>
        {m.webhooks_retry_all({ count })}
      </SubmitButton>
    </MutationForm>
  )
}
