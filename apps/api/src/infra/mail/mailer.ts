import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createTransport } from 'nodemailer'

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** One mail a key, however often it is sent. */
  readonly key: string
}

export type Mailer = { readonly send: (mail: Mail) => Promise<void> }

type MailerOptions = { readonly smtpUrl: string | null; readonly folder: string; readonly from: string }

/** Sends by SMTP, or without a server puts each mail into a folder as a file that a mail program opens. */
export function createMailer({ smtpUrl, folder, from }: MailerOptions): Mailer {
  if (smtpUrl) {
    const transport = createTransport(smtpUrl)
    return {
      send: async ({ key, ...mail }) => {
        await transport.sendMail({ from, ...mail, messageId: `<${key}@lacehouse>` })
      },
    }
  }
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: async ({ key, ...mail }) => {
      const { message } = await writer.sendMail({ from, ...mail, messageId: `<${key}@lacehouse>` })
      await Promise.all([
        put(join(folder, `${key}.eml`), message as Buffer),
        put(join(folder, `${key}.html`), mail.html),
      ])
    },
  }
}

/** Makes the folder when it isn't there: once, and not for every mail. */
const put = async (path: string, content: string | Buffer): Promise<void> => {
  try {
    await writeFile(path, content)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }
}
