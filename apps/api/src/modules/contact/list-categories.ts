import { contactCategories, listContactSubjects } from '@lacehouse/domain/contact/contact-subjects'
import { formatMessage } from '@lacehouse/messages'
import type { Handler } from '../../http/call.ts'

/** Lists what the contact form asks about, in the words of the locale (ACC-15). */
export function listCategories(): Handler<'contact.categorySubject'> {
  return ({ locale }) => ({
    categories: contactCategories.map((id) => ({
      id,
      label: formatMessage(locale, `contact.category.${id}`),
      subjects: listContactSubjects(id).map((subject) => ({
        id: subject,
        label: formatMessage(locale, `contact.subject.${subject}`),
      })),
    })),
  })
}
