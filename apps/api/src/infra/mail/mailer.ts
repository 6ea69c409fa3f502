import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createTransport } from 'nodemailer'

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Identifies the mail; a repeated mail has the same message id. */
  readonly key: string
}

export type Mailer = { readonly send: (mail: Mail) => Promise<void> }

type MailerOptions = { readonly smtpUrl: string | null; readonly folder: string; readonly from: string }

/** Creates a mailer that sends by SMTP. Without a server it writes each mail to a folder, as a file for a mail program. */
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

/** Writes a file; creates its folder only after a failure, so that most mails need one call. */
const put = async (path: string, content: string | Buffer): Promise<void> => {
  try {
    await writeFile(path, content)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }
}
