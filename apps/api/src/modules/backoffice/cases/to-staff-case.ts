import type { StaffCase, StaffCaseSummary } from '@lacehouse/contracts'
import { formatCaseSubject } from '../../../core/support-cases/format-case-subject.ts'
import type { FullCase, SupportCase } from '../../../core/support-cases/support-cases.queries.ts'

const toIso = (at: number): string => new Date(at).toISOString()

/** Makes the entry of a case in a list. */
export function toStaffCaseSummary(one: SupportCase, locale: string): StaffCaseSummary {
  const { number, state, siteId, category, name, email, orderNumber } = one
  return {
    ...{ caseNumber: number, state, siteId, category, name, email },
    subject: formatCaseSubject(one, locale),
    ...(orderNumber !== null && { orderNumber }),
    createdAt: toIso(one.createdAt),
    updatedAt: toIso(one.updatedAt),
  }
}

/** Makes a case as staff see it. */
export function toStaffCase(found: FullCase, locale: string): StaffCase {
  const { consumerNo, phone, itemName, remedy } = found
  return {
    ...toStaffCaseSummary(found, locale),
    locale: found.locale,
    ...(consumerNo !== null && { consumerNo }),
    ...(phone !== null && { phone }),
    ...(itemName !== null && { itemName }),
    ...(remedy !== null && { remedy }),
    messages: found.messages.map(({ id, author, staffName, message, sentAt }) => ({
      ...{ messageId: id, author, message, sentAt: toIso(sentAt) },
      ...(staffName !== null && { name: staffName }),
    })),
    photos: found.photos.map(({ id, width, height }) => ({ photoId: id, width, height })),
  }
}
