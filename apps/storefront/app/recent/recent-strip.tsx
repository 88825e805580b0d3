import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Card } from '../catalogue/card.ts'
import { NoPicture } from '../catalogue/no-picture.tsx'
import { PriceLines } from '../catalogue/price-block.tsx'
import { useShop } from '../layout/use-shop.ts'
import * as m from '../paraglide/messages.js'
import { href, pathHref } from '../platform/routes.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { forgetAllViewed, forgetViewed } from './device.ts'
import '../catalogue/favourite-toggle.css'
import './recent.css'

const MOST_SHOWN = 8

/** A row of products that the device remembers, each of which it can forget. */
export default function RecentStrip({
  skus,
  except = [],
}: {
  skus: readonly string[]
  except?: readonly string[] | undefined
}) {
  const { language } = useShop()
  const [cards, setCards] = useState<readonly Card[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const address = `${href(language, 'recentlyViewed')}?${new URLSearchParams(skus.map((sku) => ['sku', sku]))}`
  useEffect(() => {
    const request = new AbortController()
    void loadCards(address, request.signal).then(setCards)
    return () => request.abort()
  }, [address])
  const shown = cards.filter(({ path }) => !except.includes(path)).slice(0, MOST_SHOWN)
  if (shown.length === 0) return null
  const forget = (sku: string) => {
    forgetViewed(sku)
    setCards((all) => all.filter((one) => one.sku !== sku))
    heading.current?.focus({ preventScroll: true })
  }
  const clear = () => {
    forgetAllViewed()
    setCards([])
  }
  return (
    <section className="wrap section recent" aria-labelledby={id}>
      <div className="row between">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {m.recent_title()}
        </h2>
        <p className="row tight help">
          {m.recent_note()}
          <button type="button" className="link tap" onClick={clear}>
            {m.recent_clear()}
          </button>
        </p>
      </div>
      <ul className="recent-row">
        {shown.map((card) => (
          <li key={card.sku}>
            <RecentCard card={card} onForget={() => forget(card.sku)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RecentCard({ card, onForget }: { card: Card; onForget: () => void }) {
  const { language } = useShop()
  return (
    <>
      <Link to={pathHref(language, card.path)}>
        {card.picture ? (
          <Picture picture={{ ...card.picture, alt: '' }} sizes="10rem" />
        ) : (
          <NoPicture ratio={1} />
        )}
        <span className="name">{card.name}</span>
      </Link>
      <PriceLines price={card.price} unit={card.unit} />
      <button
        type="button"
        className="wish"
        aria-label={m.recent_remove({ name: card.name })}
        onClick={onForget}
      >
        <Icon name="close" className="i-s" />
      </button>
    </>
  )
}

/** The page does without them when they cannot be loaded. */
async function loadCards(address: string, signal: AbortSignal): Promise<Card[]> {
  try {
    const answer = await fetch(address, { signal, headers: { accept: 'application/json' } })
    return answer.ok ? ((await answer.json()) as Card[]) : []
  } catch {
    return []
  }
}
