import { data, Link } from 'react-router'
import type { Route } from './+types/review-request'
import { SendButton } from '../forms/form-fields.tsx'
import { Form } from '../forms/form.tsx'
import { PlainPage } from '../layout/plain-page.tsx'
import * as m from '../paraglide/messages.js'
import { metaOf } from '../platform/seo.ts'
import { useFormResult } from '../platform/use-form-result.ts'
import { Notice } from '../ui/notice.tsx'
import { Picture } from '../ui/picture.tsx'
import { refuseReviewRequests, reviewRequestPage } from './review-request.server.ts'
import './write-review.css'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

/** Opening the link changes nothing, because mail programs prefetch links. */
export async function loader({ context }: Route.LoaderArgs) {
  return await reviewRequestPage(context)
}

/** Ends the mails that ask for reviews. */
export async function action({ context }: Route.ActionArgs) {
  const isRefused = await refuseReviewRequests(context)
  return data({ isRefused }, { status: isRefused ? 200 : 422 })
}

/** The products of an order, each with the way to its review. */
export default function ReviewRequest({ loaderData: { products, canRefuse } }: Route.ComponentProps) {
  const result = useFormResult<typeof action>()
  return (
    <PlainPage title={m.review_request_title()} lead={products?.length ? m.review_request_text() : undefined}>
      {result?.isRefused && (
        <Notice kind="ok" title={m.review_refused()} role="alert">
          <p>{m.review_refused_text()}</p>
        </Notice>
      )}
      {!products && (
        <Notice kind="warn" title={m.review_link_expired()} role={result ? 'alert' : 'status'}>
          <p>{m.review_link_expired_text()}</p>
        </Notice>
      )}
      {products?.length === 0 && (
        <Notice kind="ok" title={m.review_request_done()}>
          <p>{m.review_request_done_text()}</p>
        </Notice>
      )}
      {products && products.length > 0 && (
        <ul className="review-products">
          {products.map(({ sku, name, to, picture }) => (
            <li key={sku}>
              {picture && <Picture picture={picture} sizes="6rem" />}
              <span>{name}</span>
              <Link className="btn secondary" to={to} aria-label={m.review_write_title({ name })}>
                {m.review_write()}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {canRefuse && !result?.isRefused && (
        <Form id="refuse" rules={{}} names={{}} values={{}} serverErrors={undefined}>
          <p className="help">{m.review_refuse_text()}</p>
          <SendButton kind="link">{m.review_refuse()}</SendButton>
        </Form>
      )}
    </PlainPage>
  )
}
