import type { MediaReason } from '@lacehouse/domain/product/product-media'
import { formatMessage } from '@lacehouse/messages'
import { Refusal } from '../../../http/refusal.ts'

/** Refuses a medium or its file in the words that the back office has for the reason. */
export function refuseStaffMedium(code: MediaReason, { locale, field }: { locale: string; field: string }): Refusal {
  return new Refusal('API400', { field, message: formatMessage(locale, `backoffice.imports.reason.${code}`) })
}
