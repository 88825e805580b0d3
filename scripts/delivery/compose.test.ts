import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { DCLinter } from 'dclint'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../processes.ts'
import { portOf, ROLES, unknownSettings, type Role } from './role-settings.ts'

type Service = {
  image?: string
  command?: string[]
  environment?: Record<string, string>
  secrets?: string[]
  networks?: string[]
  read_only?: boolean
  restart?: string
  stop_grace_period?: string
  healthcheck?: { test: string[] }
  depends_on?: Record<string, { condition: string }>
}
type Compose = { services: Record<string, Service>; secrets: Record<string, { file: string }> }

const file = path.join(root, 'compose.yaml')

/** What Compose puts in, with a value for each variable that has to be given. */
const given: Record<string, string> = {
  SHOP_DOMAIN: 'www.vasque.example',
  API_DOMAIN: 'api.vasque.example',
  ADMIN_DOMAIN: 'office.vasque.example',
  MAIL_FROM: 'Vasque <commandes@vasque.example>',
  PAYZEN_SITE_ID: '87654321',
}
const interpolate = (text: string) =>
  text.replaceAll(/\$\{(\w+)(?::-([^}]*)|:\?)?\}/g, (_, name: string, fallback?: string) => {
    const value = given[name] ?? fallback
    if (value === undefined) throw new Error(`${name} has no value.`)
    return value
  })

describe('compose.yaml', () => {
  let compose: Compose
  let ofShop: [string, Service, Role][]

  beforeAll(async () => {
    compose = parse(interpolate(await readFile(file, 'utf8')), { merge: true })
    ofShop = Object.entries(compose.services).flatMap(([name, service]) => {
      const role = ROLES.find((known) => known === service.command?.[0])
      return role ? [[name, service, role]] : []
    })
  })

  it('has the form of the Compose specification', () => {
    // Its rules of taste are not those of this repository.
    const rules = Object.fromEntries(
      [
        'no-quotes-in-volumes',
        'no-unbound-port-interfaces',
        'service-dependencies-alphabetical-order',
        'service-keys-order',
        'services-alphabetical-order',
        'top-level-properties-order',
      ].map((rule) => [rule, 0 as const]),
    )
    const results = new DCLinter({ rules, quiet: false, debug: false, exclude: [] }).lintFiles([file], false)
    expect(results).toHaveLength(1)
    expect(results[0]?.messages).toEqual([])
  })

  it('has every role, with two storefronts', () => {
    expect(ofShop.map(([, , role]) => role).toSorted()).toEqual([
      'admin',
      'api',
      'migrate',
      'storefront',
      'storefront',
      'worker',
    ])
  })

  it('gives each role the settings that it reads and accepts in production', () => {
    for (const [, { environment = {} }, role] of ofShop) {
      expect(unknownSettings(role, environment)).toEqual([])
      expect(() => portOf(role, environment)).not.toThrow()
    }
  })

  it('mounts each secret that a setting names, and no other', () => {
    for (const [name, { environment, command, secrets = [] }] of Object.entries(compose.services)) {
      const named = JSON.stringify([environment, command]).matchAll(/\/run\/secrets\/(\w+)/g)
      expect([name, [...named].map(([, secret = '']) => secret).toSorted()]).toEqual([
        name,
        secrets.toSorted(),
      ])
      for (const secret of secrets) expect(compose.secrets).toHaveProperty(secret)
    }
  })

  it('asks each process at its own port whether it is ready', () => {
    const processes = ofShop.filter(([, { command }]) => command?.[0] !== 'migrate')
    expect(processes).toHaveLength(5)
    for (const [name, { environment = {}, healthcheck }, role] of processes)
      expect([name, healthcheck?.test]).toEqual([
        name,
        ['CMD', 'node', 'scripts/ready.mjs', String(portOf(role, environment))],
      ])
  })

  it('starts processes after the migration, and gives them time to stop', () => {
    for (const [, service, role] of ofShop) {
      expect(service.read_only).toBe(true)
      expect(service.stop_grace_period).toBe('35s')
      if (role === 'api' || role === 'worker')
        expect(service.depends_on?.['migrate']?.condition).toBe('service_completed_successfully')
    }
  })

  it('leads the proxy to the processes', async () => {
    const { environment = {} } = compose.services['proxy'] ?? {}
    const caddyfile = await readFile(path.join(root, 'deploy/caddy/Caddyfile'), 'utf8')
    for (const name of Object.keys(environment)) expect(caddyfile).toContain(`{$${name}`)
    const upstreams = ['STOREFRONTS', 'APIS', 'ADMINS'].flatMap((name) => environment[name]?.split(' ') ?? [])
    const listening = ofShop
      .filter(([, , role]) => role !== 'migrate' && role !== 'worker')
      .map(([name, { environment: env = {} }, role]) => `${name}:${portOf(role, env)}`)
    expect(upstreams.toSorted()).toEqual(listening.toSorted())
  })
})
