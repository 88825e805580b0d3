import { useEffect, useRef, useState, type RefObject } from 'react'
import { Link } from 'react-router'
import * as m from '../paraglide/messages.js'
import { showCurrent } from '../ui/show-current.ts'
import type { CategoryPageData } from './category.server.ts'

/**
 * Subcategories of a page. Those whose dishes stand on it lead to them, and the one that is read is marked, in a bar that
 * stays; the others lead to their own pages.
 */
export function MenuTabs({ page: { sections, groups = [], path } }: { page: CategoryPageData }) {
  const nav = useRef<HTMLElement>(null)
  const isStuck = useIsStuck(nav, groups.length > 0)
  const read = useSectionRead(groups.map(({ id }) => id))
  useEffect(() => {
    if (isStuck && read) showCurrent(nav.current?.querySelector(`[href="#${read}"]`))
  }, [isStuck, read])
  useEffect(() => {
    // Back at the head of the page it begins with the first one again.
    if (!isStuck && groups.length > 0) nav.current?.scrollTo({ left: 0 })
  }, [isStuck, groups.length])
  return (
    <nav ref={nav} className={classesOf(groups.length > 0, isStuck)} aria-label={m.catalogue_subcategories()}>
      {sections.map(({ label, to }) => {
        const group = groups.find((one) => one.to === to)
        return group ? (
          <a
            key={to}
            className="tab"
            href={`#${group.id}`}
            aria-current={group.id === read ? 'location' : undefined}
          >
            {label}
          </a>
        ) : (
          <Link key={to} className="tab" to={to} aria-current={to === path ? 'page' : undefined}>
            {label}
          </Link>
        )
      })}
    </nav>
  )
}

function classesOf(stays: boolean, isStuck: boolean): string {
  if (!stays) return 'pills scroll tabs'
  return isStuck ? 'pills scroll tabs menu-tabs is-stuck' : 'pills scroll tabs menu-tabs'
}

/**
 * Whether the bar stands at the top of the window while the page scrolls below it. Its rows become one then, and
 * `--rows` is the height that they had, so that nothing moves.
 */
function useIsStuck(bar: RefObject<HTMLElement | null>, stays: boolean): boolean {
  const [isStuck, setIsStuck] = useState(false)
  useEffect(() => {
    const nav = bar.current
    if (!stays || !nav || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser reports several changes at once, the newest last.
        const entry = entries.at(-1)
        if (!entry) return
        const { top, height } = entry.boundingClientRect
        if (!nav.classList.contains('is-stuck')) nav.style.setProperty('--rows', `${height}px`)
        setIsStuck(top <= 0)
      },
      // Out of the window by a pixel as soon as it sticks.
      { rootMargin: '-1px 0px 0px', threshold: [0, 1] },
    )
    observer.observe(nav)
    return () => observer.disconnect()
  }, [bar, stays])
  return isStuck
}

/** Id of the section at the top of the window; undefined above the first one, and without JavaScript. */
function useSectionRead(ids: readonly string[]): string | undefined {
  const [read, setRead] = useState<string>()
  const list = ids.join(' ')
  useEffect(() => {
    if (!list || typeof IntersectionObserver === 'undefined') return undefined
    const inView = new Set<string>()
    const ordered = list.split(' ')
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id)
          else inView.delete(target.id)
        }
        setRead(ordered.findLast((id) => inView.has(id)))
      },
      // A line in the upper quarter of the window.
      { rootMargin: '-24% 0px -75% 0px' },
    )
    for (const id of ordered) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [list])
  return read
}
