/** A refusal of a peer, in its own words and its own shape. */
export class PeerProblem extends Error {
  readonly status: number
  readonly body: object

  constructor(status: number, body: object) {
    super(JSON.stringify(body))
    this.status = status
    this.body = body
  }
}
