import { formatNumber } from '@comptoir/rules/number-format'
import { useShop } from '../layout/use-shop.ts'
import * as m from '../paraglide/messages.js'
import { localeIn } from '../platform/locale.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { Stars } from '../ui/stars.tsx'
import type { ReviewView } from './product-reviews.server.ts'

/** One review: its stars, who wrote it and when, its text in the language of its author, and what the shop answered. */
export function ReviewItem({ review }: { review: ReviewView }) {
  const { language, brand } = useShop()
  const { stars, ratings, original, answer, pictures, nickname } = review
  const lang = original?.code
  return (
    <li className="review">
      <article>
        {stars > 0 && (
          <p>
            <Stars value={stars} />
            <span className="vh">{m.review_of_five({ stars: formatNumber(stars, localeIn(language)) })}</span>
          </p>
        )}
        <h3 lang={lang}>{review.summary}</h3>
        <p className="review-by">
          <span>{nickname}</span>
          <time dateTime={review.at}>{review.day}</time>
          {review.isVerified && (
            <span className="review-verified">
              <Icon name="check" />
              {m.review_verified()}
            </span>
          )}
          {original && <span>{m.review_written_in({ language: original.name })}</span>}
        </p>
        <p className="review-text" lang={lang}>
          {review.text}
        </p>
        {pictures.length > 0 && (
          <ul className="review-pictures">
            {pictures.map(({ thumb, full }, at) => (
              <li key={full}>
                <a href={full}>
                  <Picture
                    picture={{ ...thumb, alt: m.review_picture_by({ number: at + 1, name: nickname }) }}
                    sizes="7rem"
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
        {ratings.length > 1 && (
          <ul className="review-ratings">
            {ratings.map(({ name, value }) => (
              <li key={name}>
                {name} <b>{value}/5</b>
              </li>
            ))}
          </ul>
        )}
        {answer && (
          <div className="review-answer">
            <h4>{m.review_answer({ brand })}</h4>
            <p className="review-text" lang={lang}>
              {answer.text}
            </p>
            <p className="review-by">{answer.day}</p>
          </div>
        )}
      </article>
    </li>
  )
}
