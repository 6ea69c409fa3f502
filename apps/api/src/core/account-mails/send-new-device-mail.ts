import { formatDate } from '@lacehouse/domain/date/format-date'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { formatMessage, type MessageKey } from '@lacehouse/messages'
import type { Deps } from '../../deps.ts'
import type { JobData } from '../../infra/jobs/jobs.ts'
import { getMailBrand } from '../mails/mail-brand.ts'
import { mayMail } from '../mails/may-mail.ts'
import { renderAccountMail } from './render-account-mail.ts'

type MailDeps = Pick<Deps, 'consumers' | 'limiter' | 'mailer' | 'sites' | 'publicUrl'>
type SignIn = JobData['new-device-mail']

/** Tells an account's mailbox that a device signed in that never did before, and where its owner signs it out (decision 0076). */
export function sendNewDeviceMail(deps: MailDeps) {
  return async (signIn: SignIn): Promise<void> => {
    const to = await deps.consumers.findActiveEmail(signIn.consumerNo)
    const site = findSiteById(deps.sites, signIn.siteId)
    if (to === null || !site) return
    const key = `new-device-${signIn.consumerNo}-${Date.parse(signIn.signedInAt)}`
    // A browser that keeps no cookies is new each time.
    if (!(await mayMail(deps, { to, key }))) return
    await deps.mailer.send({ to, key, ...render(signIn, { brand: site.brand, shopUrl: deps.publicUrl }) })
  }
}

type Context = { readonly brand: string; readonly shopUrl: string }

const render = (signIn: SignIn, { brand, shopUrl }: Context) => {
  const { locale, signedInAt } = signIn
  const t = (key: MessageKey, values = {}): string => formatMessage(locale, key, values)
  const moment = formatDate(locale, signedInAt, { dateStyle: 'full', timeStyle: 'long' })
  const named = { brand: getMailBrand(brand).name, moment, device: nameDevice(signIn, t) }
  return renderAccountMail({
    ...{ locale, brand, shopUrl },
    subject: t('mail.newDevice.subject', named),
    title: t('mail.newDevice.title'),
    intro: t('mail.newDevice.intro', named),
    button: { label: t('mail.newDevice.open'), url: `${shopUrl}/${locale}/account/security` },
    notes: [t('mail.newDevice.other'), t('mail.newDevice.own')],
  })
}

const nameDevice = ({ browser, system }: SignIn, t: (key: MessageKey, values?: object) => string): string => {
  if (browser !== null && system !== null) return t('mail.newDevice.device', { browser, system })
  return browser ?? system ?? t('mail.newDevice.unknown')
}
