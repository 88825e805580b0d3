import { useField } from '../forms/form.tsx'
import * as m from '../paraglide/messages.js'
import { FieldError } from '../ui/field.tsx'
import { ratingField, type ReviewRating } from './review-rules.ts'

/** One to five stars, as radio buttons: arrow keys choose, and each says how many stars it is. */
export function RatingField({ rating, isRequired }: { rating: ReviewRating; isRequired: boolean }) {
  const name = ratingField(rating)
  const { id, value: chosen, error } = useField(name)
  const describedBy = [`${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      className="field"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      aria-required={isRequired}
      aria-invalid={error ? true : undefined}
    >
      <legend id={`${id}-label`}>
        {m.review_rating({ name: rating.name })}
        {!isRequired && <span className="opt"> {m.form_optional()}</span>}
      </legend>
      <div className="rate">
        {rating.values.map((value, at) => (
          <label key={value.id}>
            <input
              type="radio"
              name={name}
              value={value.id}
              defaultChecked={chosen === value.id}
              required={isRequired}
              {...(at === 0 && { id })}
            />
            <span className="vh">{m.review_stars({ count: value.stars })}</span>
          </label>
        ))}
      </div>
      <p className="help" id={`${id}-help`}>
        {m.review_rating_help()}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
