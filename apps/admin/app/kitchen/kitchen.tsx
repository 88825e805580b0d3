import { useEffect, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/kitchen'
import { m } from '../paraglide/messages.js'
import { clockText } from '../platform/clock.ts'
import { useNow } from '../platform/live/use-now.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Segment } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import type { Ticket } from './board.ts'
import { BoardColumns } from './board-columns.tsx'
import { readBoardPage } from './board.server.ts'
import { allowSound, sound } from './chime.ts'
import { KitchenNotes, LastPress } from './kitchen-notes.tsx'
import { OffMenu } from './off-menu.tsx'
import { PrintTickets } from './print-tickets.tsx'
import { useBoardKeys } from './use-board-keys.ts'
import { useKitchen } from './use-kitchen.ts'

export const loader = async ({ context, params }: Route.LoaderArgs) =>
  await readBoardPage(context, params.locationId)

type Shown = 'all' | 'pickup' | 'delivery'

export default function KitchenPage({ loaderData }: Route.ComponentProps) {
  return <KitchenBoard key={loaderData.board.location.id} {...loaderData} />
}

function KitchenBoard({ board: first, canEditSlots }: Route.ComponentProps['loaderData']) {
  const hasSound = useSound()
  const kitchen = useKitchen(first, { hasSound })
  const { board, tickets } = kitchen
  const now = useNow(board.now)
  const [shown, setShown] = useState<Shown>('all')
  const [isChoosing, setChoosing] = useState(false)
  const [isPrinting, setPrinting] = useState(false)
  const open = tickets.filter(({ state }) => state !== 'handed_over' && state !== 'out')
  const visible = open.filter(({ method }) => shown === 'all' || method === shown)
  const { timeZone, title, id } = board.location
  useBoardKeys({ tickets: visible, now, kitchen, onPrint: () => setPrinting(true) })
  const count = (method: Ticket['method']) => open.filter((one) => one.method === method).length
  return (
    <main id="content" className="kitchen" tabIndex={-1}>
      <title>{m.kitchen_page({ location: title })}</title>
      <div className="k-bar">
        <Link className={buttonClass({ variant: 'quiet' }, true)} to="/" aria-label={m.kitchen_leave()}>
          <Icon name="back" />
        </Link>
        <h1>{title}</h1>
        <p className="clock">
          <b>{clockText(now, timeZone)}</b>
          <span>{m.kitchen_open_orders({ count: open.length })}</span>
        </p>
        <Segment
          label={m.kitchen_show()}
          value={shown}
          onChange={setShown}
          choices={[
            { value: 'all', label: m.kitchen_all() },
            { value: 'pickup', label: m.kitchen_pickups({ count: count('pickup') }) },
            { value: 'delivery', label: m.kitchen_deliveries({ count: count('delivery') }) },
          ]}
        />
        <div className="acts">
          <button
            type="button"
            className={`${buttonClass({ variant: 'quiet' }, true)} big`}
            popoverTarget="kitchen-more"
            aria-label={m.ui_more()}
          >
            <Icon name="more" />
          </button>
          <Menu id="kitchen-more">
            <button type="button" onClick={() => sound.set(!hasSound)}>
              {hasSound ? m.kitchen_sound_off() : m.kitchen_sound_on()}
            </button>
            <button type="button" onClick={() => setPrinting(true)}>
              {m.kitchen_print()}
              <kbd>P</kbd>
            </button>
          </Menu>
          <Button className="big" icon="stop" onClick={() => setChoosing(true)}>
            {m.kitchen_off()}
          </Button>
          {canEditSlots && (
            <Link className={`${buttonClass({ variant: 'danger' })} big`} to={`/slots?location=${id}`}>
              <Icon name="clock" />
              {m.kitchen_close_slot()}
            </Link>
          )}
        </div>
      </div>
      <KitchenNotes kitchen={kitchen} timeZone={timeZone} />
      <BoardColumns
        tickets={visible}
        now={now}
        timeZone={timeZone}
        arrived={kitchen.arrived}
        unavailable={kitchen.unavailable}
        onMove={kitchen.move}
        onPutBack={(dish) => kitchen.setDish(dish, true)}
      />
      <LastPress kitchen={kitchen} />
      {isPrinting && (
        <PrintTickets
          locationId={id}
          tickets={visible}
          now={now}
          timeZone={timeZone}
          onClose={() => setPrinting(false)}
        />
      )}
      {isChoosing && (
        <OffMenu
          locationId={id}
          tickets={open}
          unavailable={kitchen.unavailable}
          onSet={kitchen.setDish}
          onClose={() => setChoosing(false)}
        />
      )}
    </main>
  )
}

/** Whether new orders ring; a browser lets it ring after a press. */
function useSound(): boolean {
  const isOn = useSyncExternalStore(sound.subscribe, sound.isOn, () => false)
  useEffect(() => {
    if (!isOn) return undefined
    const allow = () => void allowSound()
    addEventListener('pointerdown', allow, { once: true })
    return () => removeEventListener('pointerdown', allow)
  }, [isOn])
  return isOn
}
