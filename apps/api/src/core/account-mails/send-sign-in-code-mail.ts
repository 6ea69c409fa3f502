import { findSiteById, toLanguageTag } from '@lacehouse/domain/site/find-site'
import { formatMessage, type MessageKey } from '@lacehouse/messages'
import type { Deps } from '../../deps.ts'
import type { JobData } from '../../infra/jobs/jobs.ts'
import { html, join } from '../mails/html.ts'
import { getMailBrand } from '../mails/mail-brand.ts'
import { type MailLimitDeps, mayMail } from '../mails/may-mail.ts'
import { renderMailPage, renderParagraph } from '../mails/render-mail-page.ts'
import { makeCode } from '../one-time-codes/one-time-code.ts'
import { createOneTimeCodeQueries, type OpenCode } from '../one-time-codes/one-time-codes.queries.ts'

type MailDeps = Pick<Deps, 'database' | 'mailer' | 'sites' | 'publicUrl' | 'config' | 'now'> & MailLimitDeps

type CodeMail = {
  /** The beginning of the key under which it is sent once. */
  readonly key: string
  readonly subject: MessageKey
  readonly title: MessageKey
  readonly intro: MessageKey
  readonly notes: readonly MessageKey[]
}

const signInCode: CodeMail = {
  key: 'sign-in-code',
  subject: 'mail.signInCode.subject',
  title: 'mail.signInCode.title',
  intro: 'mail.signInCode.intro',
  notes: ['mail.signInCode.lasts', 'mail.signInCode.ignore'],
}

const deletionCode: CodeMail = {
  key: 'deletion-code',
  subject: 'mail.deletionCode.subject',
  title: 'mail.deletionCode.title',
  intro: 'mail.deletionCode.intro',
  notes: ['mail.deletionCode.lasts', 'mail.deletionCode.ignore'],
}

/** Sends a code to sign in with; a mailbox without an account, and a code that is too old by now, get nothing (decision 0049). */
export function sendSignInCodeMail(deps: MailDeps) {
  return sendCodeMail(deps, signInCode)
}

/** Sends a code that confirms the deletion of an account (decision 0078). */
export function sendDeletionCodeMail(deps: MailDeps) {
  return sendCodeMail(deps, deletionCode)
}

function sendCodeMail(deps: MailDeps, mail: CodeMail) {
  const codes = createOneTimeCodeQueries(deps.database.pool)
  return async ({ codeId }: JobData['sign-in-code-mail']): Promise<void> => {
    const code = await codes.find(codeId, deps.now())
    const site = code && findSiteById(deps.sites, code.siteId)
    if (!code || !site) return
    const key = `${mail.key}-${code.id}`
    if (!(await mayMail(deps, { to: code.recipient, key }))) return
    await deps.mailer.send({ to: code.recipient, key, ...render(deps, code, { brand: site.brand, mail }) })
  }
}

const render = (deps: MailDeps, { id, locale }: OpenCode, { brand, mail }: { brand: string; mail: CodeMail }) => {
  const t = (key: MessageKey, values = {}): string => formatMessage(locale, key, values)
  const { name, display } = getMailBrand(brand)
  const code = makeCode(deps.config, id)
  const title = t(mail.title)
  const intro = t(mail.intro, { brand: name })
  const notes = mail.notes.map((note) => t(note))
  const digits = html`<tr><td class="mail-ink" style="padding:16px 32px 16px;font-family:${display};font-size:40px;font-weight:800;letter-spacing:6px;line-height:1.1">${code}</td></tr>`
  return {
    subject: t(mail.subject, { brand: name, code }),
    text: [title, '', intro, '', code, ...notes.flatMap((note) => ['', note])].join('\n'),
    html: renderMailPage(
      { tag: toLanguageTag(locale), brand, shopUrl: deps.publicUrl, title, intro },
      html`${digits}${join(notes.map((note) => renderParagraph(note)))}`,
    ),
  }
}
