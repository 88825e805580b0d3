import { Link } from 'react-router'
import { privateSeo } from '../platform/private-seo.server.ts'
import { legalPath } from '../layout/legal-path.ts'
import { PageBreadcrumbs } from '../layout/page-breadcrumbs.tsx'
import * as m from '../paraglide/messages.js'
import { scopeContext } from '../platform/scope.ts'
import { metaOf } from '../platform/seo.ts'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/withdrawal'
import { SelectStep } from './select-step.tsx'
import { ClosedStep } from './closed-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { FindStep } from './find-step.tsx'
import type { WithdrawalStep } from './steps.ts'
import { submitStep } from './withdrawal-actions.server.ts'
import { firstStep, openOrders, requireWithdrawal } from './withdrawal.server.ts'
import './withdrawal.css'
import { textsOf } from '../platform/site-texts.ts'
import { useFormResult } from '../platform/use-form-result.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ request, context }: Route.LoaderArgs) {
  requireWithdrawal(context)
  const { site, language } = context.get(scopeContext)
  const step = await firstStep(context, new URL(request.url).searchParams)
  return {
    language,
    step,
    orders: step.step === 'find' ? await openOrders(context) : [],
    rightPath: legalPath(site, language, 'droit-de-retractation'),
    email: textsOf({ site, language }).email,
    seo: privateSeo(context, m.withdrawal_link()),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  requireWithdrawal(context)
  return await submitStep(context, await request.formData())
}

export default function Withdrawal({ loaderData }: Route.ComponentProps) {
  const { language, orders, rightPath, email } = loaderData
  const submitted = useFormResult<WithdrawalStep>()
  const step = submitted ?? loaderData.step
  return (
    <>
      <div className="wrap section-tight">
        <PageBreadcrumbs crumbs={[{ label: m.withdrawal_link() }]} />
        <div className="list-head">
          <h1>{m.withdrawal_link()}</h1>
        </div>
      </div>
      <div className="wrap page-text" key={step.step}>
        <div className="withdrawal stack gy-6">
          {step.step === 'find' && <FindStep step={step} orders={orders} language={language} />}
          {step.step === 'sent' && (
            <Notice kind="ok" title={m.withdrawal_sent()} role="alert">
              <p>{m.withdrawal_sent_text()}</p>
            </Notice>
          )}
          {step.step === 'select' && <SelectStep step={step} moved={submitted !== undefined} />}
          {step.step === 'confirm' && <ConfirmStep step={step} />}
          {step.step === 'closed' && (
            <ClosedStep options={step.options} moved={submitted !== undefined} email={email} />
          )}
          {rightPath && (
            <p className="help">
              {m.withdrawal_more()} <Link to={rightPath}>{m.checkout_withdrawal_link()}</Link>
            </p>
          )}
        </div>
      </div>
    </>
  )
}
