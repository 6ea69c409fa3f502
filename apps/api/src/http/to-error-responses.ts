import { type CallContract, type ErrorId, errorCatalogue, listAnswerableErrors } from '@lacehouse/contracts'

/** One line for each error, by status. */
type ErrorLines = Readonly<Record<string, string>>

/** Returns what a call answers besides its reply: for each status the error ids with their meanings, as OpenAPI shows them. */
export function toErrorResponses(contract: CallContract): ErrorLines {
  const answers = [...listAnswerableErrors(contract)].flatMap((errorId) =>
    listStatuses(errorId, contract).map((status) => ({
      status,
      line: `${errorId}: ${errorCatalogue[errorId].meaning}`,
    })),
  )
  const byStatus = Object.groupBy(answers, ({ status }) => status)
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, own = []]) => [status, own.map(({ line }) => line).join('\n\n')]),
  )
}

/** Calls that are no GET also refuse bodies that are too large (413) and an idempotency key with another body (422). */
function listStatuses(errorId: ErrorId, { method }: CallContract): number[] {
  const { status } = errorCatalogue[errorId]
  return errorId === 'API400' && method !== 'GET' ? [status, 413, 422] : [status]
}
