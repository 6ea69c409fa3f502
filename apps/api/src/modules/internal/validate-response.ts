import { type CallContract, calls, ErrorReply } from '@lacehouse/contracts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'

/** Validates a response against a contract; the call does not exist in production (CALL-04). */
export function validateResponse({ config }: Pick<Deps, 'config'>): Handler<'internal.validateResponse'> {
  return ({ params, body }) => {
    const contract = findContract(params.contract)
    if (!contract || config.production) throw new Refusal('API404')
    const shape = (body.status ?? 200) >= 400 ? ErrorReply : contract.reply
    const problems = (shape.safeParse(body.response).error?.issues ?? []).map(({ path, message }) => ({
      path: path.join('.'),
      message,
    }))
    return { contract: params.contract, valid: problems.length === 0, problems }
  }
}

const findContract = (id: string): CallContract | undefined =>
  Object.hasOwn(calls, id) ? calls[id as keyof typeof calls] : undefined
