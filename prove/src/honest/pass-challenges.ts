import type { TestReply, TestShopper } from '@lacehouse/test-kit'
import { solveNatively } from '../proof-of-work/solve-natively.ts'

type OnTime = (milliseconds: number) => void

/** A shopper whose page solves each bot challenge and repeats the call, as the storefront does; `onTime` gets the time of each call. */
export function passChallenges(shopper: TestShopper, onTime: OnTime = () => undefined): TestShopper {
  const tryCall: TestShopper['tryCall'] = async (id, input) => {
    const first = await measure(() => shopper.tryCall(id, input), onTime)
    if (!isChallenged(first)) return first
    const headers = { ...input.headers, 'x-challenge-response': await solveNatively(shopper) }
    return measure(() => shopper.tryCall(id, { ...input, headers }), onTime)
  }
  const call: TestShopper['call'] = async (id, input) => {
    const { status, body } = await tryCall(id, input as Parameters<typeof tryCall>[1])
    if (status >= 400) throw new Error(`${id} was answered ${status}: ${JSON.stringify(body)}`)
    return body as never
  }
  return { ...shopper, call, tryCall }
}

/** Whether a reply asks for a solved bot challenge. */
export function isChallenged({ status, body }: TestReply<{ appId?: string | undefined } | null>): boolean {
  return status === 403 && body?.appId !== undefined
}

const measure = async <Reply>(send: () => Promise<Reply>, onTime: OnTime): Promise<Reply> => {
  const begun = performance.now()
  const reply = await send()
  onTime(performance.now() - begun)
  return reply
}
