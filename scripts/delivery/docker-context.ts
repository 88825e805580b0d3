import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The files of a folder that its .dockerignore leaves to a build, relative to it. */
export function dockerContext(folder: string): string[] {
  const rules = readFileSync(path.join(folder, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ isKept: line.startsWith('!'), pattern: patternOf(line.replace(/^!/, '')) }))
  // As in Docker, the last rule that matches a path decides, and what holds for a folder holds for all in it.
  const isKept = (name: string, inherited: boolean) =>
    rules.findLast(({ pattern }) => pattern.test(name))?.isKept ?? inherited
  const filesIn = (parent: string, inherited: boolean): string[] =>
    readdirSync(path.join(folder, parent), { withFileTypes: true }).flatMap((entry) => {
      const name = path.posix.join(parent, entry.name)
      const kept = isKept(name, inherited)
      if (!entry.isDirectory()) return kept ? [name] : []
      return kept ? filesIn(name, kept) : []
    })
  return filesIn('', true)
}

/** Unlike a shell's, a `*` of .dockerignore also matches names that begin with a dot. */
function patternOf(glob: string): RegExp {
  const source = glob
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'))
  return new RegExp(`^${source}$`)
}
