import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root, run } from '../processes.ts'
import { ensureProgram } from '../system-programs.ts'
import { portOf, ROLES, unknownSettings, type Role } from './role-settings.ts'

const source = path.join(root, 'deploy/systemd')
const instances: Record<string, string> = {
  'comptoir-api@.service': 'comptoir-api@4000.service',
  'comptoir-storefront@.service': 'comptoir-storefront@3000.service',
}

/** The variables of a unit or of an environment file. */
function variables(lines: readonly string[]): [string, string][] {
  return lines.flatMap((line) =>
    [...line.matchAll(/(?:^| )([A-Z][A-Z_]+)=("[^"]*"|\S*)/g)].map(
      ([, name = '', value = '']): [string, string] => [name, value.replaceAll('"', '')],
    ),
  )
}

const linesOf = async (name: string) => (await readFile(path.join(source, name), 'utf8')).split('\n')
const directives = (lines: readonly string[], name: string) =>
  lines.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1))

describe('systemd units', () => {
  let systemdAnalyze: string
  let folder: string
  let units: string[]

  beforeAll(async () => {
    systemdAnalyze = await ensureProgram({
      title: 'systemd-analyze',
      variable: 'SYSTEMD_ANALYZE_PATH',
      names: ['systemd-analyze'],
      paths: [],
      package: 'systemd',
    })
    folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-units-'))
    await cp(source, folder, { recursive: true })
    const names = (await readdir(source)).filter((name) => /\.(?:service|target)$/.test(name))
    units = names.map((name) => instances[name] ?? name)
    // Debian's packages may take minutes.
  }, 300_000)

  afterAll(async () => await rm(folder, { recursive: true }))

  const analyze = async (...args: string[]) =>
    await run(systemdAnalyze, args, { quiet: true, env: { SYSTEMD_UNIT_PATH: `${folder}:` } })

  it('are understood by systemd', async () => {
    const { code, output } = await analyze('verify', '--man=no', ...units)
    // Warnings, such as those about names that systemd ignores, leave the exit code at 0.
    expect([code, output]).toEqual([0, ''])
  })

  it('give processes little', async () => {
    for (const unit of units.filter((name) => name.endsWith('.service'))) {
      const template = unit.replace(/@\d+/, '@')
      // The exposure level, in tenths: 20 is what systemd calls OK.
      const args = ['security', '--offline=true', '--threshold=20', '--no-pager', path.join(folder, template)]
      const { code, output } = await analyze(...args)
      expect([unit, code, code === 0 ? '' : output]).toEqual([unit, 0, ''])
    }
  })

  it('give each role the settings that it reads and accepts in production', async () => {
    const common = await linesOf('comptoir-.service.d/common.conf')
    expect(directives(common, 'EnvironmentFile')).toEqual(['/etc/comptoir/comptoir.env'])
    const shared = Object.fromEntries(variables(await linesOf('comptoir.env')))
    const sharedNames = new Set(Object.keys(shared))
    const started: Role[] = []
    for (const unit of units.filter((name) => name.endsWith('.service'))) {
      const instance = /@(\d+)/.exec(unit)?.[1] ?? ''
      const lines = (await linesOf(unit.replace(/@\d+/, '@'))).map((line) => line.replaceAll('%i', instance))
      const files = directives(lines, 'EnvironmentFile').map((name) => path.basename(name))
      const own = [
        ...variables(directives([...common, ...lines], 'Environment')),
        ...variables((await Promise.all(files.map(linesOf))).flat()),
      ]
      const role = ROLES.find((name) =>
        directives(lines, 'ExecStart').some((line) => line.endsWith(` ${name}`)),
      )
      if (!role) throw new Error(`${unit} starts no role.`)
      started.push(role)
      const env = Object.fromEntries([...Object.entries(shared), ...own])
      expect([unit, unknownSettings(role, Object.fromEntries(own))]).toEqual([unit, []])
      for (const name of Object.keys(env).filter(
        (known) => unknownSettings(role, { [known]: '' }).length === 0,
      ))
        sharedNames.delete(name)
      const port = portOf(role, env)
      if (instance !== '') expect([unit, port]).toEqual([unit, Number(instance)])
      const loaded = directives(lines, 'LoadCredential').map((line) => line.split(':')[0])
      const named = own
        .filter(([name]) => name.endsWith('_FILE'))
        .map(([, value]) => value.replace('%d/', ''))
      expect([unit, named]).toEqual([unit, loaded])
    }
    expect(started.toSorted()).toEqual(ROLES.toSorted())
    // Each line of the shared file is a setting of a role.
    expect([...sharedNames]).toEqual([])
  })
})
