import type { ContactCategory, ContactSubject } from '@lacehouse/domain/contact/contact-subjects'
import type { CaseCategory, WarrantyFault, WithdrawalSubject } from '@lacehouse/domain/support-cases/support-case'
import { formatMessage } from '@lacehouse/messages'
import type { SupportCase } from './support-cases.queries.ts'

/** Writes the category of a case in the words of a locale. */
export function formatCaseCategory({ category }: Pick<SupportCase, 'category'>, locale: string): string {
  return isContact(category)
    ? formatMessage(locale, `contact.category.${category}`)
    : formatMessage(locale, `cases.category.${category}`)
}

/** Writes what a case is about in the words of a locale. */
export function formatCaseSubject({ category, subject }: Pick<SupportCase, 'category' | 'subject'>, locale: string) {
  if (category === 'withdrawal') return formatMessage(locale, `cases.withdrawal.${subject as WithdrawalSubject}`)
  return category === 'warranty'
    ? formatMessage(locale, `cases.fault.${subject as WarrantyFault}`)
    : formatMessage(locale, `contact.subject.${subject as ContactSubject}`)
}

const isContact = (category: CaseCategory): category is ContactCategory =>
  category !== 'warranty' && category !== 'withdrawal'
