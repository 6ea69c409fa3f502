import type { FastifyInstance } from 'fastify'
import { fromDecimal } from '../http/format-amount.ts'
import type { createIdempotency, Reply } from '../http/idempotency.ts'
import { applyChange } from '../payments/apply-change.ts'
import type { PaymentRecord } from '../payments/payment.ts'
import { type Change, planCapture, planRefund, planVoid } from '../payments/payment-machine.ts'
import { findDocument } from '../peers/peer-document.ts'
import { PeerProblem } from '../peers/peer-problem.ts'
import { type Provider, timestamp } from '../provider.ts'
import { unprocessable } from './paypal-order.ts'
import { paypalSchemas } from './paypal-schemas.ts'
import { toCaptureId, toPaypalAuthorization, toRefundId } from './to-paypal-order.ts'

type ById = {
  Params: { id: string }
}

type Money = {
  amount?: { currency_code: string; value: string }
  custom_id?: string
}

type Once = ReturnType<typeof createIdempotency>

/** Captures, voids and refunds of an authorised order. */
export function mountPaypalMoneyRoutes(app: FastifyInstance, provider: Provider, once: Once): void {
  const { ledger } = provider
  app.get<ById>('/v2/payments/authorizations/:id', async (request) => {
    const link = findDocument(ledger, 'link', `order of ${request.params.id}`)
    return toPaypalAuthorization(getPayment(provider, request.params.id), link?.target ?? '')
  })

  app.post<ById & { Body: Money | null }>(
    '/v2/payments/authorizations/:id/capture',
    { schema: paypalSchemas.money },
    (request, response) =>
      once(request, response, () => {
        const plan = (record: PaymentRecord, at: string) => planCapture(record, readMoney(request.body), at)
        const record = change(provider, request.params.id, plan)
        const place = record.entries.filter(({ kind }) => kind === 'capture').length - 1
        return { status: 201, body: { id: toCaptureId(record, place), status: 'COMPLETED' } }
      }),
  )

  app.post<ById>('/v2/payments/authorizations/:id/void', (request, response) =>
    once(request, response, (): Reply => {
      change(provider, request.params.id, planVoid)
      return { status: 204, body: {} }
    }),
  )

  app.post<ById & { Body: Money | null }>(
    '/v2/payments/captures/:id/refund',
    { schema: paypalSchemas.money },
    (request, response) =>
      once(request, response, () => {
        const [paymentId = '', place = ''] = request.params.id.split('-C')
        const record = change(provider, paymentId, (found, at) =>
          planCaptureRefund(found, { capture: Number(place), body: request.body, at }),
        )
        const refunds = record.entries.filter(({ kind }) => kind === 'refund')
        return { status: 201, body: { id: toRefundId(record, refunds.length - 1), status: 'COMPLETED' } }
      }),
  )
}

type CaptureRefund = {
  capture: number
  body: Money | null
  at: string
}

/** A refund of one capture: no more than was captured by it and not refunded yet. */
function planCaptureRefund(record: PaymentRecord, { capture, body, at }: CaptureRefund): Change {
  const captured = record.entries.filter(({ kind }) => kind === 'capture')[capture]?.amount ?? 0
  const refunded = record.entries.reduce(
    (sum, entry) => (entry.refund?.capture === capture ? sum + entry.amount : sum),
    0,
  )
  const amount = readMoney(body) ?? captured - refunded
  if (amount > captured - refunded) throw unprocessable('REFUND_AMOUNT_EXCEEDED')
  const planned = planRefund(record, amount, at)
  if (!planned.ok) return planned
  const refund = { capture, customId: body?.custom_id ?? null }
  const entries = planned.record.entries.map((entry, place, all) =>
    place === all.length - 1 ? { ...entry, refund } : entry,
  )
  return { ...planned, record: { ...planned.record, entries } }
}

function getPayment({ ledger }: Provider, id: string): PaymentRecord {
  const record = ledger.findPayment(id)
  if (!record) throw new PeerProblem(404, { name: 'RESOURCE_NOT_FOUND', details: [{ issue: 'INVALID_RESOURCE_ID' }] })
  return record
}

function change(provider: Provider, id: string, plan: (record: PaymentRecord, at: string) => Change): PaymentRecord {
  const planned = plan(getPayment(provider, id), timestamp(provider))
  if (!planned.ok) throw unprocessable(planned.reason.toUpperCase())
  return applyChange(provider, planned)
}

function readMoney(body: Money | null): number | null {
  if (!body?.amount) return null
  return fromDecimal(body.amount.value, body.amount.currency_code)
}
