import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../http/refusal.ts'

const mailPattern = /^[\w-]{1,80}$/

/** Registers the mails of a demo shop: `/dev/mail` lists them, `/dev/mail/{key}` shows one. */
export function registerDevMail(app: FastifyInstance, folder: string): void {
  app.get('/dev/mail', { schema: { hide: true } }, async () => ({ mails: await listKeys(folder) }))
  app.get<{ Params: { key: string } }>('/dev/mail/:key', { schema: { hide: true } }, async (request, reply) => {
    const { key } = request.params
    if (!mailPattern.test(key) || !(await listKeys(folder)).includes(key)) throw new Refusal('API404')
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; img-src 'self' http: https:; style-src 'unsafe-inline'")
    return readFile(join(folder, `${key}.html`))
  })
}

const listKeys = async (folder: string): Promise<string[]> => {
  // The first mail creates the folder.
  const files = await readdir(folder).catch(() => [])
  return files.filter((file) => file.endsWith('.html')).map((file) => file.slice(0, -'.html'.length))
}
