import { formatDate } from '@lacehouse/domain/date/format-date'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { formatMessage, type MessageKey } from '@lacehouse/messages'
import type { Deps } from '../../deps.ts'
import type { JobData } from '../../infra/jobs/jobs.ts'
import { renderAccountMail } from '../account-mails/render-account-mail.ts'
import { getMailBrand } from '../mails/mail-brand.ts'
import { findEndedMembershipMail } from './membership-mail.queries.ts'

type MailDeps = Pick<Deps, 'database' | 'mailer' | 'sites' | 'publicUrl'>

/** Confirms to a former member that the membership ended, what lapsed, and that joining again is possible (decision 0133). */
export function sendMembershipEndedMail({ database, mailer, sites, publicUrl }: MailDeps) {
  return async ({ memberId, siteId, locale }: JobData['membership-ended-mail']): Promise<void> => {
    const found = await findEndedMembershipMail(database.pool, memberId)
    const site = findSiteById(sites, siteId)
    if (!found || !site) return
    const mail = render(found, { locale, brand: site.brand, shopUrl: publicUrl })
    await mailer.send({ to: found.email, key: `membership-ended-${memberId}`, ...mail })
  }
}

type Ended = { readonly endedAt: number; readonly lostPoints: number }
type Context = { readonly locale: string; readonly brand: string; readonly shopUrl: string }

const render = ({ endedAt, lostPoints }: Ended, { locale, brand, shopUrl }: Context) => {
  const t = (key: MessageKey, values = {}): string => formatMessage(locale, key, values)
  const moment = formatDate(locale, endedAt, { dateStyle: 'full', timeStyle: 'long' })
  const named = { brand: getMailBrand(brand).name, moment, points: lostPoints }
  return renderAccountMail({
    ...{ locale, brand, shopUrl },
    subject: t('mail.membershipEnded.subject', named),
    title: t('mail.membershipEnded.title'),
    intro: t('mail.membershipEnded.intro', named),
    button: { label: t('mail.membershipEnded.open'), url: `${shopUrl}/${locale}/account/loyalty` },
    notes: [
      t('mail.membershipEnded.lost', named),
      t('mail.membershipEnded.returns'),
      t('mail.membershipEnded.again'),
      t('mail.membershipEnded.own'),
    ],
  })
}
