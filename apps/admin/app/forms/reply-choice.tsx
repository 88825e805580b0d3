import { fillReply, placeholdersOfReply, REPLY_PLACEHOLDERS } from '@comptoir/rules/reply-template'
import { useEffect, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useFrame } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import type { loader } from './replies.ts'
import { typeInto } from './type-into.ts'

interface ReplyChoiceProps {
  /** Name of the field of the same form that the reply is written into. */
  readonly field: string
  readonly websiteId: string
  /** The language of the customer, BCP 47. */
  readonly language: string
  readonly customerName: string | null
  readonly orderNumber: string | null
}

const known: readonly string[] = REPLY_PLACEHOLDERS

/**
 * Chooses a saved reply, which is written into a field with its places filled in: the person reads and changes it before
 * it is sent. Absent where there are none.
 */
export function ReplyChoice({ field, websiteId, language, customerName, orderNumber }: ReplyChoiceProps) {
  const { data: replies = [], load } = useFetcher<typeof loader>()
  const { me, websites } = useFrame()
  const [open, setOpen] = useState<readonly string[]>([])
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    void load(`/replies-for?${new URLSearchParams({ website: websiteId, language })}`)
  }, [load, websiteId, language])
  if (replies.length === 0) return null

  const choose = (chosen: string) => {
    const reply = replies.find((one) => one.id === chosen)
    const area = (box.current?.closest('form') ?? box.current?.closest('main'))?.querySelector(
      `textarea[name="${CSS.escape(field)}"]`,
    )
    if (!reply || !(area instanceof HTMLTextAreaElement)) return
    const text = fillReply(reply.text, {
      customer_name: customerName,
      order_number: orderNumber,
      shop_name: websites.find((website) => website.id === websiteId)?.name ?? null,
      staff_name: me.name,
    })
    typeInto(area, text)
    setOpen(placeholdersOfReply(text).filter((name) => known.includes(name)))
  }
  return (
    <div className="field" ref={box}>
      <label className="label" htmlFor={id}>
        {m.replies_choose()}
      </label>
      <select id={id} className="select" value="" onChange={({ target }) => choose(target.value)}>
        <option value="">{m.replies_choose_none()}</option>
        {replies.map((reply) => (
          <option key={reply.id} value={reply.id}>
            {reply.name}
          </option>
        ))}
      </select>
      <output className="help">
        {open.length > 0 && m.replies_open({ names: open.map((name) => `{{${name}}}`).join(', ') })}
      </output>
    </div>
  )
}
