export function isStamped(root: string): boolean
export function stamp(root: string): void
export function missingPackages(root: string): string[]
