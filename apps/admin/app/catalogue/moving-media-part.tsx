import { m } from '../paraglide/messages.js'
import { Card } from '../ui/card.tsx'
import type { ProductPage } from './product.server.ts'

type MovingMedia = ProductPage['product']['movingMedia'][number]

/** Turntables and videos of a product, as they were imported. */
export function MovingMediaPart({ media }: { readonly media: readonly MovingMedia[] }) {
  if (media.length === 0) return null
  return (
    <Card id="moving-media" title={m.product_moving_media()}>
      <p className="help in">{m.product_moving_media_hint()}</p>
      <ul className="media-row">
        {media.map((one) => (
          <li key={one.id}>
            {one.picture && <img src={one.picture} alt="" width="140" height="140" loading="lazy" />}
            <p>
              {one.source === null ? one.title : <a href={one.source}>{one.title}</a>}
              <br />
              <small>
                {one.kind === 'TURNTABLE'
                  ? m.product_turntable({ count: one.frames ?? 0 })
                  : m.product_video({ languages: one.captions.join(', ') || '–' })}
              </small>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
