import { useEffect } from 'react'
import { Link, useLocation, useSubmit } from 'react-router'
import * as m from '../paraglide/messages.js'
import type { RootData } from './root-data.server.ts'
import { href } from '../platform/routes.ts'

/** Number of compared products, with a link to the comparison; empty when there are none. */
export function CompareBar({ data: { language, compared, features } }: { data: RootData }) {
  const { pathname } = useLocation()
  useToggles()
  const to = href(language, 'compare')
  if (!features['compare'] || pathname === to) return null
  const count = compared.length
  return (
    <div className={count > 0 ? 'compare-bar' : undefined}>
      <output>{count > 0 && m.compare_count({ count })}</output>
      {count > 0 && (
        <Link className="link tap" to={to}>
          {m.compare_see()}
        </Link>
      )}
    </div>
  )
}

/** Submits forms of the classes `compare-toggle` and `wish-toggle` without a reload, anywhere on the page. */
function useToggles(): void {
  const submit = useSubmit()
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const { target, submitter } = event
      if (!(target instanceof HTMLFormElement && target.matches('.compare-toggle, .wish-toggle'))) return
      event.preventDefault()
      const sender = submitter instanceof HTMLButtonElement ? submitter : target
      void submit(sender, { preventScrollReset: true })
    }
    document.addEventListener('submit', onSubmit)
    return () => document.removeEventListener('submit', onSubmit)
  }, [submit])
}
