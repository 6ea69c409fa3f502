/** The roles of agents: `support` helps customers, `supervisor` also decides about money. */
export const agentRoles = ['support', 'supervisor'] as const
export type AgentRole = (typeof agentRoles)[number]

/** What an agent may do beyond what a customer may do for themselves. */
export type AgentRight = 'find_customers' | 'act_for_customers' | 'cancel_orders' | 'adjust_prices'

const rights: Readonly<Record<AgentRole, readonly AgentRight[]>> = {
  support: ['find_customers', 'act_for_customers'],
  supervisor: ['find_customers', 'act_for_customers', 'cancel_orders', 'adjust_prices'],
}

/** Returns whether a role has a right (AUTH-09). */
export function hasAgentRight(role: AgentRole, right: AgentRight): boolean {
  return rights[role].includes(right)
}

/** An agent who acts for a customer, as every record of it names them. */
export type ActingAgent = { readonly id: string; readonly name: string; readonly role: AgentRole }
