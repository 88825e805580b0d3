import { compatibleFrom, migrationNames, readMigration } from '../apps/api/src/platform/migration-files.ts'
import { earlierReleases } from '../apps/api/src/platform/release.ts'
import { narrowingsIn } from './lint/narrowing.ts'
import { say } from './processes.ts'

/** Migrations before this one were written for processes that are all stopped while they run. */
const firstForRunningProcesses = '0239'

/** What a migration does to processes of the release before that run on; `latest` is the number of that release. */
export function migrationProblems(name: string, text: string, latest: number): string[] {
  const from = compatibleFrom(text)
  if (from !== null) {
    if (from <= latest) return []
    return [
      `${name}: a contract of release ${from} stops release ${latest}, which still runs then: remove it a release later.`,
    ]
  }
  if (/^-- ?contract/i.test(text))
    return [
      `${name}: the first line of a contract is "-- contract, from release N: <what nothing uses any longer>".`,
    ]
  return narrowingsIn(text).map(
    (narrowing) => `${name} ${narrowing}; it is no contract (docs/decisions/0033-releases-side-by-side.md).`,
  )
}

if (import.meta.main) {
  const latest = earlierReleases().at(-1)?.number ?? 0
  const checked = migrationNames().filter((name) => name > firstForRunningProcesses)
  const problems = checked.flatMap((name) => migrationProblems(name, readMigration(name).text, latest))
  problems.forEach(say)
  process.exit(problems.length > 0 ? 1 : 0)
}
