import { Form, useNavigation } from 'react-router'
import * as m from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { DeclarationList } from './declaration-list.tsx'
import { StepHeader } from './step-header.tsx'
import type { WithdrawalStep } from './steps.ts'

/** Second step: review and confirm the declaration. */
export function ConfirmStep({
  step: { token, values, declaration },
}: {
  step: WithdrawalStep & { step: 'confirm' }
}) {
  const busy = useNavigation().formData?.get('intent') === 'confirm'
  const declarationValues = Object.entries(values).filter(
    ([name]) => !['intent', 'form', 'token'].includes(name),
  )
  return (
    <>
      <StepHeader number={2} title={m.withdrawal_check()} moved />
      <DeclarationList declaration={declaration} />
      <Form method="post" className="row">
        {declarationValues.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="token" value={token} />
        <Button kind="danger" name="intent" value="confirm" busy={busy}>
          {m.withdrawal_confirm()}
        </Button>
        <Button name="intent" value="edit">
          {m.withdrawal_edit()}
        </Button>
      </Form>
    </>
  )
}
