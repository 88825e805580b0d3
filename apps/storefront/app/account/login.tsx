import { dateFormatOf } from '@comptoir/rules/date-format'
import { Link, data, redirect } from 'react-router'
import { track } from '../analytics/tracked.server.ts'
import { holdsAlcohol } from '../cart/alcohol.ts'
import { findCart } from '../cart/cart-session.server.ts'
import { cartView, hasOneDelivery } from '../cart/cart-view.ts'
import type { CartDetailsFragment } from '../generated/graphql.ts'
import { safePath } from '../platform/safe-path.ts'
import * as m from '../paraglide/messages.js'
import { hasSoleMethod } from '../platform/flat-shipping.ts'
import { lazyComponent } from '../platform/lazy-component.ts'
import { localeIn } from '../platform/locale.ts'
import { scopeContext } from '../platform/scope.ts'
import { screenSeo } from '../platform/screen-seo.server.ts'
import { metaOf } from '../platform/seo.ts'
import { session } from '../platform/session.server.ts'
import { telephoneCountryOf } from '../platform/telephone-country.server.ts'
import { useFormResult } from '../platform/use-form-result.ts'
import { visitor } from '../platform/visitor.server.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import type { Route } from './+types/login'
import { formErrors, hasErrors, valuesOf, type Values } from '../forms/form-rules.ts'
import { legalPath } from '../layout/legal-path.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { challenges } from '../forms/captcha.server.ts'
import { LOGIN_FORM, LoginForm, loginRules } from './login-form.tsx'
import { REGISTER_FORM, RegisterForm } from './register-form.tsx'
import { isOfAge, registrationInput, registrationRules } from './registration.ts'
import { register, signIn } from './sign-in-actions.server.ts'
import { href } from '../platform/routes.ts'
import '../cart/step-head.css'
import './account.css'

/** Loaded lazily in the browser: few visitors sign in during checkout. */
const loadCheckoutLogin = async () => (await import('./checkout-login.tsx')).CheckoutLogin
const CheckoutLogin = import.meta.env.SSR ? await loadCheckoutLogin() : lazyComponent(loadCheckoutLogin)

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { site, language } = context.get(scopeContext)
  const target = safePath(new URL(request.url).searchParams.get('return_to'))
  const { signedIn } = await visitor(context)
  if (signedIn) throw redirect(target ?? href(language, 'account'))
  const ordering = target?.startsWith(href(language, 'checkout')) === true
  const cart = ordering || site.features['alcohol'] ? await findCart(context) : undefined
  const order = ordering && cart ? await orderSummary(context, cart) : undefined
  return {
    language,
    target,
    challenges: await challenges(context),
    checkoutLayout: order !== undefined,
    order,
    brand: site.brand,
    professionals: site.features['professionals'] === true,
    birthRequired: holdsAlcohol(site, cart),
    termsPath: legalPath(site, language, 'conditions-utilisation'),
    privacyPath: legalPath(site, language, 'confidentialite'),
    seo: await screenSeo(context, 'login', { title: m.login_title(), route: 'login' }),
  }
}

