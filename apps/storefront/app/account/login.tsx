import { data, redirect, useActionData } from 'react-router'
import { findCart } from '../cart/cart-session.server.ts'
import { cartView } from '../cart/cart-view.ts'
import { safePath } from '../cart/safe-path.ts'
import * as m from '../paraglide/messages.js'
import { scopeContext } from '../platform/scope.ts'
import { metaOf, pathIn, samePath, seoOf } from '../platform/seo.ts'
import { session } from '../platform/session.server.ts'
import { visitor } from '../platform/visitor.server.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import type { Route } from './+types/login'
import { formErrors, hasErrors, valuesOf, type Values } from '../forms/form-rules.ts'
import { legalPath } from '../layout/legal-path.ts'
import { BeforeOrder } from './before-order.tsx'
import { LOGIN_FORM, LoginForm, loginRules } from './login-form.tsx'
import { REGISTER_FORM, RegisterForm } from './register-form.tsx'
import { isOfAge, registrationInput, registrationRules } from './registration.ts'
import { register, signIn } from './sign-in.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { site, language, publicUrl } = context.get(scopeContext)
  const target = safePath(new URL(request.url).searchParams.get('retour'))
  const { signedIn } = await visitor(context)
  if (signedIn) throw redirect(target ?? pathIn(language, 'compte-client'))
  const ordering = target?.startsWith(pathIn(language, 'commander')) === true
  const order = ordering ? await orderInShort(context) : undefined
  return {
    language,
    target,
    quiet: order !== undefined,
    order,
    brand: site.brand,
    professionals: site.features['professionals'] === true,
    birthRequired: site.features['alcohol'] === true,
    termsPath: legalPath(site, language, 'conditions-utilisation'),
    privacyPath: legalPath(site, language, 'confidentialite'),
    seo: seoOf({
      title: m.login_title(),
      brand: site.brand,
      publicUrl,
      language,
      alternates: samePath('login'),
      noindex: true,
    }),
  }
}

/** What is about to be ordered, beside the forms; undefined for an empty cart. */
async function orderInShort(context: Context) {
  const cart = await findCart(context)
  if (!cart?.items?.length) return undefined
  const { kind } = await visitor(context)
  const { features } = context.get(scopeContext).site
  return { cart: cartView(cart, kind), asGuest: features['guestCheckout'] === true }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { language } = context.get(scopeContext)
  const values = valuesOf(await request.formData())
  const target = safePath(values['retour']) ?? pathIn(language, 'compte-client')
  return values['form'] === REGISTER_FORM
    ? await createAccount(context, values, target)
    : await enter(context, values, target)
}

type Context = Route.ActionArgs['context']

async function enter(context: Context, values: Values, target: string) {
  const { email = '', password = '' } = values
  const errors = formErrors(loginRules, values)
  const isTyped = !hasErrors(errors)
  if (isTyped && (await signIn(context, email.trim(), password))) return redirect(target, 303)
  return data({ form: LOGIN_FORM, email, errors, values: {} }, { status: isTyped ? 401 : 422 })
}

async function createAccount(context: Context, values: Values, target: string) {
  const { site } = context.get(scopeContext)
  const birthRequired = site.features['alcohol'] === true
  const errors = { ...formErrors(registrationRules({ birthRequired }), values) }
  const today = new Date().toISOString().slice(0, 10)
  if (birthRequired && !isOfAge(values['dob'], today)) errors['dob'] = m.login_error_age()
  if (!hasErrors(errors)) {
    const input = registrationInput(values)
    const refusal = await register(context, { ...input, password: input.password ?? '' })
    if (!refusal) {
      session(context).flash({ kind: 'success', message: m.login_account_created() })
      return redirect(target, 303)
    }
    errors['new_email'] = refusal === 'taken' ? m.login_error_taken() : m.form_error_generic()
  }
  // A password never goes back into a page.
  const { new_password: _, new_password_confirmation: __, ...shown } = values
  return data({ form: REGISTER_FORM, email: '', errors, values: shown }, { status: 422 })
}

export default function Login({ loaderData }: Route.ComponentProps) {
  const { language, target, order, quiet, professionals, birthRequired, termsPath, privacyPath, brand } =
    loaderData
  const refusal = useActionData<typeof action>()
  const refused = refusal?.form
  const known = (
    <section aria-labelledby="login-title">
      <h2 id="login-title">{m.login_known()}</h2>
      <LoginForm
        target={target}
        email={refusal?.email}
        errors={refused === LOGIN_FORM ? refusal?.errors : undefined}
      />
    </section>
  )
  const unknown = (
    <section aria-labelledby="register-title">
      <h2 id="register-title">{m.login_new()}</h2>
      <RegisterForm
        target={target}
        values={refused === REGISTER_FORM ? refusal?.values : undefined}
        errors={refused === REGISTER_FORM ? refusal?.errors : undefined}
        professionals={professionals}
        birthRequired={birthRequired}
        brand={brand}
        termsPath={termsPath}
        privacyPath={privacyPath}
      />
    </section>
  )
  if (order) {
    return (
      <BeforeOrder language={language} {...order}>
        {known}
        {unknown}
      </BeforeOrder>
    )
  }
  return (
    <>
      <div className="wrap section-tight">
        {!quiet && (
          <Breadcrumbs
            label={m.account_crumbs()}
            crumbs={[{ label: m.account_home(), to: pathIn(language, '') }, { label: m.account_title() }]}
          />
        )}
        <div className="list-head">
          <h1>{m.login_title()}</h1>
          <p className="lead">{m.login_lead()}</p>
        </div>
      </div>
      <div className="wrap join cart">
        {known}
        {unknown}
      </div>
    </>
  )
}
