import type { FastifyInstance, FastifyReply } from 'fastify'
import { defaultEntry, readCard, type CardEntry } from './cards.ts'
import type { Desk } from './desk.ts'
import { formErrorPage, problemPage } from './error-pages.ts'
import { FormError, readPaymentForm } from './form.ts'
import { languageOf } from './messages.ts'
import { abandoned, ANSWERS, paid, refused, type Answer, type Outcome, type UsedCard } from './outcome.ts'
import { cardPage, challengePage, pathOf } from './payment-pages.ts'
import { browserLanguage, fieldOf, sendPage } from './replies.ts'
import { returnOf, returnOrigins, returnPage } from './return-page.ts'
import type { Scheduler } from './scheduler.ts'
import type { BankSettings } from './settings.ts'
import type { Transaction } from './transactions.ts'

type ByUuid = { Params: { uuid: string } }

/** The protocol's entry, the hosted page and the decisions made on it. */
export function addPaymentRoutes(
  app: FastifyInstance,
  desk: Desk,
  settings: BankSettings,
  scheduler: Scheduler,
): void {
  app.post('/vads-payment/', async (request, reply) => {
    try {
      const transaction = desk.open(readPaymentForm(request.body, settings))
      return reply.redirect(pathOf(transaction), 303)
    } catch (error) {
      if (!(error instanceof FormError)) throw error
      request.log.warn({ code: error.code, field: error.field }, 'payment form refused')
      const language = languageOf(fieldOf(request.body, 'vads_language'), request.headers['accept-language'])
      return sendPage(reply, 400, formErrorPage(error, language))
    }
  })

  app.get<ByUuid>('/vads-payment/:uuid', async (request, reply) => {
    const transaction = desk.find(request.params.uuid)
    if (transaction === undefined)
      return sendPage(reply, 404, problemPage('notFound', browserLanguage(request)))
    return show(reply, transaction, settings.key, scheduler.now())
  })

  app.post<ByUuid>('/vads-payment/:uuid', async (request, reply) => {
    const transaction = desk.find(request.params.uuid)
    if (transaction === undefined)
      return sendPage(reply, 404, problemPage('notFound', browserLanguage(request)))
    const outcome = readDecision(transaction, request.body, scheduler.now())
    if (outcome === 'challenge') return reply.redirect(pathOf(transaction), 303)
    if (outcome === 'again') return askAgain(reply, transaction, request.body, scheduler.now())
    return sendBack(reply, transaction, await desk.decide(transaction, outcome), settings.key)
  })
}

/** What the posted page decides: an outcome, a 3-D Secure step first, or nothing yet. */
function readDecision(transaction: Transaction, body: unknown, now: Date): Outcome | 'challenge' | 'again' {
  if (transaction.outcome !== undefined) return transaction.outcome
  const { challenge } = transaction
  switch (fieldOf(body, 'decision')) {
    case 'abandon':
      return abandoned()
    case 'refuse':
      return refused(readUsedCard(body, now))
    case 'pass':
      return challenge === undefined ? 'again' : paid(challenge.used, challenge.answer, 'Y')
    case 'fail':
      return challenge === undefined ? 'again' : refused(challenge.used, '', 'N')
    case 'pay':
      return readPay(transaction, body, now)
    default:
      return 'again'
  }
}

function readPay(transaction: Transaction, body: unknown, now: Date): Outcome | 'challenge' | 'again' {
  const used = readUsedCard(body, now)
  if (used === undefined) return 'again'
  const answer = readAnswer(body)
  if (used.card.behaviour !== 'challenge') return paid(used, answer, 'Y')
  transaction.challenge = { used, answer }
  return 'challenge'
}

function readUsedCard(body: unknown, now: Date): UsedCard | undefined {
  const { card, expiryMonth, expiryYear, wrong } = readCard(readEntry(body), now)
  return card === undefined || wrong.length > 0 ? undefined : { card, expiryMonth, expiryYear }
}

function readEntry(body: unknown): CardEntry {
  return { number: fieldOf(body, 'number'), expiry: fieldOf(body, 'expiry'), cvv: fieldOf(body, 'cvv') }
}

function readAnswer(body: unknown): Answer {
  const asked = fieldOf(body, 'answer')
  return ANSWERS.find((answer) => answer === asked) ?? 'accept'
}

async function askAgain(
  reply: FastifyReply,
  transaction: Transaction,
  body: unknown,
  now: Date,
): Promise<FastifyReply> {
  const typed = readEntry(body)
  const { wrong } = readCard(typed, now)
  // An unknown number may be somebody's card: it is never sent back to the page.
  const entry = wrong.includes('number') ? { ...typed, number: defaultEntry(now).number } : typed
  const page = cardPage(transaction, { entry, answer: readAnswer(body), wrong })
  return sendPage(reply, 422, page, returnOrigins(transaction))
}

async function show(
  reply: FastifyReply,
  transaction: Transaction,
  key: string,
  now: Date,
): Promise<FastifyReply> {
  const { outcome, challenge } = transaction
  const origins = returnOrigins(transaction)
  if (outcome !== undefined)
    return sendPage(
      reply,
      200,
      returnPage(transaction, outcome, returnOf(transaction, outcome, key), false),
      origins,
    )
  if (challenge !== undefined) return sendPage(reply, 200, challengePage(transaction), origins)
  const page = cardPage(transaction, { entry: defaultEntry(now), answer: 'accept', wrong: [] })
  return sendPage(reply, 200, page, origins)
}

async function sendBack(
  reply: FastifyReply,
  transaction: Transaction,
  outcome: Outcome,
  key: string,
): Promise<FastifyReply> {
  const back = returnOf(transaction, outcome, key)
  if (back.method === 'GET') return reply.header('cache-control', 'no-store').redirect(back.address, 303)
  return sendPage(reply, 200, returnPage(transaction, outcome, back, true), returnOrigins(transaction))
}
