import type { ReactNode } from 'react'
import type { ReturnCondition, ReturnQuery } from '../generated/graphql.ts'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { m } from '../paraglide/messages.js'
import { Card, CardPart } from '../ui/card.tsx'
import { Area, Field, Input, Select } from '../ui/field.tsx'

type Found = ReturnQuery['return']

export const CONDITIONS: readonly ReturnCondition[] = ['NEW', 'OPENED', 'DAMAGED']

const conditionText: Readonly<Record<ReturnCondition, () => string>> = {
  NEW: m.returns_condition_new,
  OPENED: m.returns_condition_opened,
  DAMAGED: m.returns_condition_damaged,
}

/** The goods of a return, with the form of its next step. */
export function ReturnLines({ found, mayWork }: { found: Found; mayWork: boolean }) {
  if (found.state === 'DECLARED' && mayWork)
    return (
      <Card title={m.returns_receive_title()}>
        <CardPart>
          <MutationForm intent="receive" version={found.version}>
            {found.lines.map((line, place) => (
              <Line key={line.lineId} line={line}>
                <Field
                  name={`lines.${place}.quantity`}
                  label={line.name}
                  help={m.returns_of_declared({ count: line.declared })}
                >
                  <Input type="number" width="w4" min={0} max={line.declared} defaultValue={line.declared} />
                </Field>
              </Line>
            ))}
            <SubmitButton variant="primary">{m.returns_receive()}</SubmitButton>
          </MutationForm>
        </CardPart>
      </Card>
    )
  if (found.state === 'RECEIVED' && mayWork) return <Inspection found={found} />
  return (
    <Card title={m.returns_goods()}>
      <div className="scroll-x">
        <table className="table s">
          <thead>
            <tr>
              <th scope="col">{m.returns_content()}</th>
              <th scope="col">{m.returns_condition()}</th>
              <th scope="col" className="num">
                {m.returns_declared()}
              </th>
              <th scope="col" className="num">
                {m.returns_received()}
              </th>
              <th scope="col" className="num">
                {m.returns_accepted()}
              </th>
            </tr>
          </thead>
          <tbody>
            {found.lines.map((line) => (
              <tr key={line.lineId}>
                <td>{line.name}</td>
                <td>{line.condition ? conditionText[line.condition]() : ''}</td>
                <td className="num">{line.declared}</td>
                <td className="num">{line.received}</td>
                <td className="num">{line.accepted}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

function Inspection({ found }: { found: Found }) {
  return (
    <Card title={m.returns_inspect_title()}>
      <CardPart>
        <MutationForm intent="inspect" version={found.version}>
          {found.lines.map((line, place) => (
            <Line key={line.lineId} line={line}>
              <div className="two">
                <Field
                  name={`lines.${place}.accepted`}
                  label={line.name}
                  help={m.returns_of_received({ count: line.received ?? 0 })}
                >
                  <Input
                    type="number"
                    width="w4"
                    min={0}
                    max={line.received ?? 0}
                    defaultValue={line.received ?? 0}
                  />
                </Field>
                <Field name={`condition.${place}`} label={m.returns_condition()}>
                  <Select choices={CONDITIONS.map((value) => ({ value, label: conditionText[value]() }))} />
                </Field>
              </div>
            </Line>
          ))}
          <Field name="note" label={m.returns_note()} help={m.returns_note_help()} optional>
            <Area rows={3} />
          </Field>
          <SubmitButton variant="primary">{m.returns_inspect()}</SubmitButton>
        </MutationForm>
      </CardPart>
    </Card>
  )
}

function Line({ line, children }: { line: Found['lines'][number]; children: ReactNode }) {
  return (
    <div>
      <input type="hidden" name="lineId" value={line.lineId} />
      {children}
    </div>
  )
}
