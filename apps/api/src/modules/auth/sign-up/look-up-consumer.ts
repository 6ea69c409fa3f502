import { toMailbox } from '@lacehouse/domain/validation/to-mailbox'
import { isEmail } from '@lacehouse/domain/validation/validators'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { SignUpQueries } from './sign-up.queries.ts'

/** Says whether an email has an account; its limit asks for a proof of work, so that lists of addresses cannot be tried (REG-02). */
export function lookUpConsumer({ signUps }: { readonly signUps: SignUpQueries }): Handler<'auth.lookUp'> {
  return async ({ query }) => {
    const email = toMailbox(query.email)
    if (!isEmail(email)) throw new Refusal('AUT453', { field: 'email' })
    return { registered: await signUps.isRegistered(email) }
  }
}
