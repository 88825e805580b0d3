import { useRef } from 'react'
import { loadChunk } from '../platform/chunk.ts'
import type { FormRules } from './form-rules.ts'

/** The rules of a form, or what loads them when the form is first used. */
export type RulesSource = FormRules | (() => Promise<FormRules>)

type Checks = typeof import('./form-rules.ts') & { readonly rules: FormRules }

const loadChecks = async () => await import('./form-rules.ts')

/**
 * What checks a form, which loads when the shopper first uses it. `whenLoaded` calls back at once when it has loaded; never
 * when it cannot be loaded: the server checks the form.
 */
export function useFormChecks(source: RulesSource) {
  const loading = useRef<Promise<void>>(undefined)
  const loaded = useRef<Checks>(undefined)
  const rulesOf = async () => (typeof source === 'function' ? await loadChunk(source) : source)
  const load = async () => {
    const [checks, rules] = await Promise.all([loadChunk(loadChecks), rulesOf()])
    loaded.current = { ...checks, rules }
  }
  /** The rules of a form may change, those that were loaded stay. */
  const current = (): Checks | undefined =>
    loaded.current && typeof source !== 'function' ? { ...loaded.current, rules: source } : loaded.current
  const begin = () => {
    loading.current ??= load().catch(() => {
      loading.current = undefined
    })
    return loading.current
  }
  const useLater = async (use: (checks: Checks) => void) => {
    await begin()
    const checks = current()
    if (checks) use(checks)
  }
  return {
    begin: () => void begin(),
    current,
    whenLoaded: (use: (checks: Checks) => void) => {
      const checks = current()
      if (checks) use(checks)
      else void useLater(use)
    },
  }
}
