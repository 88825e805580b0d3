import { Check } from '../ui/field.tsx'
import { useProblem } from '../ui/form-problems.tsx'
import { PERMISSION_GROUPS } from './permission-labels.ts'

interface PermissionBoxesProps {
  /** What is ticked at first. */
  readonly chosen: readonly string[]
  /** What the person may give; the others are not shown, unless they are ticked. */
  readonly possible: readonly string[]
  readonly isReadOnly?: boolean
}

/** A box for each permission, by area; the form gets `permissions`. */
export function PermissionBoxes({ chosen, possible, isReadOnly = false }: PermissionBoxesProps) {
  const problem = useProblem('permissions')
  return (
    <div className="stack">
      {problem && <p className="err">{problem}</p>}
      {PERMISSION_GROUPS.map(({ label, permissions }) => {
        const shown = permissions.filter(([code]) => possible.includes(code) || chosen.includes(code))
        if (shown.length === 0) return null
        return (
          <fieldset key={label()} className="field" disabled={isReadOnly}>
            <legend className="label">{label()}</legend>
            <div className="two">
              {shown.map(([code, text]) => (
                <Check key={code} name="permissions" value={code} defaultChecked={chosen.includes(code)}>
                  {text()}
                </Check>
              ))}
            </div>
          </fieldset>
        )
      })}
    </div>
  )
}
