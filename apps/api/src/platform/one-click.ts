import type { FastifyInstance } from 'fastify'
import { InputError } from './errors.ts'

type Mails = {
  /** Ends the mails; throws InputError for a token that the shop did not sign. */
  end: (token: string) => Promise<unknown>
  /** The page of the shop that ends them; throws InputError, too. */
  pageOf: (token: string) => Promise<string>
}

/**
 * Where the unsubscribe button of mail programs posts to (RFC 8058). A GET, as from a link checker, changes nothing
 * and leads to the shop's page.
 */
export function registerOneClick(server: FastifyInstance, url: string, { end, pageOf }: Mails): void {
  server.post<{ Querystring: { token?: string } }>(url, async (request, reply) => {
    try {
      await end(request.query.token ?? '')
      return await reply.type('text/plain; charset=utf-8').send('Unsubscribed.')
    } catch (error) {
      if (error instanceof InputError) return await reply.code(400).send(error.message)
      throw error
    }
  })
  server.get<{ Querystring: { token?: string } }>(url, async (request, reply) => {
    try {
      const page = await pageOf(request.query.token ?? '')
      // A website without a storefront of its own has no page.
      return await (page ? reply.redirect(page, 303) : reply.code(404).send('There is no such page.'))
    } catch (error) {
      if (error instanceof InputError) return await reply.code(404).send(error.message)
      throw error
    }
  })
}
