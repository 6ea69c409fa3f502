import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { SentMessage } from '../../infra/sms/create-message-folder.ts'
import { type ListedMessage, renderMessageList } from './render-message-list.ts'

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The page lists no more, however many messages a demo shop has sent. */
const mostListed = 200

/** Registers the text messages of a demo shop: `/dev/messages` lists them, for people as a page and for programs as JSON. */
export function registerDevMessages(app: FastifyInstance, folder: string): void {
  app.get('/dev/messages', { schema: { hide: true } }, async (request, reply) => {
    const messages = await listMessages(folder)
    if (!(request.headers.accept ?? '').includes('text/html')) return { messages }
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy)
    return renderMessageList(messages)
  })
}

/** Lists the newest messages first. */
const listMessages = async (folder: string): Promise<ListedMessage[]> => {
  // The first message creates the folder.
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json'))
  const messages = await Promise.all(
    files.map(async (file): Promise<ListedMessage> => {
      const [text, { mtime }] = await Promise.all([readFile(join(folder, file), 'utf8'), stat(join(folder, file))])
      const sent: SentMessage = JSON.parse(text)
      return { key: file.slice(0, -'.json'.length), sentAt: mtime, ...sent }
    }),
  )
  return messages.toSorted((a, b) => Number(b.sentAt) - Number(a.sentAt)).slice(0, mostListed)
}
