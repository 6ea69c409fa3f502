import { type ErrorId, errorCatalogue } from '@lacehouse/contracts'

/** What a refusal can name besides its id; the text of the catalogue uses the values. */
export type RefusalDetails = {
  readonly field?: string
  readonly maximum?: number
  readonly itemId?: string
  readonly values?: Readonly<Record<string, string | number>>
}

/** A request refused for an expected reason; its status, place and text come from the catalogue and the messages. */
export class Refusal extends Error {
  readonly errorId: ErrorId
  readonly details: readonly (RefusalDetails & { readonly errorId: ErrorId })[]
  readonly appId: string | undefined

  constructor(errorId: ErrorId, details: RefusalDetails = {}, appId?: string) {
    super(errorId)
    this.name = 'Refusal'
    this.errorId = errorId
    this.details = [{ errorId, ...details }]
    this.appId = appId
  }

  get status(): number {
    return errorCatalogue[this.errorId].status
  }
}

/** Refuses a request: throws, so that a use case reads on with what it has. */
export const refuse = (errorId: ErrorId, details: RefusalDetails = {}): never => {
  throw new Refusal(errorId, details)
}
