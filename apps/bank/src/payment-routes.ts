import type { FastifyInstance, FastifyReply } from 'fastify'
import { initialCardInput, parseCard, type CardInput } from './cards.ts'
import type { PaymentService } from './payment-service.ts'
import { formErrorPage, errorPage } from './error-pages.ts'
import { FormError, parsePaymentForm } from './payment-form.ts'
import { languageOf } from './messages.ts'
import {
  abandonedResult,
  paymentResult,
  refusedResult,
  SCENARIOS,
  type PaymentCard,
  type PaymentResult,
  type Scenario,
} from './payment-result.ts'
import { cardPage, challengePage, pathOf } from './payment-pages.ts'
import { browserLanguage, formField, sendPage } from './replies.ts'
import { createReturnRequest, returnOrigins, returnPage } from './return-page.ts'
import type { Scheduler } from './scheduler.ts'
import type { BankSettings } from './settings.ts'
import type { Transaction } from './transactions.ts'

type ByUuid = { Params: { uuid: string } }

/** Receives payment forms, and serves the payment pages and their decisions. */
export function addPaymentRoutes(
  app: FastifyInstance,
  payments: PaymentService,
  settings: BankSettings,
  scheduler: Scheduler,
): void {
  app.post('/vads-payment/', async (request, reply) => {
    try {
      const transaction = payments.create(parsePaymentForm(request.body, settings))
      return reply.redirect(pathOf(transaction), 303)
    } catch (error) {
      if (!(error instanceof FormError)) throw error
      request.log.warn({ code: error.code, field: error.field }, 'payment form rejected')
      const language = languageOf(
        formField(request.body, 'vads_language'),
        request.headers['accept-language'],
      )
      return sendPage(reply, 400, formErrorPage(error, language))
    }
  })

  app.get<ByUuid>('/vads-payment/:uuid', async (request, reply) => {
    const transaction = payments.find(request.params.uuid)
    if (transaction === undefined)
      return sendPage(reply, 404, errorPage('notFound', browserLanguage(request)))
    return sendPaymentPage(reply, transaction, settings.key, scheduler.now())
  })

  app.post<ByUuid>('/vads-payment/:uuid', async (request, reply) => {
    const transaction = payments.find(request.params.uuid)
    if (transaction === undefined)
      return sendPage(reply, 404, errorPage('notFound', browserLanguage(request)))
    const result = readDecision(transaction, request.body, scheduler.now())
    if (result === 'challenge') return reply.redirect(pathOf(transaction), 303)
    if (result === 'invalid') return sendCardErrors(reply, transaction, request.body, scheduler.now())
    return sendReturn(reply, transaction, await payments.decide(transaction, result), settings.key)
  })
}

/** The posted decision: a result, a 3-D Secure challenge, or `invalid` input. */
function readDecision(
  transaction: Transaction,
  body: unknown,
  now: Date,
): PaymentResult | 'challenge' | 'invalid' {
  if (transaction.result !== undefined) return transaction.result
  const { challenge } = transaction
  switch (formField(body, 'decision')) {
    case 'abandon':
      return abandonedResult()
    case 'refuse':
      return refusedResult(readPaymentCard(body, now))
    case 'pass':
      return challenge === undefined ? 'invalid' : paymentResult(challenge.card, challenge.scenario, 'Y')
    case 'fail':
      return challenge === undefined ? 'invalid' : refusedResult(challenge.card, '', 'N')
    case 'pay':
      return readPay(transaction, body, now)
    default:
      return 'invalid'
  }
}

function readPay(
  transaction: Transaction,
  body: unknown,
  now: Date,
): PaymentResult | 'challenge' | 'invalid' {
  const card = readPaymentCard(body, now)
  if (card === undefined) return 'invalid'
  const scenario = readScenario(body)
  if (card.testCard.behaviour !== 'challenge') return paymentResult(card, scenario, 'Y')
  transaction.challenge = { card, scenario }
  return 'challenge'
}

function readPaymentCard(body: unknown, now: Date): PaymentCard | undefined {
  const { card: testCard, expiryMonth, expiryYear, invalidFields } = parseCard(readCardInput(body), now)
  return testCard === undefined || invalidFields.length > 0
    ? undefined
    : { testCard, expiryMonth, expiryYear }
}

function readCardInput(body: unknown): CardInput {
  return { number: formField(body, 'number'), expiry: formField(body, 'expiry'), cvv: formField(body, 'cvv') }
}

function readScenario(body: unknown): Scenario {
  const value = formField(body, 'scenario')
  return SCENARIOS.find((scenario) => scenario === value) ?? 'accept'
}

async function sendCardErrors(
  reply: FastifyReply,
  transaction: Transaction,
  body: unknown,
  now: Date,
): Promise<FastifyReply> {
  const input = readCardInput(body)
  const { invalidFields } = parseCard(input, now)
  // An unknown number may be a real card's: never send it back to the page.
  const cardInput = invalidFields.includes('number')
    ? { ...input, number: initialCardInput(now).number }
    : input
  const page = cardPage(transaction, { cardInput, scenario: readScenario(body), invalidFields })
  return sendPage(reply, 422, page, returnOrigins(transaction))
}

async function sendPaymentPage(
  reply: FastifyReply,
  transaction: Transaction,
  key: string,
  now: Date,
): Promise<FastifyReply> {
  const { result, challenge } = transaction
  const origins = returnOrigins(transaction)
  if (result !== undefined)
    return sendPage(
      reply,
      200,
      returnPage(transaction, result, createReturnRequest(transaction, result, key), false),
      origins,
    )
  if (challenge !== undefined) return sendPage(reply, 200, challengePage(transaction), origins)
  const page = cardPage(transaction, {
    cardInput: initialCardInput(now, transaction.storedCard),
    scenario: 'accept',
    invalidFields: [],
  })
  return sendPage(reply, 200, page, origins)
}

async function sendReturn(
  reply: FastifyReply,
  transaction: Transaction,
  result: PaymentResult,
  key: string,
): Promise<FastifyReply> {
  const returnRequest = createReturnRequest(transaction, result, key)
  if (returnRequest.method === 'GET')
    return reply.header('cache-control', 'no-store').redirect(returnRequest.url, 303)
  return sendPage(
    reply,
    200,
    returnPage(transaction, result, returnRequest, true),
    returnOrigins(transaction),
  )
}
