import { useState, type ReactNode } from 'react'
import type { Route } from './+types/gallery'
import { scopeContext } from '../platform/scope.ts'
import { BarStack, FloatingBar } from '../ui/bar-stack.tsx'
import { Button, IconButton, LinkButton } from '../ui/button.tsx'
import { Card, CardPart, Pairs, Sum } from '../ui/card.tsx'
import { Dialog, Drawer } from '../ui/dialog.tsx'
import { Empty, ErrorPart } from '../ui/empty.tsx'
import { Area, Check, Field, Input, Segment, Select } from '../ui/field.tsx'
import { FormProblems, ProblemSummary } from '../ui/form-problems.tsx'
import { Languages } from '../ui/languages.tsx'
import { Load } from '../ui/load.tsx'
import { Menu } from '../ui/menu.tsx'
import { Note } from '../ui/note.tsx'
import { Page } from '../ui/page.tsx'
import { Picture } from '../ui/picture.tsx'
import { SayChoice, SayInput, Sentence } from '../ui/sentence.tsx'
import { Progress, TableSkeleton } from '../ui/skeleton.tsx'
import { State } from '../ui/state.tsx'
import { Chip, Tag } from '../ui/tag.tsx'
import { Timeline } from '../ui/timeline.tsx'

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

function Opening() {
  const [open, setOpen] = useState<'drawer' | 'dialog'>()
  const close = () => setOpen(undefined)
  return (
    <Row title="What opens and floats">
      <div className="row">
        <Button onClick={() => setOpen('drawer')}>Open a drawer</Button>
        <Button onClick={() => setOpen('dialog')}>Open a dialog</Button>
        <Button popoverTarget="gallery-menu">Open a menu</Button>
      </div>
      <Menu id="gallery-menu">
        <button type="button">
          Print <kbd>P</kbd>
        </button>
      </Menu>
      <Drawer
        isOpen={open === 'drawer'}
        onClose={close}
        title="Refund 000000498"
        foot={<Button variant="primary">Refund 15.60 €</Button>}
      >
        <p>What was typed stays.</p>
      </Drawer>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Erase the account of Paul Estève?"
        actions={
          <>
            <Button onClick={close}>Keep</Button>
            <Button variant="danger">Erase this account</Button>
          </>
        }
      >
        <p>This cannot be taken back.</p>
      </Dialog>
      <BarStack>
        <FloatingBar label="Undo">
          <span>3 orders in preparation</span>
          <Button keys="Ctrl Z">Undo</Button>
        </FloatingBar>
      </BarStack>
    </Row>
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
      <Row title="Time, load, pictures">
        <div className="two">
          <Timeline
            days={[
              {
                day: '2026-11-24',
                label: 'Tuesday 24 November',
                entries: [
                  { id: '2', at: '2026-11-24T13:20:00Z', time: '14:20', text: 'Shipped', isCurrent: true },
                  {
                    id: '1',
                    at: '2026-11-24T13:12:00Z',
                    time: '14:12',
                    text: 'Paid',
                    second: 'PayZen, card ending in 4242',
                  },
                ],
              },
            ]}
          />
          <div className="stack">
            <Load taken={4} capacity={12} />
            <Load taken={10} capacity={12} />
            <Load taken={12} capacity={12} />
            <Picture src={undefined} />
            <Progress
              label="Import: 1,240 of 4,000 rows"
              value={31}
              max={100}
              help="You may leave this page."
            />
          </div>
        </div>
        <TableSkeleton columns={4} rows={3} />
      </Row>
      <Row title="Sentences and languages">
        <Sentence>
          When the customer is{' '}
          <SayChoice label="Customer" choices={[{ value: 'pro', label: 'a professional' }]} /> and buys at
          least <SayInput label="Quantity" numeric defaultValue="6" />
        </Sentence>
        <Languages
          columns={[
            { language: 'fr', name: 'Français' },
            { language: 'it', name: 'Italiano' },
          ]}
          fields={[
            { name: 'name', label: 'Name', values: { fr: 'Comptoir 3' } },
            { name: 'text', label: 'Text', isLong: true, values: { fr: 'Trois eaux', it: 'Tre acque' } },
          ]}
          onChange={nothing}
        />
      </Row>
      <Opening />
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
