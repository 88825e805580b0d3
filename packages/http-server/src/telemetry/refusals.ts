import type { Telemetry } from './telemetry.ts'

/** Shows how many requests were refused because the process had too much to do. */
export function observeRefusals({ metrics }: Telemetry, refused: () => number): void {
  metrics.observe(
    {
      name: 'comptoir.http.refused',
      unit: '{request}',
      description: 'Requests that were refused because the process had too much to do.',
      kind: 'counter',
    },
    () => [{ value: refused() }],
  )
}
