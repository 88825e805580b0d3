import { readFileSync } from 'node:fs'

const file = new URL('../facts/magento.graphql', import.meta.url)

/**
 * The schema of a Magento without extensions as SDL, without types that the facts name but do not describe.
 * Reads the file on each call.
 */
export function readMagentoSchema(): string {
  const facts = readFileSync(file, 'utf8').replaceAll(/ @used\(by: \d+\)/g, '')
  const described = [...facts.matchAll(/^(?:type|interface|input|enum) (\w+)/gm)].map(([, name = '']) => name)
  const known = new Set(['String', 'Int', 'Float', 'Boolean', 'ID', ...described])
  const isKnown = (type: string) => known.has(type.replaceAll(/[[\]!]/g, ''))
  return facts.replaceAll(
    /^ {2}(\w+)(?:\((.*)\))?: (\S+)\n/gm,
    (_line, name: string, given: string, type: string) => {
      if (!isKnown(type)) return ''
      const kept = (given ?? '').split(', ').filter((one) => isKnown(/: ([^ ]+)/.exec(one)?.[1] ?? ''))
      return `  ${name}${kept.length > 0 ? `(${kept.join(', ')})` : ''}: ${type}\n`
    },
  )
}
