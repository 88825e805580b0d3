import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { secretFileName } from '@comptoir/rules/secret-files'
import {
  readSettings as readAdminSettings,
  settingDefinitions as adminDefinitions,
} from '../../apps/admin/server/settings.ts'
import {
  readSettings as readApiSettings,
  settingDefinitions as apiDefinitions,
} from '../../apps/api/src/settings.ts'
import {
  readSettings as readStorefrontSettings,
  settingDefinitions as storefrontDefinitions,
} from '../../apps/storefront/server/settings.ts'
import { root } from '../processes.ts'

export const ROLES = ['migrate', 'api', 'worker', 'storefront', 'admin'] as const
export type Role = (typeof ROLES)[number]

type Environment = Record<string, string>

/** Values of secrets in tests: they pass as those of a production. */
const secrets: Environment = {
  DATABASE_URL: 'postgres://shop:a-long-password@postgres/shop',
  SMTP_URL: 'smtps://shop:a-long-password@mail.vasque.example',
}
const anySecret = 'ahSh3eich7Ieth1Eidi5aeP2'

const definitionsOf = (role: Role) => {
  if (role === 'storefront') return storefrontDefinitions
  return role === 'admin' ? adminDefinitions : apiDefinitions(path.join(root, 'sites'))
}

/** Read by scripts/run.mjs for every role. */
const ofStart = ['NODE_ENV', 'DATA_DIR']

/** The variables of an environment that a role does not read: typing errors, and what belongs to another role. */
export function unknownSettings(role: Role, env: Environment): string[] {
  const known = definitionsOf(role).flatMap(({ name, isSecret }) =>
    isSecret ? [name, secretFileName(name)] : [name],
  )
  return Object.keys(env).filter((name) => !known.includes(name) && !ofStart.includes(name))
}

/**
 * The port that a role listens on with an environment in production, 0 for `migrate`; throws as the role does when it refuses it.
 * Files with secrets get a content; their names are as in the environment.
 */
export function portOf(role: Role, environment: Environment): number {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'comptoir-secrets-'))
  try {
    const env: Environment = { ...environment, NODE_ENV: 'production' }
    for (const { name, isSecret } of definitionsOf(role)) {
      const setting = secretFileName(name)
      if (!isSecret || env[setting] === undefined) continue
      env[setting] = path.join(folder, name)
      writeFileSync(env[setting], `${secrets[name] ?? anySecret}\n`)
    }
    if (role === 'storefront') return readStorefrontSettings(env).port
    if (role === 'admin') return readAdminSettings(env).port
    const settings = readApiSettings(env, root)
    if (role === 'worker') return settings.workerPort
    return role === 'api' ? settings.port : 0
  } finally {
    rmSync(folder, { recursive: true })
  }
}
