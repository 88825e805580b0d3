import type { FastifyInstance } from 'fastify'
import type { App } from '../platform/context.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { selectMail, selectMails } from './mail.sql.ts'

const shownMails = 200

/** The mails that were sent, for developers and tests: a page, or JSON with `Accept: application/json`. */
export function registerOutbox(server: FastifyInstance, app: App): void {
  if (app.settings.production) return

  server.get<{ Querystring: { to?: string } }>('/dev/outbox', async (request, reply) => {
    const mails = await selectMails(app.sql, request.query.to, shownMails)
    if (request.headers.accept?.includes('application/json')) return mails
    const rows = mails.map(
      (mail) =>
        `<tr><td>${mail.createdAt.toISOString()}</td><td>${escapeHtml(mail.recipient)}</td><td><a href="/dev/outbox/${mail.id}">${escapeHtml(mail.subject)}</a></td></tr>`,
    )
    const body = rows.length > 0 ? `<table>${rows.join('')}</table>` : '<p>No mail yet.</p>'
    return reply.type('text/html; charset=utf-8').send(page('Outbox', `<h1>Outbox</h1>${body}`))
  })

  server.get<{ Params: { id: string } }>('/dev/outbox/:id', async (request, reply) => {
    const mail = await selectMail(app.sql, Number(request.params.id) || 0)
    if (!mail) return reply.code(404).send('There is no such mail.')
    return reply.type('text/html; charset=utf-8').send(mail.html)
  })
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>${body}</html>`
}
