import type { StaffRight } from '../staff/staff-rights.ts'

/** The rights of staff that count in the shop itself, where an agent does for a customer what the customer could not. */
export const agentRights = ['customers.act', 'orders.cancel', 'prices.adjust'] as const satisfies readonly StaffRight[]
export type AgentRight = (typeof agentRights)[number]

/** An agent who acts for a customer, as every record of it names them, with the rights that their roles give. */
export type ActingAgent = { readonly id: string; readonly name: string; readonly rights: readonly AgentRight[] }

/** Returns whether an agent has a right (AUTH-09). */
export function hasAgentRight({ rights }: Pick<ActingAgent, 'rights'>, right: AgentRight): boolean {
  return rights.includes(right)
}

/** Picks the rights that count in the shop from all that the roles of an agent give, in their fixed order. */
export function toAgentRights(granted: readonly StaffRight[]): AgentRight[] {
  return agentRights.filter((right) => granted.includes(right))
}
