import { Form } from 'react-router'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { selectorPath } from './selector-path.ts'
import './start-order.css'
import './pills.css'

/** Fulfilment method and address form on the home page; hidden once a location is selected. */
export function StartOrderForm() {
  const { needsLocation, language, location } = useShop()
  if (!needsLocation || location) return null
  return (
    <div className="wrap start-order">
      <Form method="get" action={selectorPath(language)} className="start-order-form">
        <fieldset>
          <legend className="h3">{m.location_start()}</legend>
          <div className="segment mt-3">
            <label className="pill">
              <input type="radio" name="mode" value="pickup" defaultChecked />
              <span>{m.location_pickup()}</span>
            </label>
            <label className="pill">
              <input type="radio" name="mode" value="delivery" />
              <span>{m.location_delivery()}</span>
            </label>
          </div>
        </fieldset>
        <div className="start-order-fields">
          <Field name="q" id="order-where" label={m.location_start_label()}>
            {(wiring) => (
              <input className="input" maxLength={100} autoComplete="street-address" {...wiring} />
            )}
          </Field>
          <Button kind="primary">{m.location_start_submit()}</Button>
        </div>
      </Form>
    </div>
  )
}
