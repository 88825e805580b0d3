import { startTransition, useEffect, useRef, useState, type ComponentType } from 'react'
import { loadChunk } from './chunk.ts'
import { lazyComponent } from './lazy-component.ts'
import { trustedHtml } from './trusted-html.ts'
import { useHydrated } from './use-hydrated.ts'

/** Distance from the screen at which a part loads. */
const NEAR = '200px'

/** Leaves what the server sent: hydration does not look inside, and renders set the same value, which changes nothing. */
const AS_SENT = { dangerouslySetInnerHTML: trustedHtml(''), suppressHydrationWarning: true }

/**
 * A part of a page below the first screen. In a document it stays as the server sent it until it comes near the screen or
 * its values change; then its script loads, and the component takes its place. Until then, and if the script cannot be
 * loaded, its links and forms work as without JavaScript. On a page that scripts show it is there at once, as any lazy part.
 * `rendered` is the component itself, on the server alone:
 * `latePart(async () => (await load()).Part, import.meta.env.SSR && (await load()).Part)`.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  rendered: ComponentType<Props> | false,
  isStill = false,
): ComponentType<Props> {
  const Part: ComponentType<Props> = rendered || lazyComponent(load)
  return function LatePart(props: Props) {
    const isHydrated = useHydrated()
    const [isSent, setSent] = useState(!isHydrated && !rendered)
    const [first] = useState(props)
    const place = useRef<HTMLDivElement>(null)
    const isChanged = isStill ? !isAlike(first, props) : !isEqual(first, props)
    useEffect(() => {
      const element = place.current
      if (!isSent || !element) return undefined
      const controller = new AbortController()
      const { signal } = controller
      const replace = async () => {
        await loadChunk(load)
        await focusElsewhere(element, signal)
        if (!signal.aborted) startTransition(() => setSent(false))
      }
      // What the server sent works by itself.
      const begin = () => void replace().catch(() => undefined)
      if (isChanged) begin()
      else if (!isStill) whenNear(element, signal, begin)
      return () => controller.abort()
    }, [isSent, isChanged])
    if (isSent) return <div key="sent" ref={place} className="contents" {...AS_SENT} />
    return (
      <div key="part" className="contents">
        <Part {...props} />
      </div>
    )
  }
}

/** A late part that only shows its values, as text: a document never needs its script while they stay alike. */
export const stillPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  rendered: ComponentType<Props> | false,
): ComponentType<Props> => latePart(load, rendered, true)

const isEqual = (first: object, second: object): boolean =>
  Object.entries(second).every(([name, value]) => Reflect.get(first, name) === value)

/** The same values in other objects, as those of data that was loaded again. */
const isAlike = (first: object, second: object): boolean => JSON.stringify(first) === JSON.stringify(second)

/** Calls back once. A box of the class `contents` has no place on the screen, what it holds has. */
function whenNear(element: HTMLElement, signal: AbortSignal, onNear: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      onNear()
    },
    { rootMargin: NEAR },
  )
  for (const child of element.children) observer.observe(child)
  signal.addEventListener('abort', () => observer.disconnect())
}

/** Resolves when the focus is not within an element: it would be lost with what has it. */
async function focusElsewhere(element: HTMLElement, signal: AbortSignal): Promise<void> {
  if (!element.contains(document.activeElement)) return
  await new Promise<void>((resolve) => {
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && element.contains(relatedTarget)) return
      element.removeEventListener('focusout', onLeave)
      resolve()
    }
    element.addEventListener('focusout', onLeave, { signal })
  })
}
