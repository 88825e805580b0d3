import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { m } from '../paraglide/messages.js'
import { Glyph } from '../ui/state.tsx'
import type { WarnRequest, Warnings } from './warn.ts'

const PAUSE_MS = 400

type Warning = Warnings[number]

/** What is doubtful of the draft as it is now, in sentences. */
export function DraftWarnings(request: WarnRequest) {
  const { submit, data } = useFetcher<Warnings>()
  const asked = JSON.stringify(request)
  useEffect(() => {
    const timer = setTimeout(
      () => void submit(asked, { method: 'post', action: '/promotions/warn', encType: 'application/json' }),
      PAUSE_MS,
    )
    return () => clearTimeout(timer)
  }, [asked, submit])
  if (!data || data.length === 0) return null
  return (
    <output className="float-bad">
      <Glyph kind="warn" />
      {data.map((warning) => TEXTS[warning.code](warning)).join(' ')}
    </output>
  )
}

const TEXTS: Readonly<Record<Warning['code'], (warning: Warning) => string>> = {
  OVER: () => m.promo_warning_over(),
  EVERYTHING: () => m.promo_warning_everything(),
  NO_LIMIT: () => m.promo_warning_no_limit(),
  ONE_ALONE: ({ otherName }) => m.promo_warning_one_alone({ name: otherName ?? '' }),
  CODE_TAKEN: ({ otherName }) => m.promo_warning_code_taken({ name: otherName ?? '' }),
}
