import { z } from 'zod'
import type { JsonAnswer, JsonClient } from '../json-client.ts'
import type { Authorisation, AuthoriseRequest, PaymentMandates } from '../payment-provider.ts'
import { readCharge } from './read-charge.ts'
import { SandboxPayment, toAuthorisation } from './sandbox-payment.ts'

const Found = z.object({ data: z.array(z.unknown()) })

const toPath = (reference: string): string => `/v1/payments/${encodeURIComponent(reference)}`
const toKey = (idempotencyKey: string) => ({ 'idempotency-key': idempotencyKey })

/** Creates the mandates of the sandbox: payments that only verify their card, and charges that name them. */
export function createSandboxMandates(client: JsonClient): PaymentMandates {
  return {
    create: async (request) => {
      const headers = toKey(request.idempotencyKey)
      return readCharge(await client.send({ method: 'POST', path: '/v1/payments', body: toSetup(request), headers }))
    },
    confirm: async (reference) => {
      const answer = await client.send({ method: 'POST', path: `${toPath(reference)}/confirm`, body: {} })
      if (answer?.status === 200) return toAuthorisation(answer.body)
      // A challenge that its holder has not answered is refused here, and asks again.
      const found = await client.send({ method: 'GET', path: toPath(reference) })
      return found?.status === 200 ? toAuthorisation(found.body) : { state: 'unknown' }
    },
    findByOrder: async ({ orderNumber }) => {
      const path = `/v1/payments?reference=${encodeURIComponent(orderNumber)}`
      return findSetup(await client.send({ method: 'GET', path }))
    },
    charge: async ({ reference: mandate, orderNumber: reference, amount, currency, idempotencyKey }) => {
      const body = { amount, currency, reference, mandate }
      const headers = toKey(idempotencyKey)
      return readCharge(await client.send({ method: 'POST', path: '/v1/payments', body, headers }))
    },
    end: async (reference, idempotencyKey) => {
      const headers = toKey(idempotencyKey)
      const answer = await client.send({ method: 'POST', path: `${toPath(reference)}/void`, body: {}, headers })
      return { ok: answer?.status === 200 }
    },
  }
}

const toSetup = (request: AuthoriseRequest): object => {
  const { orderNumber: reference, token, amount, currency, locale, origin, risk } = request
  const threeDs = { returnOrigin: origin, locale }
  return { amount, currency, reference, token, setup: true, threeDs, ...(risk && { risk }) }
}

const findSetup = (answer: JsonAnswer): Authorisation | null => {
  const { success, data } = Found.safeParse(answer?.body)
  if (answer?.status !== 200 || !success) return { state: 'unknown' }
  const last = data.data.findLast((one) => SandboxPayment.safeParse(one).data?.setup)
  return last === undefined ? null : toAuthorisation(last)
}
