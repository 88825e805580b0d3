import type { TodayQuery } from '../generated/graphql.ts'

/** What waits of one kind, with some examples. */
export type TaskData = TodayQuery['today']['tasks'][number]
