import { type ErrorId, errorCatalogue } from '@lacehouse/contracts'

/** What a refusal can name besides its id; the text of the catalogue uses the values, unless the refusal brings its own. */
export type RefusalDetails = {
  readonly field?: string
  readonly maximum?: number
  readonly itemId?: string
  readonly message?: string
  readonly values?: Readonly<Record<string, string | number>>
}

export type RefusalDetail = RefusalDetails & { readonly errorId: ErrorId }

type RefusalOptions = {
  /** Further things that are wrong, told with the first. */
  readonly more?: readonly RefusalDetail[]
  /** Named where a bot challenge stands between the caller and the answer (S1.8). */
  readonly appId?: string
  /** Where the catalogue has no id of its own for a status: a body too large, a key used twice. */
  readonly status?: number
}

/** A request refused for an expected reason; its status, place and text come from the catalogue and the messages. */
export class Refusal extends Error {
  readonly errorId: ErrorId
  readonly details: readonly RefusalDetail[]
  readonly appId: string | undefined
  readonly status: number

  constructor(errorId: ErrorId, details: RefusalDetails = {}, options: RefusalOptions = {}) {
    super(errorId)
    this.name = 'Refusal'
    this.errorId = errorId
    this.details = [{ ...details, errorId }, ...(options.more ?? [])]
    this.appId = options.appId
    this.status = options.status ?? errorCatalogue[errorId].status
  }
}
