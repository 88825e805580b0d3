import { REVIEW_LENGTHS } from '@comptoir/rules/review'
import { Link } from 'react-router'
import type { Route } from './+types/write-review'
import { FormArea, FormText, SendButton } from '../forms/form-fields.tsx'
import { Form } from '../forms/form.tsx'
import { PageBreadcrumbs } from '../layout/page-breadcrumbs.tsx'
import * as m from '../paraglide/messages.js'
import { metaOf } from '../platform/seo.ts'
import { useFormResult } from '../platform/use-form-result.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Picture } from '../ui/picture.tsx'
import { PictureField } from './picture-field.tsx'
import { RatingField } from './rating-field.tsx'
import { ratingField, reviewErrorTexts, reviewRules } from './review-rules.ts'
import { writeReview } from './write-review-actions.server.ts'
import { writeReviewPage } from './write-review.server.ts'
import './write-review.css'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ context, params }: Route.LoaderArgs) {
  return await writeReviewPage(context, params.sku)
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return await writeReview(context, params.sku, await request.formData())
}

/** The form for a review of a product, or how one may write one. */
export default function WriteReview({ loaderData: page }: Route.ComponentProps) {
  const { name, path, picture } = page
  const title = m.review_write_title({ name })
  return (
    <>
      <div className="wrap section-tight">
        <PageBreadcrumbs crumbs={[{ label: name, to: path }, { label: m.review_write() }]} />
        <div className="review-head">
          {picture && <Picture picture={picture} sizes="6rem" />}
          <div>
            <h1>{title}</h1>
            {page.mayWrite && <p className="lead">{m.review_write_lead()}</p>}
          </div>
        </div>
      </div>
      <div className="wrap section-tight">
        <div className="measure stack gy-5">
          {page.mayWrite ? (
            <ReviewForm page={page} />
          ) : (
            <>
              <Notice kind="info" title={m.review_sign_in()}>
                <p>{m.review_sign_in_text()}</p>
              </Notice>
              <p>
                <ButtonLink kind="primary" to={page.signIn}>
                  {m.review_sign_in_link()}
                </ButtonLink>
              </p>
            </>
          )}
          <p>
            <Link className="link tap" to={`${path}#reviews`}>
              {m.review_back({ name })}
            </Link>
          </p>
        </div>
      </div>
    </>
  )
}

function ReviewForm({
  page: { ratings, values, privacyPath, pictures, uploadPath },
}: {
  page: Route.ComponentProps['loaderData']
}) {
  const result = useFormResult<typeof action>()
  const names = {
    nickname: m.review_nickname(),
    summary: m.review_summary(),
    text: m.review_text(),
    ...Object.fromEntries(ratings.map((rating) => [ratingField(rating), rating.name])),
  }
  return (
    <Form
      id="review"
      className="stack gy-5"
      rules={reviewRules(ratings)}
      errorTexts={reviewErrorTexts(ratings)}
      names={names}
      values={result?.values ?? values}
      serverErrors={result?.errors}
      message={result?.message}
    >
      {ratings.map((rating, at) => (
        <RatingField key={rating.id} rating={rating} isRequired={at === 0} />
      ))}
      <FormText
        name="summary"
        label={m.review_summary()}
        maxLength={REVIEW_LENGTHS.summary}
        autoComplete="off"
        required
      />
      <FormArea
        name="text"
        label={m.review_text()}
        help={m.review_text_help()}
        rows={7}
        maxLength={REVIEW_LENGTHS.text}
        required
      />
      <PictureField most={pictures} action={uploadPath} />
      <FormText
        name="nickname"
        label={m.review_nickname()}
        help={m.review_nickname_help()}
        maxLength={REVIEW_LENGTHS.nickname}
        autoComplete="nickname"
        required
      />
      <p className="help">
        {m.review_privacy()} {privacyPath && <Link to={privacyPath}>{m.form_privacy_link()}</Link>}
      </p>
      <div>
        <SendButton kind="primary">{m.review_send()}</SendButton>
      </div>
    </Form>
  )
}
