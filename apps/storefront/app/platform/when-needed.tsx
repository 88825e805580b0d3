import { lazy, Suspense, type ComponentType } from 'react'

/**
 * A component whose script only those pages load that show it: the server has it at hand, for it renders at once.
 * `now` is the component on the server, undefined in a browser.
 */
export function whenNeeded<Props extends object>(
  now: ComponentType<Props> | undefined,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  if (now) return now
  const Later = lazy(async () => ({ default: await load() }))
  return function WhenNeeded(props: Props) {
    return (
      <Suspense>
        <Later {...props} />
      </Suspense>
    )
  }
}
