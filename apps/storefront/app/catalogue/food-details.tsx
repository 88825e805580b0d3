import type { Windows } from '@comptoir/rules/fulfilment'
import type { ChosenSlot } from '../fulfilment/chosen-location.ts'
import { useUnavailableSlot } from '../fulfilment/unavailable-at-slot.tsx'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { Badge } from '../ui/badge.tsx'
import { Notice } from '../ui/notice.tsx'
import { allergenNote, allergenRows, allergenText, orderingRows } from './food-text.ts'
import type { Food } from './food.server.ts'

/** Contained allergens in one line, beside the buy button. */
export function FoodAllergens({ food }: { food: Food }) {
  return allergenText(food)
}

/** Ordering times of a dish. */
export function FoodOrderingTimes({ food, windows }: { food: Food; windows: Windows | undefined }) {
  const { location } = useShop()
  const rows = orderingRows(food)
  if (rows.length === 0) return null
  return (
    <section className="panel availability stack gy-3">
      <h2 className="h3">{m.food_availability()}</h2>
      <dl className="pairs">
        {rows.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {location?.slot && location.enforcesWindows && <OwnSlot windows={windows} time={location.slot} />}
      </dl>
    </section>
  )
}

/** Whether the dish is available in the chosen time slot. */
function OwnSlot({ windows, time }: { windows: Windows | undefined; time: ChosenSlot }) {
  const fits = !useUnavailableSlot(windows)
  const values = { time: time.timeLabel }
  return (
    <div>
      <dt>{m.slot_selected()}</dt>
      <dd>
        <Badge kind={fits ? 'ok' : 'warning'}>
          {fits ? m.slot_option_available(values) : m.slot_option_unavailable(values)}
        </Badge>
      </dd>
    </div>
  )
}

/** Table of the fourteen allergens, then ingredients, nutrition, origin and storage. */
export function FoodDetails({ food }: { food: Food }) {
  return (
    <>
      <div>
        <h2>{m.product_allergens()}</h2>
        <p className="help mb-4">{allergenNote(food)}</p>
        {food.allergens.length > 0 && <AllergenTable food={food} />}
      </div>
      {(food.details.length > 0 || food.hasAlcohol) && (
        <div>
          <h2>{m.food_more()}</h2>
          {food.hasAlcohol && (
            <Notice>
              <p>{m.food_alcohol()}</p>
            </Notice>
          )}
          {food.details.map(({ title, text }, index) => (
            <details key={title} className="fold" open={index === 0}>
              <summary>{title}</summary>
              <p>{text}</p>
            </details>
          ))}
        </div>
      )}
    </>
  )
}

function AllergenTable({ food }: { food: Food }) {
  return (
    <table className="table spec">
      <caption className="vh">{m.food_caption()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.food_allergen()}</th>
          <th scope="col">{m.food_in_recipe()}</th>
        </tr>
      </thead>
      <tbody>
        {allergenRows(food).map(({ name, isContained }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{isContained ? <b>{m.food_yes()}</b> : m.food_no()}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
