import { request as httpRequest } from 'node:http'
import { type CallContract, calls, isErrorId } from '@lacehouse/contracts'
import { seconds } from '@lacehouse/domain/time/durations'
import { type HostileRequest, hugeBody } from '@lacehouse/test-kit'
import type { ProofShop } from '../shop/open-proof-shop.ts'
import type { Role } from './open-roles.ts'

const mostTries = 3
/** The time to wait for a refusal before the body is sent, in milliseconds. */
const answerPatience = seconds(2)
export const markup = '<script>alert(1)</script>'

export type Answer = {
  readonly status: number
  readonly took: number
  /** The error id of a refusal if the catalogue has it, else null. */
  readonly errorId: string | null
  /** Whether a browser could render the reply as a page with the markup. */
  readonly canRun: boolean
}

const byte = (): number => 1 + Math.floor(Math.random() * 254)

/** Sends a request as a role, each from another address, so that rate limits do not refuse it. */
export async function sendHostile(
  shop: ProofShop,
  { shopper }: Role,
  { method, target, body }: HostileRequest,
): Promise<Answer> {
  const begun = performance.now()
  const response = await fetch(`${shop.url()}${target}`, {
    method,
    headers: {
      authorization: `Bearer ${shopper.token}`,
      'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body,
  })
  const text = await response.text()
  const type = response.headers.get('content-type') ?? ''
  const isData = type.includes('json') && response.headers.get('x-content-type-options') === 'nosniff'
  return {
    status: response.status,
    took: performance.now() - begun,
    errorId: type.includes('json') ? readErrorId(text) : null,
    canRun: !isData && text.includes(markup),
  }
}

const readErrorId = (text: string): string | null => {
  const id: unknown = JSON.parse(text)?.errorDetails?.[0]?.errorId
  return typeof id === 'string' && isErrorId(id) ? id : null
}

/** Lists the calls with a body that do not refuse 10 MB as too large. */
export async function listHugeTaken(shop: ProofShop, role: Role): Promise<string[]> {
  const found: string[] = []
  for (const [call, contract] of Object.entries<CallContract>(calls)) {
    if (!contract.body) continue
    const body = hugeBody(contract.largeBody)
    let status: number | null = null
    // The server closes the connection while the body is being sent, so its reply is lost now and then.
    for (let tries = 0; status === null && tries < mostTries; tries += 1)
      status = await sendHuge(shop, role, { contract, body })
    if (status !== 413) found.push(`${call}: ${status}`)
  }
  return found
}

type Huge = { readonly contract: CallContract; readonly body: string }

const sendHuge = (shop: ProofShop, { shopper, ids }: Role, { contract, body }: Huge): Promise<number | null> =>
  new Promise((resolve) => {
    const target = contract.path.replaceAll(/\{\w+\}/g, ids.cartId)
    const headers = {
      authorization: `Bearer ${shopper.token}`,
      'content-type': 'application/json',
      'content-length': body.length,
    }
    const sent = httpRequest(`${shop.url()}${target}`, { method: contract.method, headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? null)
      sent.destroy()
    })
    sent.on('error', () => resolve(null))
    // The headers go first: the server can refuse by the length and reply before the body is sent.
    sent.flushHeaders()
    const timer = setTimeout(() => sent.end(body), answerPatience)
    sent.on('close', () => clearTimeout(timer))
  })
