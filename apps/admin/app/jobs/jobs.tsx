import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { readMutation } from '../forms/mutation-input.ts'
import {
  JobsDocument,
  RetryJobDocument,
  RunJobDocument,
  type BackgroundJobFragment,
} from '../generated/graphql.ts'
import { jobLabel } from '../layout/job-labels.ts'
import { useAllowed, useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import { Card } from '../ui/card.tsx'
import { Page } from '../ui/page.tsx'
import { State } from '../ui/state.tsx'
import type { Route } from './+types/jobs'
import { durationText, scheduleText, stateOfJob } from './job-texts.ts'

export const loader = async ({ context }: Route.LoaderArgs) => await adminQuery(context, JobsDocument)

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { intent, idempotencyKey, text } = await readMutation(request)
  const variables = { idempotencyKey, id: text('id') }
  return intent === 'retry'
    ? await adminMutation(context, RetryJobDocument, variables)
    : await adminMutation(context, RunJobDocument, variables)
}

/** What the shop does by itself: what runs, what failed, and when each job runs next. */
export default function Jobs({ loaderData: { jobs } }: Route.ComponentProps) {
  const scheduled = jobs.filter(({ schedule }) => schedule)
  const repeated = jobs.filter(({ schedule }) => !schedule)
  return (
    <Page title={m.jobs_title()} facts={m.jobs_facts()}>
      <title>{`${m.jobs_title()} | Comptoir`}</title>
      <div className="stack loose">
        <Card title={m.jobs_scheduled()}>
          <JobTable jobs={scheduled} />
        </Card>
        <Card title={m.jobs_repeated()}>
          <JobTable jobs={repeated} />
        </Card>
      </div>
    </Page>
  )
}

function JobTable({ jobs }: { readonly jobs: readonly BackgroundJobFragment[] }) {
  const isScheduled = jobs.some(({ schedule }) => schedule)
  return (
    <div className="scroll-x">
      <table className="table cards-on-phone">
        <thead>
          <tr>
            <th scope="col">{m.jobs_job()}</th>
            <th scope="col">{m.jobs_state()}</th>
            {isScheduled && <th scope="col">{m.jobs_last_run()}</th>}
            {isScheduled && <th scope="col">{m.jobs_next_run()}</th>}
            <th scope="col">
              <span className="vh">{m.staff_actions()}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function JobRow({ job }: { readonly job: BackgroundJobFragment }) {
  const { moment, ahead, number } = useFormats()
  const allowed = useAllowed()
  const { id, name, schedule, lastRunAt, durationMs, tries, lastError, nextRunAt, putAside } = job
  const state = stateOfJob(job)
  const isFailed = job.state === 'DEAD' || putAside > 0
  return (
    <tr>
      <th scope="row">
        {jobLabel(name)}
        <small>{scheduleText(job)}</small>
      </th>
      <td data-head={m.jobs_state()}>
        <State kind={state.kind}>{state.text}</State>
        {putAside > 0 && <small>{m.jobs_put_aside({ count: putAside })}</small>}
        {lastError && <small className="code">{lastError}</small>}
      </td>
      {schedule && (
        <td data-head={m.jobs_last_run()}>
          {lastRunAt ? moment(lastRunAt) : m.jobs_never()}
          {typeof durationMs === 'number' && <small>{durationText(durationMs, number)}</small>}
          {typeof tries === 'number' && tries > 1 && <small>{m.jobs_try({ count: tries })}</small>}
        </td>
      )}
      {schedule && <td data-head={m.jobs_next_run()}>{nextRunAt ? ahead(nextRunAt) : '–'}</td>}
      <td className="acts-cell">
        {allowed('settings.edit') && (
          <div className="row">
            {isFailed && <JobForm id={id} name={name} intent="retry" label={m.jobs_retry()} />}
            {schedule && job.state !== 'RUNNING' && (
              <JobForm id={id} name={name} intent="run" label={m.jobs_run()} />
            )}
          </div>
        )}
      </td>
    </tr>
  )
}

interface FormProps {
  readonly id: string
  readonly name: string
  readonly intent: 'run' | 'retry'
  readonly label: string
}

function JobForm({ id, name, intent, label }: FormProps) {
  return (
    <MutationForm intent={intent} className="row">
      <input type="hidden" name="id" value={id} />
      <SubmitButton small>
        {label}
        <span className="vh"> {jobLabel(name)}</span>
      </SubmitButton>
    </MutationForm>
  )
}
