import { Link } from 'react-router'
import { useFormats } from '../layout/use-frame.ts'
import { LinkButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { exampleText } from './example-text.ts'
import type { TaskData } from './task-data.ts'
import { taskLooks } from './task-looks.ts'

const classes = { FAILURE: 'task bad', WARNING: 'task warn', NORMAL: 'task' } as const

/** What needs a person: a line each, with the one button that opens it. */
export function TaskList({ tasks }: { tasks: readonly TaskData[] }) {
  return (
    <ol className="tasks card">
      {tasks.map((task) => (
        <TaskLine key={task.kind} task={task} />
      ))}
    </ol>
  )
}

function TaskLine({ task }: { task: TaskData }) {
  const formats = useFormats()
  const { icon, title, action, to } = taskLooks[task.kind]
  const address = to(task)
  const text = task.examples.map((example) => exampleText(task.kind, example, formats)).join(' ; ')
  const name = title({ count: task.count })
  return (
    <li className={classes[task.urgency]}>
      <span className="ic">
        <Icon name={icon} />
      </span>
      <div>
        <Link className="go" to={address}>
          <b>{name}</b>
        </Link>
        {text && <span className="muted">{text}</span>}
      </div>
      <LinkButton small to={address} aria-label={`${action()} : ${name}`}>
        {action()}
      </LinkButton>
    </li>
  )
}
