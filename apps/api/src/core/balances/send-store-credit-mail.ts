import type { Currency } from '@lacehouse/domain/money/currency'
import { formatMoney } from '@lacehouse/domain/money/format-money'
import { amountToWire } from '@lacehouse/domain/money/money'
import { findSiteById, toLanguageTag } from '@lacehouse/domain/site/find-site'
import { formatMessage, type MessageKey } from '@lacehouse/messages'
import type { Deps } from '../../deps.ts'
import type { JobData } from '../../infra/jobs/jobs.ts'
import { renderAccountMail } from '../account-mails/render-account-mail.ts'
import { getMailBrand } from '../mails/mail-brand.ts'
import { type NotificationEnd, toNotificationEnd } from '../mails/notification-link.ts'
import { isNotified } from '../notifications/notifications.queries.ts'
import { storeCreditQueries } from './store-credit.queries.ts'

type MailDeps = Pick<Deps, 'database' | 'mailer' | 'sites' | 'publicUrl' | 'config' | 'now'>

/**
 * Sends a customer the mail about store credit that staff issued or withdrew: the amount, the reason and the new balance (PAY-16). It
 * is in the language of their last order, otherwise in the first one of their site.
 */
export function sendStoreCreditMail(deps: MailDeps) {
  const { database, mailer, sites, publicUrl } = deps
  return async ({ entryId, balance }: JobData['store-credit-mail']): Promise<void> => {
    const found = await storeCreditQueries.findMail(database.pool, entryId)
    const site = found && findSiteById(sites, found.siteId)
    if (!found || !site || !(await isNotified(database.pool, found.consumerNo, 'storeCredit'))) return
    const isServed = sites.some(({ locales }) => locales.some((one) => one === found.orderLocale))
    const locale = (isServed ? found.orderLocale : null) ?? site.defaultLocale
    const end = toNotificationEnd(deps, { consumerNo: found.consumerNo, type: 'storeCredit' }, locale)
    const mail = render({ ...found, balance }, { locale, brand: site.brand, shopUrl: publicUrl, end })
    const { unsubscribeUrl } = end
    await mailer.send({ to: found.email, key: `store-credit-${entryId}`, unsubscribeUrl, ...mail })
  }
}

type Change = {
  readonly amount: number
  readonly balance: number
  readonly currency: string
  readonly reason: string | null
}
type Context = {
  readonly locale: string
  readonly brand: string
  readonly shopUrl: string
  readonly end: NotificationEnd
}

const render = ({ amount, balance, currency, reason }: Change, { locale, brand, shopUrl, end }: Context) => {
  const t = (key: MessageKey, values = {}): string => formatMessage(locale, key, values)
  const format = (minor: number): string =>
    formatMoney(toLanguageTag(locale), amountToWire(minor, currency as Currency), currency as Currency)
  const kind = amount > 0 ? 'issued' : 'withdrawn'
  const named = {
    brand: getMailBrand(brand).name,
    amount: format(Math.abs(amount)),
    balance: format(balance),
    reason: t(`profile.storeCredit.reason.${reason ?? 'correction'}` as MessageKey),
  }
  return renderAccountMail({
    ...{ locale, brand, shopUrl, end },
    subject: t(`mail.storeCredit.${kind}.subject`, named),
    title: t(`mail.storeCredit.${kind}.title`),
    intro: t(`mail.storeCredit.${kind}.intro`, named),
    button: { label: t('mail.storeCredit.open'), url: `${shopUrl}/${locale}/account/payment` },
    notes: [t(`mail.storeCredit.${kind}.note`)],
  })
}
