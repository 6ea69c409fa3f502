import { findSiteById, toLanguageTag } from '@lacehouse/domain/site/find-site'
import { formatMessage } from '@lacehouse/messages'
import { html } from '../../core/mails/html.ts'
import { getMailBrand } from '../../core/mails/mail-brand.ts'
import { type MailLimitDeps, mayMail } from '../../core/mails/may-mail.ts'
import { renderButton, renderMailPage, renderParagraph } from '../../core/mails/render-mail-page.ts'
import { subscriptionLink } from '../../core/subscriptions/subscription-link.ts'
import type { SubscriptionRow } from '../../core/subscriptions/subscriptions.queries.ts'
import type { Deps } from '../../deps.ts'
import type { JobData } from '../../infra/jobs/jobs.ts'

type MailDeps = Pick<Deps, 'mailer' | 'sites' | 'publicUrl' | 'config' | 'now' | 'subscriptions'> & MailLimitDeps

/** Asks the owner of a mailbox to confirm a subscription (double opt-in); without an answer nothing else is ever sent. */
export function sendSubscriptionMail(deps: MailDeps) {
  return async ({ subscriptionId }: JobData['subscription-mail']): Promise<void> => {
    const row = await deps.subscriptions.find(subscriptionId)
    const site = row && findSiteById(deps.sites, row.siteId)
    if (!row || !site || row.confirmedAt !== null || row.optedOutAt !== null) return
    // Each question counts against the mailbox's limit, and a mail that is sent again after a failure does not.
    const key = `subscription-${row.id}-${row.updatedAt}`
    if (!(await mayMail(deps, { to: row.recipient, key }))) return
    const st = encodeURIComponent(subscriptionLink.sign(deps, row.id))
    const url = `${deps.publicUrl}/${row.locale}/account/subscriptions?st=${st}`
    const mail = render(row, { brand: site.brand, shopUrl: deps.publicUrl, url })
    await deps.mailer.send({ to: row.recipient, key, unsubscribeUrl: url, ...mail })
  }
}

type Context = { readonly brand: string; readonly shopUrl: string; readonly url: string }

const render = ({ locale, type }: SubscriptionRow, { brand, shopUrl, url }: Context) => {
  const t = (key: Parameters<typeof formatMessage>[1], values = {}): string => formatMessage(locale, key, values)
  const { name } = getMailBrand(brand)
  const title = t('mail.subscription.title')
  const intro = t(`mail.subscription.intro.${type}`, { brand: name })
  const why = t('mail.subscription.why')
  const confirmUrl = `${url}&confirm=1`
  return {
    subject: t('mail.subscription.subject', { brand: name }),
    text: [title, '', intro, '', confirmUrl, '', why, `${t('mail.subscription.end')}: ${url}`].join('\n'),
    html: renderMailPage(
      { tag: toLanguageTag(locale), brand, shopUrl, title, intro },
      html`${renderButton(t('mail.subscription.confirm'), { url: confirmUrl, brand })}${renderParagraph(
        html`${why} <a class="mail-ink" href="${url}" style="color:#14130f">${t('mail.subscription.end')}</a>`,
      )}`,
    ),
  }
}
