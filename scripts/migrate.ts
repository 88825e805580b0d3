import { parseArgs } from 'node:util'
import { prepareDatabase } from '../apps/api/src/prepare-database.ts'
import { readSettings } from '../apps/api/src/settings.ts'
import { exitWithError } from './exit-with-error.ts'
import { root, say } from './processes.ts'

/**
 * Brings the database to this release: migrations, and the sites of the sites folder where it is empty. `--expand` leaves
 * out migrations that remove what earlier releases use. A second process that migrates meanwhile waits.
 */
try {
  const { values } = parseArgs({ options: { expand: { type: 'boolean', default: false } } })
  const settings = readSettings(process.env, root)
  let hasChanged = false
  const database = await prepareDatabase(
    settings,
    (line) => {
      hasChanged = true
      say(line)
    },
    { expandOnly: values.expand },
  )
  await database.stop()
  say(hasChanged ? 'The database is ready.' : 'The database was up to date.')
  process.exit(0)
} catch (error) {
  exitWithError(error)
}
