import { useState } from 'react'
import { Link } from 'react-router'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { useAllowed } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { buttonClass, IconButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import type { CustomerRecord } from './customer-record.ts'

/** What staff may do with an account as a whole. */
export function CustomerMenu({ customer }: { customer: CustomerRecord }) {
  const may = useAllowed()
  const [isActing, setActing] = useState(false)
  const mayAct = may('customers.impersonate') && !customer.disabledAt
  return (
    <>
      <a className={buttonClass({})} href={`mailto:${customer.email}`}>
        <Icon name="mail" />
        {m.customer_write()}
      </a>
      {(may('customers.edit') || mayAct) && (
        <>
          <IconButton icon="more" label={m.ui_more()} popoverTarget="customer-menu" />
          <Menu id="customer-menu">
            {mayAct && (
              <button type="button" onClick={() => setActing(true)}>
                {m.customer_act()}
              </button>
            )}
            {may('customers.edit') && (
              <>
                <Link to="merge">{m.customer_merge()}</Link>
                <MutationForm
                  intent={customer.disabledAt ? 'enable' : 'disable'}
                  version={customer.version}
                  className=""
                >
                  <button type="submit">
                    {customer.disabledAt ? m.customer_enable() : m.customer_disable()}
                  </button>
                </MutationForm>
              </>
            )}
          </Menu>
        </>
      )}
      {mayAct && <ActDialog isOpen={isActing} onClose={() => setActing(false)} />}
    </>
  )
}

/** Asks for the link that opens the shop as this customer. */
function ActDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [url, setUrl] = useState<string>()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={m.customer_act()}>
      <p>{m.customer_act_text()}</p>
      {url ? (
        <a
          className={buttonClass({ variant: 'primary' })}
          href={url}
          target="_blank"
          rel="noreferrer"
          onClick={() => {
            setUrl(undefined)
            onClose()
          }}
        >
          {m.customer_act_open()}
        </a>
      ) : (
        <MutationForm<{ actForCustomer: { url: string } }>
          intent="act"
          onDone={({ actForCustomer }) => setUrl(actForCustomer.url)}
        >
          <SubmitButton>{m.customer_act_link()}</SubmitButton>
        </MutationForm>
      )}
    </Dialog>
  )
}
