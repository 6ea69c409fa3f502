import type { CallId } from '@lacehouse/contracts'
import type { Deps } from '../../../deps.ts'
import type { Handlers } from '../../../http/call.ts'
import { type SignInDeps, signIn } from '../sign-in.ts'
import { actForCustomer, endActing } from './act-for-customer.ts'
import { createCustomersQueries } from './customers.queries.ts'
import { findCustomers } from './find-customers.ts'
import { takeActingHandover } from './take-handover.ts'

type AgentCalls = Extract<
  CallId,
  'auth.signInAgent' | 'auth.findCustomers' | 'auth.actForCustomer' | 'auth.endActing' | 'auth.takeHandover'
>

/** Creates the use cases of agents (AUTH-09). */
export function agentHandlers(deps: Deps & SignInDeps): Handlers<AgentCalls> {
  const own = { ...deps, customers: createCustomersQueries(deps.database.pool) }
  return {
    'auth.signInAgent': signIn(own, 'agents'),
    'auth.findCustomers': findCustomers(own),
    'auth.actForCustomer': actForCustomer(own),
    'auth.endActing': endActing(own),
    'auth.takeHandover': takeActingHandover(own),
  }
}
