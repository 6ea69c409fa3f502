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

/** A malformed request has a status of its own for a body that is too large and for an idempotency key with another body. */
function listStatuses(errorId: ErrorId, { method, body }: CallContract): number[] {
  const { status } = errorCatalogue[errorId]
  if (errorId !== 'API400') return [status]
  return [status, ...(body ? [413] : []), ...(method === 'GET' ? [] : [422])]
}
