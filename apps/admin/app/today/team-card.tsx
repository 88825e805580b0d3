import type { TodayQuery } from '../generated/graphql.ts'
import { actionLabel, recordLabel } from '../layout/audit-texts.ts'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Card, CardPart } from '../ui/card.tsx'
import { Link } from 'react-router'

type Deeds = NonNullable<TodayQuery['today']['team']>

/** What colleagues did last. */
export function TeamCard({ team }: { team: Deeds }) {
  const { moment } = useFormats()
  return (
    <Card
      title={m.today_team()}
      actions={
        <Link className="link small" to="/audit">
          {m.today_log()}
        </Link>
      }
    >
      <CardPart>
        <ul className="stack tight plain-list small">
          {team.map((entry) => (
            <li key={entry.id}>
              <b>{entry.actor}</b> {recordLabel(entry)}{' '}
              <span className="muted">{`${actionLabel(entry.action)}, ${moment(entry.at)}`}</span>
            </li>
          ))}
        </ul>
      </CardPart>
    </Card>
  )
}
