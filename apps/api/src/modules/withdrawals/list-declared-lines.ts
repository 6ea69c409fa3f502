import { formatMessage } from '@lacehouse/messages'
import type { Withdrawal } from './withdrawals.queries.ts'

/** Writes what was declared in the consumer's language, a line for each fact. */
export function listDeclaredLines({ locale, ...declared }: Withdrawal): string[] {
  return [
    formatMessage(locale, 'mail.withdrawal.contract', { contract: declared.contract }),
    formatMessage(locale, 'mail.withdrawal.name', { name: declared.name }),
    formatMessage(locale, 'mail.withdrawal.email', { email: declared.email }),
    formatMessage(locale, 'mail.withdrawal.goods', {
      goods: declared.goods || formatMessage(locale, 'mail.withdrawal.allGoods'),
    }),
  ]
}
