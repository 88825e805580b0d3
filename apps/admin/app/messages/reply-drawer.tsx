import { REPLY_PLACEHOLDERS, type ReplyPlaceholder } from '@comptoir/rules/reply-template'
import { useRef, useState } from 'react'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { typeInto } from '../forms/type-into.ts'
import type { RepliesQuery } from '../generated/graphql.ts'
import { useFrame } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { languageNameIn } from '../platform/language.ts'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { Area, Field, Input, Select } from '../ui/field.tsx'

export type SavedReply = RepliesQuery['replyTemplates'][number]

const placeholderLabel: Readonly<Record<ReplyPlaceholder, () => string>> = {
  customer_name: m.replies_customer_name,
  order_number: m.replies_order_number,
  shop_name: m.replies_shop_name,
  staff_name: m.replies_staff_name,
}

/** Writes a saved reply, or changes one. */
export function ReplyDrawer({ reply, onClose }: { reply: SavedReply | undefined; onClose: () => void }) {
  const { websites, websiteId, language: spoken } = useFrame()
  const [shop, setShop] = useState(reply?.websiteId ?? websiteId ?? websites[0]?.id ?? '')
  const [isDeleting, setDeleting] = useState(false)
  const text = useRef<HTMLTextAreaElement>(null)
  const views = websites.find(({ id }) => id === shop)?.storeViews ?? []
  const languages = [...new Set(views.map(({ language }) => language))]
  return (
    <Drawer isOpen onClose={onClose} title={reply ? m.replies_edit() : m.replies_new()}>
      <MutationForm
        intent="save"
        version={reply?.version ?? ''}
        draft={`reply-${reply?.id ?? 'new'}`}
        labels={{
          websiteId: m.replies_shop(),
          language: m.replies_language(),
          name: m.replies_name(),
          text: m.replies_text(),
        }}
        onDone={onClose}
      >
        <input type="hidden" name="id" value={reply?.id ?? ''} />
        <Field name="name" label={m.replies_name()} help={m.replies_name_help()}>
          <Input required maxLength={80} defaultValue={reply?.name} />
        </Field>
        {websites.length > 1 ? (
          <Field name="websiteId" label={m.replies_shop()}>
            <Select
              value={shop}
              onChange={({ target }) => setShop(target.value)}
              choices={websites.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Field>
        ) : (
          <input type="hidden" name="websiteId" value={shop} />
        )}
        <Field name="language" label={m.replies_language()}>
          <Select
            key={shop}
            defaultValue={reply?.language}
            choices={languages.map((code) => ({ value: code, label: languageNameIn(code, spoken) }))}
          />
        </Field>
        <Field name="text" label={m.replies_text()} help={m.replies_text_help()}>
          <Area ref={text} required rows={10} maxLength={4000} defaultValue={reply?.text} />
        </Field>
        <fieldset className="row wrap" aria-label={m.replies_insert()}>
          {REPLY_PLACEHOLDERS.map((name) => (
            <Button
              key={name}
              small
              icon="plus"
              onClick={() => text.current && typeInto(text.current, `{{${name}}}`)}
            >
              {placeholderLabel[name]()}
            </Button>
          ))}
        </fieldset>
        <div className="acts">
          {reply && !isDeleting && (
            <Button variant="quiet" onClick={() => setDeleting(true)}>
              {m.replies_delete()}
            </Button>
          )}
          <SubmitButton variant="primary">{m.replies_save()}</SubmitButton>
        </div>
      </MutationForm>
      {reply && isDeleting && (
        <MutationForm intent="delete" version={reply.version} onDone={onClose}>
          <input type="hidden" name="id" value={reply.id} />
          <h3>{m.replies_delete_title()}</h3>
          <p>{m.replies_delete_text()}</p>
          <div className="acts">
            <Button onClick={() => setDeleting(false)}>{m.replies_keep()}</Button>
            <SubmitButton variant="danger">{m.replies_delete()}</SubmitButton>
          </div>
        </MutationForm>
      )}
    </Drawer>
  )
}
