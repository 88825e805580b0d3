import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import * as m from '../paraglide/messages.js'
import type { CategoryPageData } from './category.server.ts'

/**
 * Subcategories of a page. Those whose dishes stand on it lead to them, and the one that is read is marked, in a bar that
 * stays; the others lead to their own pages.
 */
export function MenuTabs({ page: { sections, groups = [], path } }: { page: CategoryPageData }) {
  const nav = useRef<HTMLElement>(null)
  const read = useSectionRead(groups.map(({ id }) => id))
  useEffect(() => {
    const tab = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (read && tab) nav.current?.scrollTo({ left: tab.offsetLeft - nav.current.clientWidth / 3 })
  }, [read])
  return (
    <nav
      ref={nav}
      className={groups.length > 0 ? 'pills scroll tabs menu-tabs' : 'pills scroll tabs'}
      aria-label={m.catalogue_subcategories()}
    >
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
