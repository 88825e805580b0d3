import { useCallback, useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { useFrame } from '../layout/use-frame.ts'
import { readDraft, removeDraft, useStoredDraft, writeDraft } from './drafts.ts'

type Fields = readonly (readonly [name: string, value: string])[]

/** Fields that the form makes itself, and what no browser may keep. */
const NOT_KEPT = new Set(['intent', 'idempotencyKey', 'version'])

const isKept = (control: Element): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  (control instanceof HTMLInputElement && !['password', 'file', 'hidden', 'submit'].includes(control.type)) ||
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement

/** Keeps the fields of a form in the browser under a name while they are typed, and puts them back when it is shown again. */
export function useFormDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string | undefined,
  version: string,
) {
  const person = useFrame().me.email
  const draft = useStoredDraft<Fields>(person, name)
  const [openedAt] = useState(() => Date.now())
  const keep = useEffectEvent((element: HTMLFormElement) => {
    if (name === undefined) return
    const base = readDraft<Fields>(person, name)?.version ?? version
    writeDraft(person, name, { value: fieldsOf(element), version: base, at: Date.now() })
  })
  useEffect(() => {
    const element = form.current
    if (!element || name === undefined) return undefined
    const found = readDraft<Fields>(person, name)
    if (found) putBack(element, found.value)
    const onChange = () => keep(element)
    element.addEventListener('input', onChange)
    element.addEventListener('change', onChange)
    return () => {
      element.removeEventListener('input', onChange)
      element.removeEventListener('change', onChange)
    }
  }, [form, name, person])
  const remove = useCallback(() => {
    if (name !== undefined) removeDraft(person, name)
  }, [name, person])
  return {
    /** The version on which what was typed is based. */
    version: draft?.version ?? version,
    /** When a draft from an earlier visit was last changed. */
    restoredAt: draft && draft.at < openedAt ? draft.at : undefined,
    remove,
  }
}

function fieldsOf(form: HTMLFormElement): Fields {
  const data = new FormData(form)
  const kept = [...form.elements].filter(isKept).map((control) => control.name)
  return [...data].flatMap(([name, value]) =>
    typeof value === 'string' && kept.includes(name) && !NOT_KEPT.has(name) ? [[name, value] as const] : [],
  )
}

function putBack(form: HTMLFormElement, fields: Fields): void {
  const values = new Map<string, string[]>()
  for (const [name, value] of fields) values.set(name, [...(values.get(name) ?? []), value])
  for (const control of [...form.elements].filter(isKept)) {
    if (!control.name || NOT_KEPT.has(control.name)) continue
    const all = values.get(control.name) ?? []
    if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
      if (control.checked !== all.includes(control.value)) control.click()
      continue
    }
    const [value] = all
    if (value !== undefined && control.value !== value) setValue(control, value)
  }
}

/** As if it was typed, so that a component that holds the value notices. */
function setValue(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  Reflect.set(Object.getPrototypeOf(control), 'value', value, control)
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  )
}
