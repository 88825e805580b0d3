import type { Environment, SettingDescription } from './setting.ts'

type Access = {
  /** Text of a file; throws when it cannot be read. */
  readonly readFile: (file: string) => string
  /** The error of a wrong setting. */
  readonly fail: (message: string) => Error
}

/** The environment variable that names a file with a secret setting. */
export const secretFileName = (name: string): string => `${name}_FILE`

/**
 * The environment with the secrets that are in files: `NAME_FILE` names the file of `NAME`, as orchestrators and systemd mount
 * secrets. Line breaks at the end of a file do not count. Fails when both are set, or when a file is unreadable or empty.
 */
export function withSecretFiles(
  env: Environment,
  settings: readonly Pick<SettingDescription, 'name' | 'isSecret'>[],
  access: Access,
): Environment {
  const read: Record<string, string | undefined> = {}
  for (const { name } of settings.filter(({ isSecret }) => isSecret)) {
    const setting = secretFileName(name)
    const file = env[setting]
    if (!file) continue
    if (env[name]) throw access.fail(`${name} and ${setting} are both set: keep one of them.`)
    read[name] = secretIn(file, setting, access)
    // Who reads the result again finds one of them.
    read[setting] = undefined
  }
  return { ...env, ...read }
}

function secretIn(file: string, setting: string, { readFile, fail }: Access): string {
  let text: string
  try {
    text = readFile(file)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw fail(`${setting} names the file "${file}", which cannot be read${reason}.`)
  }
  const secret = text.replace(/(?<![\r\n])[\r\n]+$/, '')
  if (secret === '') throw fail(`${setting} names the file "${file}", which is empty.`)
  return secret
}
