import type { CallReply } from '@lacehouse/contracts'
import { normalisePhone } from '@lacehouse/domain/phone/normalise-phone'
import { toMailbox } from '@lacehouse/domain/validation/to-mailbox'
import type { Deps } from '../../../deps.ts'
import type { Call, Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { CustomerRow, CustomerSearch, CustomersQueries } from './customers.queries.ts'
import { requireAgent } from './require-agent.ts'

type FindDeps = Pick<Deps, 'agents'> & { readonly customers: CustomersQueries }

/** Finds customers for an agent, and records the search before it is made (AUTH-09). */
export function findCustomers(deps: FindDeps): Handler<'auth.findCustomers'> {
  return async (call): Promise<CallReply<'auth.findCustomers'>> => {
    const agent = await requireAgent(deps, call.session, 'customers.act')
    const [by, ...others] = Object.entries(call.body)
    if (!by || others.length > 0) throw new Refusal('API400', { field: others[0]?.[0] ?? 'email' })
    const [field, value] = by
    const { siteId } = call.site
    const searched = { siteId, agentId: agent.id, action: 'customers.find', subject: field, consumerNo: null }
    await deps.agents.record({ ...searched, data: { [field]: value, agent: agent.name } })
    const found = await deps.customers.findCustomers(siteId, toSearch(call))
    return { customers: found.map(toCustomer) }
  }
}

const toSearch = ({ body, site }: Call<'auth.findCustomers'>): CustomerSearch => ({
  email: body.email === undefined ? null : toMailbox(body.email),
  phone: body.phone === undefined ? null : normalisePhone(body.phone, site.country),
  orderNumber: body.orderNumber ?? null,
})

const toCustomer = ({ phone, ...customer }: CustomerRow) => ({ ...customer, ...(phone !== null && { phone }) })
