import { DETAIL_LENGTHS, RING_OPTIONS } from '@comptoir/rules/delivery-details'
import { FormSelect, FormText } from '../forms/form-fields.tsx'
import * as m from '../paraglide/messages.js'
import { ringLabels } from './delivery-details.ts'

/** Fields that help a courier find the door. */
export function DeliveryDetailsFields() {
  const labels = ringLabels()
  const optional = m.form_optional()
  return (
    <>
      <FormText
        name="pad_code"
        label={m.delivery_door_code()}
        optional={optional}
        autoComplete="off"
        maxLength={DETAIL_LENGTHS.pad_code}
      />
      <FormText
        name="pad_floor"
        label={m.delivery_floor()}
        optional={optional}
        autoComplete="off"
        maxLength={DETAIL_LENGTHS.pad_floor}
      />
      <FormText
        name="pad_appt"
        label={m.delivery_flat()}
        optional={optional}
        autoComplete="off"
        maxLength={DETAIL_LENGTHS.pad_appt}
      />
      <FormSelect name="pad_ring_option" label={m.delivery_arrival()} fallback="ring">
        {RING_OPTIONS.map((option) => (
          <option key={option} value={option}>
            {labels[option]}
          </option>
        ))}
      </FormSelect>
    </>
  )
}
