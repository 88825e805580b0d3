import type { Job } from '../platform/jobs.ts'
import { deleteOldChanges } from './changes.sql.ts'
import { noteRulePrices } from './rule-history.ts'

/** The background jobs of the catalogue. */
export const catalogueJobs: readonly Job[] = [
  {
    name: 'delete old changes of the catalogue',
    everySeconds: 600,
    run: async ({ sql }) => await deleteOldChanges(sql),
  },
  {
    name: 'note the prices that rules make',
    everySeconds: 300,
    run: noteRulePrices,
  },
  {
    name: 'store the index of the catalogue',
    everySeconds: 3600,
    run: async ({ catalogue }) => await catalogue.store(),
  },
]
