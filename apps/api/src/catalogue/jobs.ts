import type { Job } from '../platform/jobs.ts'
import { countBoughtTogether } from './bought-together.ts'
import { deleteOldChanges } from './changes.sql.ts'
import { noteRulePrices } from './rule-history.ts'
import { beginScheduledPrices } from './scheduled-prices.ts'
import { encodeWaitingPictures } from './waiting-pictures.ts'

/** The background jobs of the catalogue. */
export const catalogueJobs: readonly Job[] = [
  {
    name: 'delete old changes of the catalogue',
    schedule: '3-59/10 * * * *',
    run: async ({ sql }) => await deleteOldChanges(sql),
  },
  {
    // The catalogue does so when a day begins; this is for what was scheduled late, and for days that began without it.
    name: 'begin scheduled prices',
    schedule: '* * * * *',
    run: async ({ sql, catalogue }) => await beginScheduledPrices(sql, catalogue.snapshot.day),
  },
  {
    name: 'note the prices that rules make',
    schedule: '*/5 * * * *',
    run: noteRulePrices,
  },
  {
    name: 'count what was bought together',
    schedule: '7 * * * *',
    run: countBoughtTogether,
  },
  {
    name: 'encode waiting pictures',
    everySeconds: 60,
    run: encodeWaitingPictures,
  },
  {
    name: 'store the index of the catalogue',
    everySeconds: 3600,
    inEveryProcess: true,
    run: async ({ catalogue }) => await catalogue.store(),
  },
]
