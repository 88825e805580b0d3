import { redirect, type RouterContextProvider } from 'react-router'
import { FrameDocument } from '../generated/graphql.ts'
import { adminQuery } from '../platform/admin-api.server.ts'
import { LANGUAGE, WEBSITE, YEAR } from '../platform/cookies.ts'
import { isLanguage } from '../platform/language.ts'
import { scopeContext } from '../platform/scope.ts'

/** What the frame of every page shows: the person, their websites and what they can take back. */
export async function frameData(context: Readonly<RouterContextProvider>) {
  const scope = context.get(scopeContext)
  const { me, websites, pointsOfSale, myPendingActions, myBulkJobs } = await adminQuery(
    context,
    FrameDocument,
  )
  // Without the second factor that the role demands there is nothing but enrolling one.
  if (me.secondFactor.isOverdue && !scope.page.startsWith('/account')) throw redirect('/account')
  // The account's language is that of every device once the person has signed in there.
  if (isLanguage(me.language) && scope.cookies.get(LANGUAGE) === undefined)
    scope.cookies.set(LANGUAGE, me.language, { maxAge: YEAR })
  const chosen = websites.find(({ id }) => id === scope.cookies.get(WEBSITE))
  return {
    me,
    pointsOfSale,
    websites,
    /** The website whose records lists show; null for all. */
    websiteId: chosen?.id ?? null,
    timeZone: (chosen ?? websites[0])?.timeZone ?? 'UTC',
    language: scope.language,
    now: new Date().toISOString(),
    pending: myPendingActions,
    bulkJobs: myBulkJobs,
  }
}

export type FrameData = Awaited<ReturnType<typeof frameData>>
