import { z } from 'zod'
import type { JsonClient } from '../json-client.ts'
import type { OpenedSession, WalletCard } from '../payment-provider.ts'

const MerchantSession = z.looseObject({ merchantSessionIdentifier: z.string(), domainName: z.string() })
const Token = z.object({ token: z.string(), brand: z.string(), last4: z.string(), bin: z.string().optional() })

const merchantIdentifier = 'merchant.test.lacehouse'

/** Has the provider open a merchant session with the wallet's maker, for the shop's own domain and no other (PAY-08, PAY-11). */
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

/** Gives a wallet's sealed card to the provider, who alone can open it, for a token (PAY-10). */
export async function takeApplePay(client: JsonClient, paymentData: string): Promise<WalletCard> {
  const answer = await client.send({ method: 'POST', path: '/v1/wallets/apple-pay/tokens', body: { paymentData } })
  const { success, data } = Token.safeParse(answer?.body)
  return answer?.status === 200 && success ? { ok: true, ...data } : { ok: false }
}
