export type { CallId, CallInput, CallReply } from '@lacehouse/contracts'
export { callTable } from '@lacehouse/contracts/call-table.gen'
