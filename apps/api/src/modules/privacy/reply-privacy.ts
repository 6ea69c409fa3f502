import type { CallReply } from '@lacehouse/contracts'
import { requireActive } from '../../core/consumers/require-shopper.ts'
import { exportedTables } from '../../core/privacy/person.queries.ts'
import type { PrivacyQueries, PrivacyRow } from './privacy.queries.ts'

type Reply = CallReply<'privacy.get'>

/** Finds the privacy row of an active account; refuses any other. */
export async function requirePrivacy(privacy: PrivacyQueries, consumerNo: string, now: number): Promise<PrivacyRow> {
  return requireActive(await privacy.find(consumerNo, now))
}

/** Reads the export and the deletion of an account for a reply. */
export async function replyPrivacy(privacy: PrivacyQueries, consumerNo: string, now: number): Promise<Reply> {
  const row = await requirePrivacy(privacy, consumerNo, now)
  const deletionProof = row.passwordHash === null ? 'code' : 'password'
  return { dataExport: toDataExport(row), deletion: toDeletion(row), deletionProof }
}

const toDataExport = ({ exportId, partsDone, requestedAt, readyAt, expiresAt }: PrivacyRow): Reply['dataExport'] => {
  if (exportId === null || requestedAt === null || expiresAt === null) return null
  const partsTotal = exportedTables.length
  const common = { exportId, partsTotal, requestedAt: requestedAt.toISOString() }
  return readyAt
    ? { ...common, state: 'ready', partsDone: partsTotal, expiresAt: expiresAt.toISOString() }
    : { ...common, state: 'collecting', partsDone: partsDone ?? 0 }
}

const toDeletion = ({ deletionRequestedAt, deletionDueAt }: PrivacyRow): Reply['deletion'] =>
  deletionRequestedAt && deletionDueAt
    ? { requestedAt: deletionRequestedAt.toISOString(), dueAt: deletionDueAt.toISOString() }
    : null
