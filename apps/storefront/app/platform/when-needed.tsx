import { lazy, Suspense, type ComponentType } from 'react'

/**
 * A component whose script only those pages load that show it: the server has it at hand, for it renders at once.
 * `now` is the component on the server, undefined in a browser.
 */
export function whenNeeded<Props extends object>(
  now: ComponentType<Props> | undefined,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = now ?? lazy(async () => ({ default: await load() }))
  // The server writes the boundary, too, or the page would not be the one that the browser expects.
  return function WhenNeeded(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}
