import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Notice } from '../../ui/notice.tsx'

/** Says that a withdrawal from the contract was declared, and when; nothing without one. */
export function Withdrawn({ at }: { readonly at: string | undefined }) {
  const t = useTranslate()
  const { date } = useFormat()
  return at === undefined ? null : <Notice>{t('orders.withdrawn', { date: date(at, { dateStyle: 'long' }) })}</Notice>
}
