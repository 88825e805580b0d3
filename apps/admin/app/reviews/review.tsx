import { Link } from 'react-router'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { readMutation } from '../forms/mutation-input.ts'
import {
  AnswerReviewDocument,
  ModerateReviewDocument,
  ReviewDocument,
  type ReviewDecision,
  type ReviewQuery,
} from '../generated/graphql.ts'
import { useAllowed, useFormats, useFrame } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import { languageNameIn } from '../platform/language.ts'
import { Card, CardPart, Pairs } from '../ui/card.tsx'
import { Area, Field } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { Page } from '../ui/page.tsx'
import { State } from '../ui/state.tsx'
import type { Route } from './+types/review'
import { decisionNamed, REVIEW_STATUSES, starsText } from './statuses.ts'

type Review = ReviewQuery['review']

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  return await adminQuery(context, ReviewDocument, { id })
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const { intent, idempotencyKey, version, text, textOrNull } = await readMutation(request)
  const change = { idempotencyKey, id, version }
  switch (intent) {
    case 'answer':
      return await adminMutation(context, AnswerReviewDocument, { ...change, text: textOrNull('text') })
    case 'moderate':
      return await adminMutation(context, ModerateReviewDocument, {
        ...change,
        status: decisionNamed(text('status')),
      })
    default:
      throw new Response(null, { status: 400 })
  }
}

/** One review: what was written, whether the shop shows it, and what it answers. */
export default function ReviewPage({ loaderData: { review } }: Route.ComponentProps) {
  const formats = useFormats()
  const allows = useAllowed()
  const { language } = useFrame()
  const { kind, label } = REVIEW_STATUSES[review.status]
  const mayEdit = allows('catalogue.edit')
  return (
    <Page
      title={review.summary}
      back={{ to: '/reviews', label: m.reviews_title() }}
      states={<State kind={kind}>{label()}</State>}
      actions={mayEdit && <Decisions review={review} />}
      facts={m.reviews_facts({
        name: review.nickname,
        language: languageNameIn(review.language, language),
        day: formats.moment(review.writtenAt),
      })}
    >
      <title>{`${review.summary} | Comptoir`}</title>
      <div className="stack">
        <Card title={m.reviews_review()}>
          <CardPart>
            <blockquote className="letter" lang={review.language}>
              {review.text.split('\n').map((line, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- The lines of a text do not move.
                <span key={place} className="block">
                  {line}
                </span>
              ))}
            </blockquote>
            <Pictures review={review} />
            <Facts review={review} />
          </CardPart>
        </Card>
        {mayEdit ? <Answer review={review} /> : <ReadAnswer review={review} />}
        {review.status === 'REJECTED' && <p className="help">{m.reviews_rejected_help()}</p>}
      </div>
    </Page>
  )
}

function Decisions({ review }: { review: Review }) {
  return (
    <>
      {review.status !== 'REJECTED' && <Decide review={review} status="REJECTED" />}
      {review.status !== 'APPROVED' && <Decide review={review} status="APPROVED" />}
    </>
  )
}

function Decide({ review: { version }, status }: { review: Review; status: ReviewDecision }) {
  const isApproval = status === 'APPROVED'
  return (
    <MutationForm intent="moderate" version={version} className="">
      <input type="hidden" name="status" value={status} />
      <SubmitButton {...(isApproval && { variant: 'primary' })}>
        {isApproval ? m.reviews_approve() : m.reviews_reject()}
      </SubmitButton>
    </MutationForm>
  )
}

/** What the author added: it appears and vanishes with the text. */
function Pictures({ review: { pictures } }: { review: Review }) {
  if (pictures.length === 0) return null
  return (
    <ul className="media-grid" aria-label={m.reviews_pictures()}>
      {pictures.map(({ file, small, large }, at) => (
        <li key={file}>
          <a href={large ?? ''}>
            <img
              src={small ?? ''}
              alt={m.reviews_picture({ number: at + 1 })}
              width="140"
              height="140"
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Facts({ review }: { review: Review }) {
  const { customer, votes, isVerified } = review
  return (
    <Pairs
      pairs={[
        {
          key: 'product',
          label: m.reviews_product(),
          value: <Link to={`/products/${review.productId}`}>{review.product}</Link>,
        },
        { key: 'stars', label: m.reviews_stars(), value: starsText(review.stars) },
        ...votes.map(({ name, value }) => ({
          key: `vote ${name}`,
          label: name,
          value: m.reviews_stars_of({ stars: value }),
        })),
        {
          key: 'author',
          label: m.reviews_author(),
          value: customer ? <Link to={`/customers/${customer.id}`}>{customer.name}</Link> : review.nickname,
        },
        {
          key: 'verified',
          label: m.reviews_verified(),
          value: isVerified ? m.reviews_verified_yes() : m.reviews_verified_no(),
        },
      ]}
    />
  )
}

/** The answer that stands below the review in the shop; an empty one takes it away. */
function Answer({ review: { id, version, answer, answeredAt, language: written } }: { review: Review }) {
  const { language } = useFrame()
  return (
    <Card title={m.reviews_answer()}>
      <CardPart>
        <MutationForm
          // Another form after each answer, which begins with what is shown.
          key={answeredAt ?? ''}
          intent="answer"
          version={version}
          draft={`review-${id}-answer`}
        >
          <Field
            name="text"
            label={m.reviews_answer_text()}
            help={m.reviews_answer_help({ language: languageNameIn(written, language) })}
          >
            <Area rows={6} defaultValue={answer ?? ''} maxLength={5000} />
          </Field>
          <div>
            <SubmitButton>{answer ? m.reviews_answer_change() : m.reviews_answer_publish()}</SubmitButton>
          </div>
        </MutationForm>
      </CardPart>
    </Card>
  )
}

function ReadAnswer({ review: { answer } }: { review: Review }) {
  return (
    <>
      {answer && (
        <Card title={m.reviews_answer()}>
          <CardPart>
            <p>{answer}</p>
          </CardPart>
        </Card>
      )}
      <Note kind="info" icon="lock" title={m.reviews_read_only()} />
    </>
  )
}
