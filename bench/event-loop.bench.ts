import { anonymousReads, wholeLists } from '../apps/api/test/anonymous-reads.ts'
import type { ApiProcess } from './api-process.ts'
import { report } from './report.ts'

const longestBlockMs = 50
const rounds = 3

/** The longest time for which each kind of anonymous read blocked others, on its first and on later runs. */
export async function benchEventLoop(api: ApiProcess, of: string): Promise<void> {
  for (const { family, query, variables, refused } of [...anonymousReads, ...wholeLists]) {
    let worst = { longestWorkMs: 0, longestPauseMs: 0 }
    for (let round = 0; round < rounds; round++) {
      await api.measureBlocks()
      // A new name each time, so that no response is cached.
      const named = query.replace(/^(query \w+|(?=\{))/, (name) => `${name || 'query Unnamed'}${round} `)
      const asked = api.ask(named, { ...variables })
      if (refused) await asked.then(unexpected, () => undefined)
      else await asked
      const blocks = await api.longestBlocks()
      if (blocks.longestWorkMs > worst.longestWorkMs) worst = blocks
    }
    report({
      what: `${of}: ${family}, longest block, CPU`,
      value: worst.longestWorkMs,
      unit: 'ms',
      bar: longestBlockMs,
      against: `${worst.longestPauseMs.toFixed(0)} ms with what else runs here`,
    })
  }
}

function unexpected(): never {
  throw new Error('The API answers what it must refuse.')
}
