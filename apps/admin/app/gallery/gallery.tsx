import type { ReactNode } from 'react'
import type { Route } from './+types/gallery'
import { scopeContext } from '../platform/scope.ts'
import { Button, IconButton, LinkButton } from '../ui/button.tsx'
import { Card, CardPart, Pairs, Sum } from '../ui/card.tsx'
import { Empty, ErrorPart } from '../ui/empty.tsx'
import { Area, Check, Field, Input, Segment, Select } from '../ui/field.tsx'
import { FormProblems, ProblemSummary } from '../ui/form-problems.tsx'
import { Note } from '../ui/note.tsx'
import { Page } from '../ui/page.tsx'
import { State } from '../ui/state.tsx'
import { Chip, Tag } from '../ui/tag.tsx'

/** Every part in its states, for developers and for the tests of the parts; absent from a deployed back office. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(scopeContext).isDevelopment) throw new Response(null, { status: 404 })
  return null
}

const nothing = () => undefined

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="say-state">
      <h2>{title}</h2>
      <div className="stack">{children}</div>
    </section>
  )
}

export default function Gallery() {
  return (
    <Page title="Parts">
      <title>Parts | Comptoir</title>
      <Row title="Buttons">
        <div className="row">
          <Button variant="primary" keys="Ctrl S">
            Save
          </Button>
          <Button>Export</Button>
          <Button variant="quiet">Columns</Button>
          <Button variant="danger">Erase the account</Button>
          <Button small>Small</Button>
          <LinkButton to="/parts" icon="page">
            Open
          </LinkButton>
          <IconButton icon="more" label="More" />
        </div>
        <div className="row">
          <Button busy="Refunding">Refund</Button>
          <Button disabled>Ship</Button>
          <span className="help">The payment is not received yet.</span>
        </div>
      </Row>
      <Row title="Fields">
        <FormProblems problems={[{ field: 'sku', message: 'Comptoir 3 has it already.' }]}>
          <ProblemSummary />
          <div className="four">
            <Field name="name" label="Name">
              <Input defaultValue="Comptoir 3" />
            </Field>
            <Field name="price" label="Price" help="Before: 1,925.00 €">
              <Input numeric unit="€" isChanged defaultValue="1960" />
            </Field>
            <Field name="sku" label="Reference">
              <Input defaultValue="VSQ-C3" />
            </Field>
            <Field name="nome" label="Nome" optional>
              <Input isInherited defaultValue="Comptoir 3" />
            </Field>
            <Field name="kind" label="Kind">
              <Select choices={[{ value: 'a', label: 'Fountain' }]} />
            </Field>
            <Field name="text" label="Text">
              <Area />
            </Field>
          </div>
        </FormProblems>
        <div className="row wide">
          <Check defaultChecked>In the menu</Check>
          <Check type="radio" name="when" defaultChecked>
            Now
          </Check>
          <Check type="radio" name="when">
            Later
          </Check>
          <Segment
            label="View"
            choices={[
              { value: 'list', label: 'List' },
              { value: 'grid', label: 'Grid' },
            ]}
            value="list"
            onChange={nothing}
          />
        </div>
      </Row>
      <Row title="States">
        <div className="row wide">
          <State kind="todo">To prepare</State>
          <State kind="half">In preparation</State>
          <State kind="done">Shipped</State>
          <State kind="off">Closed</State>
          <State kind="wait">Transfer awaited</State>
          <State kind="new">New</State>
          <State kind="warn">Low stock</State>
          <State kind="bad">Difference of 81.00 €</State>
        </div>
        <div className="row">
          <Tag>fitting</Tag>
          <Tag sage>Professional</Tag>
          <Chip onEdit={nothing} onRemove={nothing}>
            Paid
          </Chip>
        </div>
      </Row>
      <Row title="Notes">
        <Note kind="ok" title="12 orders in preparation">
          The slips are at the printer.
        </Note>
        <Note kind="bad" title="The bank did not answer" action={<Button small>Try again</Button>}>
          Nothing was refunded. What you typed is kept.
        </Note>
        <Note kind="warn" title="Inès changed this product at 14:17">
          Nothing clashes.
        </Note>
        <Note kind="info" icon="lock" title="Reading only">
          Your role sees prices without changing them.
        </Note>
      </Row>
      <Row title="Cards">
        <div className="two">
          <Card title="Facts" fact="2 lines" actions={<Button small>Change</Button>}>
            <CardPart>
              <Pairs pairs={[{ key: 'group', label: 'Group', value: 'Retailers' }]} />
            </CardPart>
          </Card>
          <Card title="Sum">
            <CardPart>
              <Sum
                pairs={[
                  { key: 'goods', label: 'Goods', value: '180.00 €' },
                  { key: 'total', label: 'Total', value: '180.00 €', isTotal: true },
                ]}
              />
            </CardPart>
          </Card>
        </div>
      </Row>
      <Row title="Empty and failed">
        <div className="three">
          <Card>
            <Empty icon="percent" title="No promotion" action={<Button>Write the first</Button>}>
              A promotion reads like a sentence.
            </Empty>
          </Card>
          <Card>
            <Empty icon="check" title="All is prepared" />
          </Card>
          <Card>
            <ErrorPart title="The orders do not load" action={<Button>Try again</Button>}>
              The shop goes on selling.
            </ErrorPart>
          </Card>
        </div>
      </Row>
    </Page>
  )
}
