import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

/** A place in a script of the shop, in the stack of an error. */
const PLACE = /\/assets\/([\w.-]+\.js):(\d+):(\d+)/g

/** Maximum number of maps in memory: most errors come from few scripts, and the map of React takes some megabytes. */
const MOST = 4

/** Resolves stacks of errors in browsers to the source code, by the source maps in a folder. */
export class SourceMaps {
  readonly #folder: string
  readonly #maps = new LRUCache<string, Promise<SourceMap | undefined>>({ max: MOST })

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The stack with `app/layout/header.tsx:12:5` for each place in a script; places without a map stay. */
  async resolve(stack: string): Promise<string> {
    const scripts = new Set([...stack.matchAll(PLACE)].map(([, script = '']) => script))
    const maps = new Map<string, SourceMap | undefined>()
    for (const script of scripts) maps.set(script, await this.#mapOf(script))
    return stack.replaceAll(PLACE, (place, script: string, line: string, column: string) => {
      const origin = maps.get(script)?.findOrigin(Number(line), Number(column))
      if (!origin || !('fileName' in origin)) return place
      const file = origin.fileName.replace(/^(?:\.\.\/)+/, '')
      return `${file}:${origin.lineNumber}:${origin.columnNumber}`
    })
  }

  #mapOf(script: string): Promise<SourceMap | undefined> {
    const known = this.#maps.get(script) ?? readMap(join(this.#folder, `${script}.map`))
    this.#maps.set(script, known)
    return known
  }
}

/** Undefined where there is no such map, as for a script of an earlier version. */
async function readMap(file: string): Promise<SourceMap | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : new SourceMap(JSON.parse(text))
}
