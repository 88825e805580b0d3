import { permissionsPolicy } from '@comptoir/rules/browser-features'
import { isLoopbackHost } from '@comptoir/rules/deployment'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../platform/context.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { isDemo } from '../platform/demo.ts'
import type { ApiSettings } from '../platform/settings.ts'
import { selectAttachments, selectMail, selectMails, type Mail } from './mail.sql.ts'

const shownMails = 200
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** Mails contain links that give access to accounts: the outbox is for local use, and off when mails are sent. */
function servesOutbox({ production, host, smtpUrl }: ApiSettings): boolean {
  return isDemo({ production, host }) && smtpUrl === undefined
}

/** Whether the request comes from this machine under a loopback name: not through a proxy, nor by DNS rebinding. */
function isLocal({ socket, headers, hostname }: FastifyRequest): boolean {
  const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  return (
    isLoopbackHost(peer) &&
    isLoopbackHost(hostname) &&
    forwarding.every((name) => headers[name] === undefined)
  )
}

/**
 * Serves the shop's mails with their attachments to developers and tests, as pages, or as JSON with
 * `Accept: application/json`. `renderAll` renders queued mails first.
 */
export function registerOutbox(server: FastifyInstance, app: App, renderAll: () => Promise<void>): void {
  if (!servesOutbox(app.settings)) return
  server.register((scope, _options, done) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isLocal(request)) return reply.code(403).send('The outbox is only available on this machine.')
    })
    serveOutbox(scope, app, renderAll)
    done()
  })
}

function serveOutbox(server: FastifyInstance, app: App, renderAll: () => Promise<void>): void {
  server.get<{ Querystring: { to?: string } }>('/dev/outbox', async (request, reply) => {
    await renderAll()
    const mails = await selectMails(app.sql, request.query.to, shownMails)
    if (request.headers.accept?.includes('application/json')) return mails
    const rows = mails.map(rowOf)
    const body = rows.length > 0 ? `<table>${rows.join('')}</table>` : '<p>No mail yet.</p>'
    return sendPage(reply, page('Outbox', `<h1>Outbox</h1>${body}`))
  })

  server.get<{ Params: { id: string } }>('/dev/outbox/:id', async (request, reply) => {
    const mail = await selectMail(app.sql, Number(request.params.id) || 0)
    if (!mail) return reply.code(404).send('There is no such mail.')
    // Mails have inline styles.
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:",
    )
    return sendPage(reply, mail.html)
  })

  server.get<{ Params: { id: string } }>('/dev/outbox/:id/text', async (request, reply) => {
    const mail = await selectMail(app.sql, Number(request.params.id) || 0)
    if (!mail) return reply.code(404).send('There is no such mail.')
    return reply.type('text/plain; charset=utf-8').send(mail.plain)
  })

  server.get<{ Params: { id: string; name: string } }>(
    '/dev/outbox/:id/files/:name',
    async (request, reply) => {
      const files = await selectAttachments(app.sql, Number(request.params.id) || 0)
      const file = files.find(({ name }) => name === request.params.name)
      if (!file) return reply.code(404).send('There is no such file.')
      return reply.type(file.contentType).send(file.content)
    },
  )
}

function rowOf({ id, createdAt, recipient, subject, attachments }: Mail): string {
  const at = `/dev/outbox/${id}`
  const files = attachments.map(
    ({ name }) => `, <a href="${at}/files/${encodeURIComponent(name)}">${escapeHtml(name)}</a>`,
  )
  return [
    `<tr><td>${createdAt.toISOString()}</td><td>${escapeHtml(recipient)}</td>`,
    `<td><a href="${at}">${escapeHtml(subject)}</a> (<a href="${at}/text">text</a>${files.join('')})</td></tr>`,
  ].join('')
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>${body}</html>`
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('permissions-policy', permissionsPolicy({ usesGeolocation: false }))
    .header('referrer-policy', 'no-referrer')
    .send(html)
}
