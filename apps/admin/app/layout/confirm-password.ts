import type { RouterContextProvider } from 'react-router'
import { ConfirmPasswordDocument } from '../generated/graphql.ts'
import { m } from '../paraglide/messages.js'
import { adminMutation } from '../platform/admin-api.server.ts'

interface Arguments {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

/** The password again, for what is sensitive; asked for by the dialog of the frame. */
export async function action({ request, context }: Arguments) {
  const password = (await request.formData()).get('password')
  const result = await adminMutation(context, ConfirmPasswordDocument, {
    password: typeof password === 'string' ? password : '',
  })
  if (!result.ok) return { step: 'password', message: result.message || m.session_failed() }
  const { me, failure } = result.data.confirmPassword
  return me ? { step: 'done' } : { step: 'password', message: failure?.message ?? m.session_failed() }
}
