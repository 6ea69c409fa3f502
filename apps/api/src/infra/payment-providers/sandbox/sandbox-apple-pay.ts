import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ApprovalTerms } from '../approval-terms.ts'
import type { JsonClient } from '../json-client.ts'
import type { InstrumentInput, PaymentMethod, TakenInstrument } from '../payment-method.ts'
import type { OpenedSession } from '../payment-provider.ts'

const MerchantSession = z.looseObject({ merchantSessionIdentifier: z.string(), domainName: z.string() })
const Token = z.object({
  token: z.string(),
  brand: z.string(),
  last4: z.string(),
  bin: z.string().optional(),
  /** The sum in minor units and the currency that the wallet's sheet showed last. */
  amount: z.number().optional(),
  currency: z.string().optional(),
  /** SHA-256 of the data that the page gave to the wallet, in hexadecimal digits. */
  applicationDataHash: z.string().optional(),
})

const merchantIdentifier = 'merchant.test.lacehouse'

/** Lets the provider open a merchant session with the wallet's vendor, for the shop's own domain only (PAY-08, PAY-11). */
export async function openAppleSession(
  client: JsonClient,
  displayName: string,
  origin: string,
): Promise<OpenedSession> {
  const body = { merchantIdentifier, displayName, domainName: new URL(origin).hostname }
  const answer = await client.send({ method: 'POST', path: '/v1/wallets/apple-pay/sessions', body })
  const { success, data } = MerchantSession.safeParse(answer?.body)
  return answer?.status === 200 && success ? { ok: true, merchantSession: JSON.stringify(data) } : { ok: false }
}

/** Creates Apple Pay through the sandbox. The browser's wallet needs no script or frame of another origin (PAY-08). */
export function createApplePayMethod(client: JsonClient): PaymentMethod {
  return {
    code: 'APPLE_PAY',
    express: 'everywhere',
    pageOrigins: [],
    takeInstrument: (input) => takeApplePay(client, input),
  }
}

/** Exchanges a wallet's encrypted card for a token; only the provider can decrypt the card (PAY-10). */
const takeApplePay = async (
  client: JsonClient,
  { sealed: paymentData, cartId }: InstrumentInput,
): Promise<TakenInstrument> => {
  if (!paymentData) return { ok: false, reason: 'missing', field: 'sealed' }
  const answer = await client.send({ method: 'POST', path: '/v1/wallets/apple-pay/tokens', body: { paymentData } })
  const { success, data } = Token.safeParse(answer?.body)
  if (answer?.status !== 200 || !success) return { ok: false, reason: 'away' }
  const { token, brand, last4, bin, amount } = data
  const facts = { token, brand, last4, ...(bin && { bin }), ...(amount !== undefined && { agreedUpTo: amount }) }
  return { ok: true, facts, terms: toTerms(data, cartId) }
}

/** The sheet of a product page opens before its cart exists, so that its payment names no cart. */
const toTerms = ({ currency, applicationDataHash: given }: z.output<typeof Token>, cartId: string): ApprovalTerms => {
  const own = createHash('sha256').update(cartId).digest('hex')
  return { cartId: given === undefined || given === own ? null : '', currency: currency ?? null }
}
