import { Refusal } from './refusal.ts'

/** The parts of the shop without which the other parts go on; `GEN503` has words for each of them. */
export type Part = 'search' | 'content' | 'recommendations' | 'mail' | 'pictures' | 'captcha'

/** A part is away, too slow or full at this moment. The reply is GEN503 with `Retry-After` and the words of that part (T23). */
export class Unavailable extends Refusal {
  readonly part: Part

  constructor(part: Part, cause?: unknown) {
    super('GEN503', { values: { [part]: part } })
    this.name = 'Unavailable'
    this.part = part
    if (cause !== undefined) this.cause = cause
  }
}
