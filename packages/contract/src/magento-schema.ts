import { readFileSync } from 'node:fs'

const file = new URL('../magento-reference/magento.graphql', import.meta.url)

/**
 * The schema of a Magento without extensions as SDL. Fields whose types the reference does not define are left out.
 * Reads the file on each call.
 */
export function readMagentoSchema(): string {
  const reference = readFileSync(file, 'utf8').replaceAll(/ @used\(by: \d+\)/g, '')
  const defined = [...reference.matchAll(/^(?:type|interface|input|enum) (\w+)/gm)].map(
    ([, name = '']) => name,
  )
  const known = new Set(['String', 'Int', 'Float', 'Boolean', 'ID', ...defined])
  const isKnown = (type: string) => known.has(type.replaceAll(/[[\]!]/g, ''))
  return reference.replaceAll(
    /^ {2}(\w+)(?:\((.*)\))?: (\S+)\n/gm,
    (_line, name: string, given: string, type: string) => {
      if (!isKnown(type)) return ''
      const usable = (given ?? '').split(', ').filter((one) => isKnown(/: ([^ ]+)/.exec(one)?.[1] ?? ''))
      return `  ${name}${usable.length > 0 ? `(${usable.join(', ')})` : ''}: ${type}\n`
    },
  )
}
