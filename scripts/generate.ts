import { writeBenchmarksPage } from '../bench/results.ts'
import { compileMessages } from './build-apps.ts'
import { writeLanguageFiles } from './language-files.ts'
import { bin, root, runNode } from './processes.ts'
import { writeSettingsPage } from './settings-page.ts'

/**
 * Generates the types of the schema and of the operations of both apps, the functions of their texts, the list of languages,
 * docs/settings.md and docs/benchmarks.md.
 */
const { code } = await runNode(bin('graphql-codegen'), ['--config', 'codegen.ts'])
if (code === 0) {
  await compileMessages()
  await writeLanguageFiles(root)
  await writeSettingsPage(root)
  await writeBenchmarksPage(root)
}
process.exit(code)
