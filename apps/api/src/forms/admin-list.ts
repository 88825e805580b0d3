import { escapeLike } from '../platform/admin/list-conditions.ts'
import type { List } from '../platform/admin/list.ts'
import { withinScope } from '../platform/admin/scope.ts'
import type { Queryable } from '../platform/database.ts'

/** The answer to a field of the form submission `l`; null without one. */
const answer = (sql: Queryable, field: string) =>
  sql`jsonb_path_query_first(l.answers, '$[*] ? (@.id == $field).value', ${sql.json({ field })}) #>> '{}'`

/** Who sent it: the name, else the e-mail. */
export const senderOf = (sql: Queryable) => sql`
  coalesce(nullif(concat_ws(' ', ${answer(sql, 'firstname')}, ${answer(sql, 'lastname')}), ''), l.email, '')`

const MESSAGE_STATES = ['NEW', 'IN_WORK', 'ANSWERED', 'ARCHIVED', 'SPAM']

/** The list of form submissions; see `messages` of the schema. */
export const messageList: List = {
  name: 'messages',
  permission: 'messages.view',
  from: (sql) => sql`form_submission l join form f on f.id = l.form_id`,
  id: (sql) => sql`l.id`,
  scope: (sql, { staff }) => withinScope(sql, staff, sql`f.website_id`),
  search: (sql, text) => {
    const like = `%${escapeLike(text)}%`
    return sql`(l.email ilike ${like} or l.answers::text ilike ${like})`
  },
  sort: { field: 'sentAt', direction: 'DESC' },
  names: { entityType: 'message', label: 'sender', details: ['email'] },
  columns: {
    form: { type: 'CHOICE', value: (sql) => sql`f.identifier` },
    sender: { type: 'TEXT', value: senderOf },
    excerpt: {
      type: 'TEXT',
      value: (sql) => sql`
        left(regexp_replace(coalesce(${answer(sql, 'message')},
               (select string_agg(value, ', ') from jsonb_to_recordset(l.answers) as a (id text, value text)
                 where id not in ('firstname', 'lastname', 'email')), ''), '\\s+', ' ', 'g'), 160)`,
    },
    email: { type: 'TEXT', value: (sql) => sql`l.email` },
    websiteId: { type: 'CHOICE', value: (sql) => sql`f.website_id::text` },
    state: {
      type: 'CHOICE',
      value: (sql) => sql`upper(l.state)`,
      choices: MESSAGE_STATES,
      filter: (sql, { op, values }) => {
        const states = values.map((value) => value.toLowerCase())
        return op === 'NE' || op === 'NOT_IN' ? sql`l.state <> all(${states})` : sql`l.state = any(${states})`
      },
    },
    assignedId: { type: 'TEXT', value: (sql) => sql`l.assigned_id::text` },
    assignedName: { type: 'TEXT', value: (sql) => sql`l.assigned_name` },
    sentAt: { type: 'TIME', value: (sql) => sql`l.created_at`, isSortable: true },
  },
}