/** The order summary beside the forms; undefined for an empty cart. */
async function orderSummary(context: Context, cart: CartDetailsFragment) {
  if (!cart.items?.length) return undefined
  const who = await visitor(context)
  const { site } = context.get(scopeContext)
  const view = cartView(cart, who)
  return {
    cart: view,
    asGuest: site.features['guestCheckout'] === true,
    hasOneDelivery: hasOneDelivery(cart, hasSoleMethod(site)),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { language } = context.get(scopeContext)
  const values = valuesOf(await request.formData())
  const target = safePath(values['return_to']) ?? href(language, 'account')
  return values['form'] === REGISTER_FORM
    ? await createAccount(context, values, target)
    : await submitLogin(context, values, target)
}

type Context = Route.ActionArgs['context']

async function submitLogin(context: Context, values: Values, target: string) {
  const { email = '', password = '', proof } = values
  const errors = formErrors(loginRules, values)
  const fail = (status: number, message?: string) =>
    failureResponse(context, { form: LOGIN_FORM, values: { email }, errors, message }, status)
  if (hasErrors(errors)) return await fail(422)
  const message = await signIn(context, { email: email.trim(), password, proof })
  if (message !== undefined) return await fail(401, message)
  await track(context, () => ({ name: 'login' }))
  return redirect(target, 303)
}

async function createAccount(context: Context, values: Values, target: string) {
  const { site, language } = context.get(scopeContext)
  const birthRequired = holdsAlcohol(site, site.features['alcohol'] ? await findCart(context) : undefined)
  const country = telephoneCountryOf({ site, language })
  const dateFormat = dateFormatOf(localeIn(language))
  const errors = {
    ...formErrors(
      registrationRules({ birthRequired, needsSiret: site.needsSiret, country, dateFormat }),
      values,
    ),
  }
  // Passwords are never sent back to the page.
  const { new_password: _, new_password_confirmation: __, proof, ...shown } = values
  const fail = (message?: string) =>
    failureResponse(context, { form: REGISTER_FORM, values: shown, errors, message }, 422)
  const today = new Date().toISOString().slice(0, 10)
  if (birthRequired && !isOfAge(values['dob'], dateFormat, today)) errors['dob'] = m.login_error_age()
  if (hasErrors(errors)) return await fail()
  const input = registrationInput(values, dateFormat)
  const actionData = await register(context, { ...input, password: input.password ?? '' }, proof)
  if (actionData && 'message' in actionData) return await fail(actionData.message)
  if (actionData) {
    errors['new_email'] = m.login_error_taken()
    return await fail()
  }
  await track(context, () => ({ name: 'sign_up' }))
  session(context).flash({ kind: 'success', message: m.login_account_created() })
  return redirect(target, 303)
}

/** A captcha challenge is valid once, so every failed attempt gets a new one. */
async function failureResponse(context: Context, failure: LoginFailure, status: number) {
  return data({ ...failure, challenges: await challenges(context) }, { status })
}

interface LoginFailure {
  readonly form: typeof LOGIN_FORM | typeof REGISTER_FORM
  readonly values: Values
  readonly errors: FormErrors
  readonly message: string | undefined
}

export default function Login({ loaderData }: Route.ComponentProps) {
  const {
    language,
    target,
    order,
    checkoutLayout,
    professionals,
    birthRequired,
    termsPath,
    privacyPath,
    brand,
  } = loaderData
  const actionData = useFormResult<typeof action>()
  const loginErrors = actionData?.form === LOGIN_FORM ? actionData : undefined
  const registerErrors = actionData?.form === REGISTER_FORM ? actionData : undefined
  const { login, register: registerChallenge } = actionData?.challenges ?? loaderData.challenges
  const loginSection = (
    <section aria-labelledby="login-title">
      <h2 id="login-title">{m.login_existing_account()}</h2>
      <LoginForm target={target} actionData={loginErrors} challenge={login} />
    </section>
  )
  const registerSection = (
    <section aria-labelledby="register-title">
      <h2 id="register-title">{m.login_new_account()}</h2>
      <RegisterForm
        target={target}
        actionData={registerErrors}
        challenge={registerChallenge}
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
      <CheckoutLogin language={language} {...order}>
        {loginSection}
        {registerSection}
      </CheckoutLogin>
    )
  }
  return (
    <>
      <div className="wrap section-tight">
        {!checkoutLayout && (
          <Breadcrumbs
            label={m.account_breadcrumbs()}
            crumbs={[{ label: m.account_home(), to: href(language, 'home') }, { label: m.account_title() }]}
          />
        )}
        <div className="list-head">
          <h1>{m.login_title()}</h1>
          <p className="lead">{m.login_lead()}</p>
          <p>
            <Link to={href(language, 'guestOrder')}>{m.guest_order_link()}</Link>
          </p>
        </div>
      </div>
      <div className="wrap join cart">
        {loginSection}
        {registerSection}
      </div>
    </>
  )
}
