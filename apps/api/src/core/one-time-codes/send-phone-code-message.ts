import { findSiteById } from '@lacehouse/domain/site/find-site'
import { formatMessage } from '@lacehouse/messages'
import type { Deps } from '../../deps.ts'
import type { JobData } from '../../infra/jobs/jobs.ts'
import { getMailBrand } from '../mails/mail-brand.ts'
import { makeCode } from './one-time-code.ts'
import { createOneTimeCodeQueries } from './one-time-codes.queries.ts'

type MessageDeps = Pick<Deps, 'database' | 'config' | 'log' | 'now' | 'publicUrl' | 'sites' | 'textMessenger'>

/** Sends the code that confirms a phone; one that is too old by now, or whose account has another phone, is not sent. */
export function sendPhoneCodeMessage(deps: MessageDeps) {
  const codes = createOneTimeCodeQueries(deps.database.pool)
  return async ({ codeId }: JobData['phone-code-message']): Promise<void> => {
    const code = await codes.find(codeId, deps.now())
    const site = code && findSiteById(deps.sites, code.siteId)
    if (!code || !site || !deps.textMessenger) return
    const digits = makeCode(deps.config, code.id)
    const words = formatMessage(code.locale, 'mail.phoneCode.text', {
      code: digits,
      brand: getMailBrand(site.brand).name,
    })
    // Phones offer the code of this last line to pages of the shop only.
    const bound = `@${new URL(deps.publicUrl).hostname} #${digits}`
    const key = `phone-code-${code.id}`
    const isSent = await deps.textMessenger.send({ to: code.recipient, text: `${words}\n\n${bound}`, key })
    if (!isSent) deps.log.warn({ codeId }, 'a text message was refused by its service')
  }
}
