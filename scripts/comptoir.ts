const [verb, kind, folder] = process.argv.slice(2)

// Reads files of the storefront too, which the commands of the API must not.
if (verb === 'check' && kind === 'site' && folder) await check(folder)
else await import('../apps/api/src/cli.ts')

async function check(site: string): Promise<void> {
  const [{ checkSiteReport }, { exitWithError }] = await Promise.all([
    import('./check-site/check-site.ts'),
    import('./exit-with-error.ts'),
  ])
  try {
    const { lines, isFine } = await checkSiteReport(site)
    process.stdout.write(`${lines.join('\n')}\n`)
    process.exitCode = isFine ? 0 : 1
  } catch (error) {
    exitWithError(error)
  }
}
