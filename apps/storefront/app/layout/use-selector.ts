import { useCallback, useRef, useState, type FormEvent } from 'react'
import { usePanel, type OpenPanel } from './use-panel.ts'

/** Whether the choice of place and time is open over the page, and the sku of the purchase that waits for it. */
export function useSelector(mustChoose: boolean) {
  const { isOpen, open, openPanel, closePanel } = usePanel()
  const waiting = useRef<HTMLFormElement>(null)
  const goesOn = useRef(false)
  const [sku, setSku] = useState('')
  const close = () => {
    waiting.current = null
    closePanel()
  }
  const onLink: OpenPanel = (event) => {
    waiting.current = null
    setSku('')
    openPanel(event)
  }
  /** A form that buys waits until a place and a time are chosen (spec 001 §8, mustSelectStore). */
  const onSubmit = (event: FormEvent) => {
    const form = event.target
    if (!mustChoose || goesOn.current) return
    if (!(form instanceof HTMLFormElement) || form.dataset['buys'] === undefined) return
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter instanceof HTMLButtonElement && submitter.name === 'update') return
    event.preventDefault()
    event.stopPropagation()
    waiting.current = form
    setSku(form.dataset['buys'])
    open()
  }
  /** What waited goes on, unless it is left. */
  const onDone = useCallback(
    (left: boolean) => {
      const form = waiting.current
      waiting.current = null
      closePanel()
      if (left || !form?.isConnected) return
      goesOn.current = true
      form.requestSubmit()
      goesOn.current = false
    },
    [closePanel],
  )
  return { isOpen, sku, onLink, onSubmit, onDone, close }
}
