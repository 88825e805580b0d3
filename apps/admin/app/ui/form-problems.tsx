import { createContext, use, useEffect, useRef, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { useUiTexts } from './ui-texts.tsx'

/** A mistake in a form, in words; `field` is the name of the control, or none of them. */
export interface Problem {
  readonly field: string
  readonly message: string
}

const ProblemsContext = createContext<readonly Problem[]>([])

/** Gives the fields inside the mistakes that the API found. */
export function FormProblems({ problems, children }: { problems: readonly Problem[]; children: ReactNode }) {
  return <ProblemsContext value={problems}>{children}</ProblemsContext>
}

/** The mistake of a field. */
export function useProblem(name: string): string | undefined {
  return use(ProblemsContext).find(({ field }) => field === name)?.message
}

/** Lists the mistakes above a form, each a link to its field; moves the focus to the first field that has one. */
export function ProblemSummary() {
  const problems = use(ProblemsContext)
  const { problems: title } = useUiTexts()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = ref.current?.closest('form, dialog, main')
    const first = problems.map(({ field }) => controlOf(form, field)).find(Boolean)
    if (first) first.focus()
    else if (problems.length > 0) ref.current?.focus()
  }, [problems])
  if (problems.length === 0) return null
  return (
    <div className="note bad" role="alert" tabIndex={-1} ref={ref}>
      <Icon name="warning" />
      <div>
        <b>{title(problems.length)}</b>
        <ul className="plain-list">
          {problems.map(({ field, message }) => (
            <li key={field + message}>
              <button
                type="button"
                className="link"
                onClick={(event) =>
                  controlOf(event.currentTarget.closest('form, dialog, main'), field)?.focus()
                }
              >
                {message}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function controlOf(form: Element | null | undefined, name: string): HTMLElement | undefined {
  const controls = form?.querySelectorAll<HTMLElement>('input, select, textarea, [data-name]') ?? []
  return [...controls].find((one) => (one.getAttribute('name') ?? one.dataset.name) === name)
}
