import type { StaffIdentity } from './context.ts'

/**
 * Secrets that a response shows once. They stay beside the result of the mutation, which the database keeps for repeated
 * requests, and belong to the identity of one request: a repeated one gets none.
 */
const secrets = new WeakMap<StaffIdentity, Map<string, readonly string[]>>()

/** Keeps secrets under a name for the rest of the request. */
export function showOnce(staff: StaffIdentity, name: string, values: readonly string[]): void {
  const known = secrets.get(staff) ?? new Map<string, readonly string[]>()
  secrets.set(staff, known.set(name, values))
}

export function shownOnce(staff: StaffIdentity, name: string): readonly string[] | null {
  return secrets.get(staff)?.get(name) ?? null
}
