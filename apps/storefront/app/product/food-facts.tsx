import type { Windows } from '@comptoir/rules/fulfilment'
import type { ChosenSlot } from '../handover/chosen-place.ts'
import { useMissedTime } from '../handover/not-then.tsx'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { Badge } from '../ui/badge.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Food } from './food.server.ts'

/** Beside the picture: when it can be ordered. */
export function FoodWindows({ food, windows }: { food: Food; windows: Windows | undefined }) {
  const { place } = useShop()
  if (food.when.length === 0) return null
  return (
    <section className="panel s-when stack gy-3">
      <h2 className="h3">{food.words.when}</h2>
      <dl className="pairs">
        {food.when.map(({ term, fact }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
        {place?.slot && place.windowsBind && <OwnSlot windows={windows} time={place.slot} />}
      </dl>
    </section>
  )
}

/** Whether it can be had at the time the shopper has chosen. */
function OwnSlot({ windows, time }: { windows: Windows | undefined; time: ChosenSlot }) {
  const fits = !useMissedTime(windows)
  const said = { time: time.timeWords }
  return (
    <div>
      <dt>{m.slot_yours()}</dt>
      <dd>
        <Badge kind={fits ? 'ok' : 'wait'}>{fits ? m.slot_fits(said) : m.slot_fits_not(said)}</Badge>
      </dd>
    </div>
  )
}

/** Allergens as a table of fourteen, then what it is made of in folds. */
export function FoodFacts({ food }: { food: Food }) {
  return (
    <>
      <div>
        <h2>{food.words.title}</h2>
        <p className="help mb-4">{food.allergenNote}</p>
        {food.allergens.length > 0 && <AllergenTable food={food} />}
      </div>
      {(food.folds.length > 0 || food.alcohol) && (
        <div>
          <h2>{food.words.more}</h2>
          {food.alcohol && (
            <Notice>
              <p>{food.alcohol}</p>
            </Notice>
          )}
          {food.folds.map(({ title, text }, index) => (
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

function AllergenTable({ food: { allergens, words } }: { food: Food }) {
  return (
    <table className="table spec">
      <caption className="vh">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.allergen}</th>
          <th scope="col">{words.within}</th>
        </tr>
      </thead>
      <tbody>
        {allergens.map(({ name, within, fact }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{within ? <b>{fact}</b> : fact}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
