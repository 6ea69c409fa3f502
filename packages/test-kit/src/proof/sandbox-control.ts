/** A payment in the provider's records. */
export type ProviderPayment = {
  readonly id: string
  readonly status: string
  /** The number of its order. */
  readonly reference: string
  readonly amount: number
  readonly capturedAmount: number
  readonly refundedAmount: number
  readonly voidedAmount: number
}

export type Trouble = {
  readonly mode: 'none' | 'slow' | '500' | 'drop' | 'garbage'
  readonly ms?: number
  readonly probability?: number
  /** The number of calls that fail; all if omitted. */
  readonly times?: number
  readonly seed?: number
  readonly phase?: 'before' | 'after' | 'random'
}

/** The requests of a proof to the payment sandbox itself. */
export type SandboxControl = {
  readonly listPayments: (orderNumber: string) => Promise<readonly ProviderPayment[]>
  /** Lists all payments of the provider, those without an order included. */
  readonly listAllPayments: () => Promise<readonly ProviderPayment[]>
  readonly makeTrouble: (trouble: Trouble) => Promise<void>
}

export function createSandboxControl(url: string, apiKey: string): SandboxControl {
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
  const list = async (path: string): Promise<readonly ProviderPayment[]> => {
    const answer = await fetch(`${url}${path}`, { headers })
    const { data } = (await answer.json()) as { data: ProviderPayment[] }
    return data
  }
  return {
    listPayments: (orderNumber) => list(`/v1/payments?reference=${orderNumber}`),
    listAllPayments: () => list('/v1/test/payments'),
    makeTrouble: async (trouble) => {
      const answer = await fetch(`${url}/v1/test/faults`, { method: 'POST', headers, body: JSON.stringify(trouble) })
      if (!answer.ok) throw new Error(`the sandbox was asked for trouble and answered ${answer.status}`)
    },
  }
}
