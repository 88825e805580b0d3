import { Link, redirect } from 'react-router'
import { privateSeo } from '../platform/private-seo.server.ts'
import { PageBreadcrumbs } from '../layout/page-breadcrumbs.tsx'
import { legalPath } from '../layout/legal-path.ts'
import * as m from '../paraglide/messages.js'
import { scopeContext } from '../platform/scope.ts'
import { metaOf } from '../platform/seo.ts'
import { visitor } from '../platform/visitor.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/received'
import { DeclarationList } from './declaration-list.tsx'
import { receivedWithdrawal, requireWithdrawal } from './withdrawal.server.ts'
import { href } from '../platform/routes.ts'
import './withdrawal.css'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ context }: Route.LoaderArgs) {
  requireWithdrawal(context)
  const { site, language } = context.get(scopeContext)
  const received = await receivedWithdrawal(context)
  if (!received) throw redirect(href(language, 'withdrawal'))
  return {
    language,
    ...received,
    signedIn: (await visitor(context)).signedIn,
    rightPath: legalPath(site, language, 'droit-de-retractation'),
    seo: privateSeo(context, m.withdrawal_received()),
  }
}

/** Acknowledgement with the content, date and time of the declaration (C. conso L221-21). */
export default function Received({ loaderData }: Route.ComponentProps) {
  const { language, declaration, day, time, returnUntil, signedIn, rightPath } = loaderData
  const { number, email } = declaration
  return (
    <>
      <div className="wrap section-tight">
        <PageBreadcrumbs
          crumbs={[
            { label: m.withdrawal_link(), to: href(language, 'withdrawal') },
            { label: m.withdrawal_received() },
          ]}
        />
        <div className="list-head">
          <h1>{m.withdrawal_received()}</h1>
        </div>
      </div>
      <div className="wrap page-text">
        <div className="withdrawal stack gy-6">
          <Notice kind="ok" title={m.withdrawal_received_at({ day, time })}>
            <p>{m.withdrawal_received_text({ email })}</p>
          </Notice>
          <DeclarationList declaration={declaration} />
          <div className="stack gy-3">
            <h2 className="h3">{m.withdrawal_next()}</h2>
            {returnUntil && <p>{m.withdrawal_return_until({ day: returnUntil })}</p>}
            {rightPath && (
              <p>
                {m.withdrawal_more()} <Link to={rightPath}>{m.checkout_withdrawal_link()}</Link>
              </p>
            )}
          </div>
          <div className="row">
            {signedIn && (
              <ButtonLink to={href(language, 'order', { number })}>{m.withdrawal_see_order()}</ButtonLink>
            )}
            <Link className="link tap" to={href(language, 'home')}>
              {m.errors_home()}
            </Link>
          </div>
        </div>
      </div>
    </>
  )
}
