import { useEffect, useState } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import type { BulkJobStateFragment } from '../generated/graphql.ts'
import { m } from '../paraglide/messages.js'
import { FloatingBar } from '../ui/bar-stack.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { loader } from './bulk-jobs.ts'
import { bulkText } from './bulk-texts.ts'
import { useFormats, useFrame } from './use-frame.ts'

/** Milliseconds after which the progress is read again. */
const INTERVAL = 1000

/** How far the newest change of a whole list is, also on other pages; then what could not be changed. */
export function BulkBar() {
  const { bulkJobs } = useFrame()
  const [newest] = useProgress(bulkJobs)
  if (!newest) return null
  return <JobBar key={newest.id} job={newest} />
}

/** Reads the progress until all is done, then the page once more, which may show what was changed. */
function useProgress(known: readonly BulkJobStateFragment[]): readonly BulkJobStateFragment[] {
  const { load, data } = useFetcher<typeof loader>({ key: 'bulk jobs' })
  const { revalidate } = useRevalidator()
  const isAhead = data?.some(({ id, done }) => known.some((job) => job.id === id && job.done < done)) ?? false
  const jobs = isAhead && data ? data : known
  const isRunning = known.some(({ isFinished }) => !isFinished)
  const hasEnded = isRunning && jobs.every(({ isFinished }) => isFinished)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => void load('/bulk-jobs'), INTERVAL)
    return () => clearInterval(timer)
  }, [load, isRunning])
  useEffect(() => {
    if (hasEnded) void revalidate()
  }, [revalidate, hasEnded])
  return jobs
}

function JobBar({ job }: { job: BulkJobStateFragment }) {
  const { kind, done, total, failures, isFinished, canUndo, error, id } = job
  const formats = useFormats()
  const [isListShown, setListShown] = useState(false)
  const fetcher = useFetcher()
  const what = bulkText(kind)
  const counts = `${formats.number(done)}/${formats.number(total)}`
  const undo = () => void fetcher.submit({ id, intent: 'undo' }, { method: 'post', action: '/bulk-jobs' })
  const dismiss = () => void fetcher.submit({ id }, { method: 'post', action: '/bulk-jobs' })
  return (
    <FloatingBar label={m.bulk_region()} isQuiet>
      {isFinished ? (
        <output>
          <b>{what}</b>{' '}
          {error ??
            m.bulk_ended({ done: formats.number(done - failures.length), total: formats.number(total) })}
        </output>
      ) : (
        <>
          <b>{what}</b>
          <progress max={total} value={done} aria-label={what} />
          <span>{counts}</span>
          <span className="muted">{m.bulk_may_leave()}</span>
        </>
      )}
      {failures.length > 0 && (
        <Button onClick={() => setListShown(true)}>{m.bulk_failed({ count: failures.length })}</Button>
      )}
      {canUndo && (
        <Button icon="undo" onClick={undo} busy={fetcher.state === 'idle' ? false : m.undo_running()}>
          {m.bulk_take_back()}
        </Button>
      )}
      {isFinished && (
        <Button variant="quiet" onClick={dismiss} busy={fetcher.state === 'idle' ? false : m.undo_running()}>
          {m.live_understood()}
        </Button>
      )}
      <Dialog isOpen={isListShown} onClose={() => setListShown(false)} title={what}>
        <dl className="pairs">
          {failures.map((failure) => [
            <dt key={`${failure.id} label`}>{failure.label}</dt>,
            <dd key={failure.id}>{failure.message}</dd>,
          ])}
        </dl>
      </Dialog>
    </FloatingBar>
  )
}
