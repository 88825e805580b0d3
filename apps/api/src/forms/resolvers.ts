import type {
  Form,
  MutationContactUsArgs,
  MutationSendEmailToFriendArgs,
  MutationSubmitFormArgs,
  QueryFormArgs,
} from '@comptoir/contract/generated/types'
import { pathOfFormPage } from '../content/index.ts'
import { InputError } from '../platform/errors.ts'
import type { ResolverMap } from '../platform/schema.ts'
import { contactUs } from './contact.ts'
import { formOf } from './forms.ts'
import { sendToFriends } from './send-friend.ts'
import { submitForm } from './submit.ts'

export const formResolvers = {
  Query: {
    form: (_root: never, { identifier }: QueryFormArgs, ctx) => formOf(ctx, identifier),
  },
  Form: {
    page_path: ({ identifier }: Form, _args: never, ctx) => pathOfFormPage(ctx, identifier),
  },
  Mutation: {
    contactUs: (_root: never, { input }: MutationContactUsArgs, ctx) => contactUs(ctx, input),
    sendEmailToFriend: (_root: never, { input }: MutationSendEmailToFriendArgs, ctx) => {
      if (!input) throw new InputError('"input" value should be specified')
      return sendToFriends(ctx, input)
    },
    submitForm: (_root: never, { form_id, fields }: MutationSubmitFormArgs, ctx) =>
      submitForm(ctx, form_id, fields),
  },
} satisfies ResolverMap
