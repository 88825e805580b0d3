import { useCallback, useRef, useState, type FormEvent } from 'react'
import { usePanel, type OpenPanel } from './use-panel.ts'

/** Buttons of a product form that put nothing into the cart. */
const NOT_BUYING: ReadonlySet<string> = new Set(['update', 'wish'])

/** State of the location selector panel, and the sku of the form that waits for it. */
export function useSelector(selectionRequired: boolean) {
  const { isOpen, open, openPanel, closePanel } = usePanel()
  const pendingForm = useRef<HTMLFormElement>(null)
  const isResuming = useRef(false)
  const [sku, setSku] = useState('')
  const close = () => {
    pendingForm.current = null
    closePanel()
  }
  const onLink: OpenPanel = (event) => {
    pendingForm.current = null
    setSku('')
    openPanel(event)
  }
  /** Holds back forms that add to the cart until location and slot are selected (spec 001 §8, mustSelectStore). */
  const onSubmit = (event: FormEvent) => {
    const form = event.target
    if (!selectionRequired || isResuming.current) return
    if (!(form instanceof HTMLFormElement) || form.dataset['buys'] === undefined) return
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter instanceof HTMLButtonElement && NOT_BUYING.has(submitter.name)) return
    event.preventDefault()
    event.stopPropagation()
    pendingForm.current = form
    setSku(form.dataset['buys'])
    open()
  }
  /** Submits the pending form, unless the shopper cancelled. */
  const onDone = useCallback(
    (left: boolean) => {
      const form = pendingForm.current
      pendingForm.current = null
      closePanel()
      if (left || !form?.isConnected) return
      isResuming.current = true
      form.requestSubmit()
      isResuming.current = false
    },
    [closePanel],
  )
  return { isOpen, sku, onLink, onSubmit, onDone, close }
}
