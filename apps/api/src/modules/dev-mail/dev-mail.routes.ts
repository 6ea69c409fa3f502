import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../http/refusal.ts'
import type { SentMail } from '../../infra/mail/mailer.ts'
import { type ListedMail, renderMailList } from './render-mail-list.ts'

const mailPolicy =
  "default-src 'none'; img-src 'self' http: https:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
const listPolicy =
  "default-src 'none'; frame-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const mailPattern = /^[\w-]{1,80}$/

/**
 * Registers the mails of a demo shop: `/dev/mail` lists them, for people as a page that shows the one of `?mail={key}` and for
 * programs as JSON; `/dev/mail/{key}` is one mail.
 */
export function registerDevMail(app: FastifyInstance, folder: string): void {
  app.get<{ Querystring: { mail?: string } }>('/dev/mail', { schema: { hide: true } }, async (request, reply) => {
    if (!(request.headers.accept ?? '').includes('text/html')) return { mails: await listKeys(folder) }
    const mails = await listMails(folder)
    reply.type('text/html; charset=utf-8').header('content-security-policy', listPolicy)
    return renderMailList(mails, mails.find(({ key }) => key === request.query.mail) ?? mails[0])
  })
  type OneMail = { Params: { key: string }; Querystring: { framed?: string } }
  app.get<OneMail>('/dev/mail/:key', { schema: { hide: true } }, async (request, reply) => {
    const { key } = request.params
    if (!mailPattern.test(key) || !(await listKeys(folder)).includes(key)) throw new Refusal('API404')
    reply.type('text/html; charset=utf-8').header('content-security-policy', mailPolicy)
    const page = await readFile(join(folder, `${key}.html`), 'utf8')
    // The shop's pages refuse to be shown in a frame, so that links of a framed mail open a page of their own.
    return request.query.framed ? page.replace('<head>', '<head><base target="_blank">') : page
  })
}

const listKeys = async (folder: string): Promise<string[]> => {
  // The first mail creates the folder.
  const files = await readdir(folder).catch(() => [])
  return files.filter((file) => file.endsWith('.html')).map((file) => file.slice(0, -'.html'.length))
}

/** The page lists no more, however many mails a demo shop has sent. */
const mostListed = 200

/** Lists the newest mails first, with what their files say. */
const listMails = async (folder: string): Promise<ListedMail[]> => {
  const keys = (await listKeys(folder)).filter((key) => mailPattern.test(key))
  const mails = await Promise.all(
    keys.map(async (key): Promise<ListedMail> => {
      const [text, { mtime }] = await Promise.all([
        readFile(join(folder, `${key}.json`), 'utf8').catch(() => null),
        stat(join(folder, `${key}.html`)),
      ])
      const sent: SentMail = text ? JSON.parse(text) : { to: '', subject: key, text: '' }
      return { key, sentAt: mtime, ...sent }
    }),
  )
  return mails.toSorted((a, b) => Number(b.sentAt) - Number(a.sentAt)).slice(0, mostListed)
}
