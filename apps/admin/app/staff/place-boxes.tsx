import { useState } from 'react'
import { m } from '../paraglide/messages.js'
import { Check } from '../ui/field.tsx'
import { useProblem } from '../ui/form-problems.tsx'
import type { Place } from './places-text.ts'

interface PlaceBoxesProps {
  readonly places: readonly Place[]
  readonly websiteIds: readonly string[] | null
  readonly locationIds: readonly string[] | null
  /** Whether the person may give all shops. */
  readonly mayEverywhere: boolean
}

/** Where a role holds: everywhere, in shops, or at points of sale. The form gets `where`, `websiteIds`, `locationIds`. */
export function PlaceBoxes({ places, websiteIds, locationIds, mayEverywhere }: PlaceBoxesProps) {
  const first = locationIds ? 'locations' : websiteIds || !mayEverywhere ? 'websites' : 'everywhere'
  const [where, setWhere] = useState<string>(first)
  const problems = [useProblem('websiteIds'), useProblem('locationIds')].filter(Boolean)
  const hasLocations = places.some(({ locations }) => locations.length > 0)
  const choices = [
    ...(mayEverywhere ? [{ value: 'everywhere', label: m.staff_everywhere() }] : []),
    { value: 'websites', label: m.staff_in_shops() },
    ...(hasLocations ? [{ value: 'locations', label: m.staff_at_locations() }] : []),
  ]
  return (
    <fieldset className="field">
      <legend className="label">{m.staff_where()}</legend>
      {choices.map(({ value, label }) => (
        <Check
          key={value}
          type="radio"
          name="where"
          value={value}
          defaultChecked={value === first}
          onChange={() => setWhere(value)}
        >
          {label}
        </Check>
      ))}
      {where === 'websites' && (
        <div className="in stack tight">
          {places.map(({ id, name }) => (
            <Check
              key={id}
              name="websiteIds"
              value={id}
              defaultChecked={websiteIds?.includes(id) ?? places.length === 1}
            >
              {name}
            </Check>
          ))}
        </div>
      )}
      {where === 'locations' &&
        places
          .filter(({ locations }) => locations.length > 0)
          .map(({ id, name, locations }) => (
            <fieldset key={id} className="in stack tight">
              <legend className="help">{name}</legend>
              {locations.map((location) => (
                <Check
                  key={location.id}
                  name="locationIds"
                  value={location.id}
                  defaultChecked={locationIds?.includes(location.id) ?? false}
                >
                  {location.name}
                </Check>
              ))}
            </fieldset>
          ))}
      {problems.map((problem) => (
        <p key={problem} className="err">
          {problem}
        </p>
      ))}
    </fieldset>
  )
}
