export type { CallInput, CallReply, ShopCallId as CallId } from '@lacehouse/contracts'
export { callTable } from '@lacehouse/contracts/call-table.gen'
