/** A refusal by simulated Klarna, PayPal or Apple Pay, in the shape that the provider publishes. */
export class PeerProblem extends Error {
  readonly status: number
  readonly body: object

  constructor(status: number, body: object) {
    super(JSON.stringify(body))
    this.status = status
    this.body = body
  }
}
