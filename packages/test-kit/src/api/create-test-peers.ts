import { createHash } from 'node:crypto'

const apiKey = 'a secret of the tests that is long enough'

export type TestPeers = ReturnType<typeof createTestPeers>

/** The shopper's actions on the pages of Klarna, PayPal and Apple Pay, and the records of an order there. */
export function createTestPeers(url: string) {
  const own = { 'content-type': 'application/json', origin: url, 'sec-fetch-site': 'same-origin' }
  const post = async <Body>(path: string, body: object, headers: Record<string, string> = own): Promise<Body> => {
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()) as Body
  }
  return {
    /** Agrees in the widget; parts of the email address choose the outcome. */
    agreeAtKlarna: (clientToken: string, email = 'ada@example.com') =>
      post<{ approved: boolean; authorization_token: string }>('/klarna/widget/authorizations', {
        clientToken,
        category: 'pay_later',
        email,
      }),
    /** Approves as a buyer, or cancels with null; returns the address that the browser goes to. */
    answerAtPaypal: async (token: string, buyer: string | null, country: string | null = null) =>
      (await post<{ url: string }>(`/paypal/checkoutnow/${token}`, { buyer, country })).url,
    listKlarnaOrders: async (orderNumber: string) => {
      const authorization = `Basic ${Buffer.from(`shop:${apiKey}`).toString('base64')}`
      const path = `/klarna/ordermanagement/v1/orders?merchant_reference1=${orderNumber}`
      const answer = await fetch(`${url}${path}`, { headers: { authorization } })
      return ((await answer.json()) as { orders: object[] }).orders
    },
    makeTrouble: (trouble: object) =>
      post('/v1/test/faults', trouble, { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` }),
  }
}

export type SealedSheet = {
  /** The total of the sheet in minor units, and the ISO 4217 number of its currency. */
  readonly transactionAmount?: number
  readonly currencyCode?: string
  /** The data that the page gave to the wallet: the id of its cart. */
  readonly applicationData?: string
}

/** Encrypts a card and what its owner approved, as a wallet does; the sandbox can decrypt it. */
export function seal(number: string, { applicationData, ...sheet }: SealedSheet = {}): string {
  const opened = { applicationPrimaryAccountNumber: number, applicationExpirationDate: '301231', ...sheet }
  const data = Buffer.from(JSON.stringify(opened)).toString('base64')
  const hash = applicationData && createHash('sha256').update(applicationData).digest('hex')
  return JSON.stringify({ version: 'EC_v1', data, ...(hash && { header: { applicationData: hash } }) })
}
