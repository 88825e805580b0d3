import { check, rejectionOf, type Attack } from './attack.ts'
import { graphql, newAddress, type Target } from './target.ts'

const password = 'Fontaine-2031-x'
const register = `mutation($input:CustomerCreateInput!){createCustomerV2(input:$input){customer{email is_subscribed}}}`

async function signUp(target: Target, email: string, changes: Record<string, unknown> = {}) {
  const from = newAddress()
  const input = { firstname: 'Camille', lastname: 'Morel', email, password, ...changes }
  const made = await graphql(target, register, { input }, { from })
  const answer = await graphql(
    target,
    'mutation($email:String!,$password:String!){generateCustomerToken(email:$email,password:$password){token}}',
    { email, password },
    { from },
  )
  return { made, from, as: String(Object(answer.data?.generateCustomerToken).token) }
}

/** Everything that was or will be sent to somebody, as text. */
async function mailsTo({ sql }: Target, recipient: string): Promise<string> {
  const rows = await sql<{ text: string }[]>`
    select coalesce(content::text, '') || subject || html || plain as text from mail where recipient = ${recipient}`
  return rows.map(({ text }) => text).join('\n')
}

/** A reader who once confirmed their subscription. */
async function knownReader({ sql }: Target, email: string): Promise<void> {
  await sql`
    insert into newsletter_subscriber (website_id, store_id, email, status)
    select g.website_id, s.id, ${email}, 'subscribed'
      from store s join store_group g on g.id = s.group_id where s.code = 'fr'`
}

export const mailAttacks: Attack[] = [
  {
    name: 'an account with a reader’s address shows and changes the reader’s subscription',
    run: async (target) => {
      const email = `reader-${process.pid}@example.net`
      await knownReader(target, email)
      const { as, from, made } = await signUp(target, email)
      const mine = await graphql(
        target,
        '{customer{email is_subscribed} downloadPersonalData{__typename}}',
        {},
        { as, from },
      )
      check(Object(mine.data?.customer).is_subscribed !== true, 'the stranger sees the subscription')
      await graphql(
        target,
        'mutation{updateCustomerV2(input:{is_subscribed:false}){customer{is_subscribed}}}',
        {},
        { as, from },
      )
      const [row] = await target.sql<
        { status: string }[]
      >`select status from newsletter_subscriber where email = ${email}`
      check(row?.status === 'subscribed', `the stranger changed the subscription to ${row?.status}`)
      return `${rejectionOf(made) ?? 'account made'}, nothing of the reader shown or changed`
    },
  },
  {
    name: 'an account subscribes an address that is not its own',
    run: async (target) => {
      const email = `victim-${process.pid}@example.net`
      const { as, from } = await signUp(target, email, { is_subscribed: true })
      await graphql(
        target,
        'mutation{updateCustomerV2(input:{is_subscribed:true}){customer{is_subscribed}}}',
        {},
        { as, from },
      )
      await graphql(
        target,
        'mutation($e:String!){subscribeEmailToNewsletter(email:$e){status}}',
        { e: email },
        { as, from },
      )
      const [row] = await target.sql<
        { status: string }[]
      >`select status from newsletter_subscriber where email = ${email}`
      check(row?.status !== 'subscribed', 'the address is subscribed')
      return `${row?.status ?? 'no record'} until the mail’s link is followed`
    },
  },
  {
    name: 'the contact form mails a stranger’s words to anybody',
    run: async (target) => {
      const email = `stranger-${process.pid}@example.net`
      const words = 'Gagnez un million sur spam-7144 point example'
      await graphql(
        target,
        'mutation($e:String!,$c:String!){contactUs(input:{name:"Camille Morel",email:$e,comment:$c}){status}}',
        { e: email, c: words },
        { from: newAddress() },
      )
      check(!(await mailsTo(target, email)).includes('spam-7144'), 'the words are mailed')
      return 'no copy of the words'
    },
  },
  {
    name: 'links and invisible letters in names',
    run: async (target) => {
      const names = [
        'Visit https://spam-7145.example',
        'a@spam-7145.example',
        '<b>spam-7145</b>',
        'x\u202Espam-7145',
        'x\r\nBcc: y@z.example',
        'spam-7145.example/win',
      ]
      for (const [index, firstname] of names.entries()) {
        const email = `named-${index}-${process.pid}@example.net`
        await signUp(target, email, { firstname })
        const mails = await mailsTo(target, email)
        check(
          !mails.includes('spam-7145') && !mails.includes('Bcc:'),
          `the welcome mail says ${JSON.stringify(firstname)}`,
        )
      }
      return 'refused, and in no mail'
    },
  },
  {
    name: 'a session that lives on after the address was changed',
    run: async (target) => {
      const email = `moving-${process.pid}@example.net`
      const { as, from } = await signUp(target, email)
      const other = await graphql(
        target,
        'mutation($email:String!,$password:String!){generateCustomerToken(email:$email,password:$password){token}}',
        { email, password },
        { from },
      )
      const thief = String(Object(other.data?.generateCustomerToken).token)
      await graphql(
        target,
        'mutation($e:String!,$p:String!){updateCustomerEmail(email:$e,password:$p){customer{email}}}',
        { e: `moved-${process.pid}@example.net`, p: password },
        { as, from },
      )
      const seen = await graphql(target, '{customer{email}}', {}, { as: thief, from })
      check(seen.data?.customer?.valueOf() === undefined, 'the other session still works')
      return rejectionOf(seen) ?? 'ended'
    },
  },
]
