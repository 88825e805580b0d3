import { useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/attributes'
import { m } from '../paraglide/messages.js'
import { LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field, Input } from '../ui/field.tsx'
import { Page } from '../ui/page.tsx'
import { ATTRIBUTE_FLAGS, attributeKind } from './attribute-words.ts'
import { AttributesScopeNote, useMayChangeAttributes } from './attributes-scope.tsx'
import { attributesPage, type AttributeRecord, type AttributeSetRecord } from './attributes.server.ts'

export const loader = ({ context }: Route.LoaderArgs) => attributesPage(context)

/** All attributes, what they do in the shop and what uses them, and the sets that they are in. */
export default function Attributes({ loaderData: { attributes, sets } }: Route.ComponentProps) {
  const [text, setText] = useState('')
  const mayChange = useMayChangeAttributes()
  const wanted = text.trim().toLowerCase()
  const shown = attributes.filter(
    ({ code, label }) => code.includes(wanted) || label.toLowerCase().includes(wanted),
  )
  return (
    <Page
      title={m.nav_attributes()}
      facts={m.attribute_count({ count: attributes.length })}
      actions={
        mayChange && (
          <LinkButton to="/attributes/new" variant="primary" icon="plus">
            {m.attribute_new()}
          </LinkButton>
        )
      }
    >
      <title>{`${m.nav_attributes()} | Comptoir`}</title>
      <div className="stack">
        <AttributesScopeNote />
        <Field name="find" label={m.attribute_find()}>
          <Input type="search" value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        <Card>
          <AttributeTable attributes={shown} />
        </Card>
        <Card
          id="sets"
          title={m.attribute_sets()}
          actions={
            mayChange && (
              <LinkButton small icon="plus" to="/attribute-sets/new">
                {m.attribute_set_new()}
              </LinkButton>
            )
          }
        >
          <SetTable sets={sets} />
        </Card>
      </div>
    </Page>
  )
}

function AttributeTable({ attributes }: { attributes: readonly AttributeRecord[] }) {
  return (
    <div className="scroll-x">
      <table className="table attributes">
        <caption className="vh">{m.nav_attributes()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.attribute_label_plain()}</th>
            <th scope="col">{m.attribute_type()}</th>
            <th scope="col">{m.attribute_in_shop()}</th>
            <th scope="col">{m.attribute_sets()}</th>
            <th scope="col" className="num">
              {m.nav_products()}
            </th>
          </tr>
        </thead>
        <tbody>
          {attributes.map((one) => (
            <tr key={one.id}>
              <td>
                <Link className="link" to={`/attributes/${one.id}`}>
                  {one.label}
                </Link>
                <small className="muted"> {one.code}</small>
              </td>
              <td>
                {attributeKind(one.type)}
                {one.options.length > 0 && (
                  <small className="muted"> {m.option_count({ count: one.options.length })}</small>
                )}
              </td>
              <td>
                {ATTRIBUTE_FLAGS.filter(({ name }) => one[name])
                  .map(({ label }) => label())
                  .join(', ')}
              </td>
              <td>{one.sets.join(', ')}</td>
              <td className="num">{one.products}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function SetTable({ sets }: { sets: readonly AttributeSetRecord[] }) {
  return (
    <div className="scroll-x">
      <table className="table">
        <caption className="vh">{m.attribute_sets()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.product_field_set()}</th>
            <th scope="col">{m.attribute_set_groups()}</th>
            <th scope="col" className="num">
              {m.nav_products()}
            </th>
          </tr>
        </thead>
        <tbody>
          {sets.map(({ id, name, groups, products }) => (
            <tr key={id}>
              <td>
                <Link className="link" to={`/attribute-sets/${id}`}>
                  {name}
                </Link>
              </td>
              <td>{groups.map(({ title }) => title).join(', ')}</td>
              <td className="num">{products}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
