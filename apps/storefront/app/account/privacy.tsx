import type { Language } from '@comptoir/rules/language'
import { data, redirect } from 'react-router'
import { dayOf } from '../platform/dates.ts'
import { valuesOf } from '../forms/form-rules.ts'
import { PrivacyDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { metaOf } from '../platform/seo.ts'
import { session } from '../platform/session.server.ts'
import type { Route } from './+types/privacy'
import { AccountPage } from './account-page.tsx'
import { privateSeo } from '../platform/private-seo.server.ts'
import { Exported, ExportLink } from './privacy-export.tsx'
import { AnonymiseForm, DeletionForm, CancelDeletionForm } from './privacy-forms.tsx'
import { ANONYMISE, DELETION, CANCEL_DELETION, EXPORT } from './privacy-rules.ts'
import { anonymise, cancelDeletion, requestDeletion } from './privacy-actions.server.ts'
import { requireCustomer } from './guard.server.ts'
import { signOut } from './sign-in-actions.server.ts'
import { href } from '../platform/routes.ts'
import { textsOf } from '../platform/site-texts.ts'
import { useFormResult } from '../platform/use-form-result.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireCustomer(context, request)
  const scope = context.get(scopeContext)
  const { language, site } = scope
  const { customer } = await commerce(context).query(PrivacyDocument)
  const deletion = customer?.deletion_scheduled_for
  return {
    language,
    // Set where the server offers no self-service: customers write to this address.
    email: site.features['personalData'] === false ? textsOf({ site, language }).email : undefined,
    deletedOn: deletion ? dayOf(deletion, scope) : undefined,
    isExport: new URL(request.url).searchParams.has(EXPORT),
    seo: privateSeo(context, m.privacy_title()),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  await requireCustomer(context, request)
  const values = valuesOf(await request.formData())
  const { language } = context.get(scopeContext)
  const done = (message: string, route: 'home' | 'privacy') => {
    session(context).flash({ kind: 'success', message })
    return redirect(href(language, route), 303)
  }
  switch (values['form']) {
    case ANONYMISE: {
      const actionData = await anonymise(context, values)
      if (actionData) return data({ form: ANONYMISE, ...actionData }, { status: 422 })
      await signOut(context)
      return done(m.privacy_anonymised(), 'home')
    }
    case DELETION: {
      const actionData = await requestDeletion(context, values)
      if (actionData) return data({ form: DELETION, ...actionData }, { status: 422 })
      return done(m.privacy_delete_requested(), 'privacy')
    }
    case CANCEL_DELETION:
      await cancelDeletion(context)
      return done(m.privacy_delete_cancelled(), 'privacy')
    default:
      throw new Response('Bad Request', { status: 400 })
  }
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { language, email, deletedOn, isExport } = loaderData
  return (
    <AccountPage
      language={language}
      title={m.privacy_title()}
      lead={email ? m.privacy_by_mail() : m.privacy_lead()}
      current="privacy"
    >
      {email ? (
        <p>
          <a className="btn secondary" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      ) : (
        <Services language={language} deletedOn={deletedOn} isExport={isExport} />
      )}
    </AccountPage>
  )
}

interface ServicesProps {
  readonly language: Language
  readonly deletedOn: string | undefined
  readonly isExport: boolean
}

function Services({ language, deletedOn, isExport }: ServicesProps) {
  const actionData = useFormResult<typeof action>()
  const of = (form: string) => (actionData?.form === form ? actionData : undefined)
  return (
    <>
      <section className="stack gy-3">
        <h2>{m.privacy_download_title()}</h2>
        <p className="measure">{m.privacy_download_text()}</p>
        <ExportLink language={language} />
        <output>{isExport && !actionData && <Exported language={language} />}</output>
      </section>
      <section className="stack gy-3 mt-7">
        <h2>{m.privacy_anonymise_title()}</h2>
        <p className="measure">{m.privacy_anonymise_text()}</p>
        <AnonymiseForm actionData={of(ANONYMISE)} />
      </section>
      <section className="stack gy-3 mt-7">
        <h2>{m.privacy_delete_title()}</h2>
        {deletedOn ? (
          <CancelDeletionForm deletedOn={deletedOn} />
        ) : (
          <>
            <p className="measure">{m.privacy_delete_text()}</p>
            <DeletionForm actionData={of(DELETION)} />
          </>
        )}
      </section>
    </>
  )
}
