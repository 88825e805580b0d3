import type { ServerBuild } from 'react-router'

/** React Router's manifest with what our build adds for the server (scripts/browser-files.ts); not so in development. */
export type BuiltAssets = ServerBuild['assets'] & {
  /** The styles of each script that some pages of a route need, by its name in pages/page-scripts.ts. */
  readonly partStyles?: Readonly<Record<string, readonly string[]>>
  /** Address of the script that traces a browser's actions (app/traces), which a page names where traces are sent. */
  readonly tracesModule?: string
}
