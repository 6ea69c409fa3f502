import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { seconds } from '@lacehouse/domain/time/durations'
import { createTransport } from 'nodemailer'

export type Mail = {
  readonly to: string
  /** The mailbox that an answer goes to, in place of the shop's. */
  readonly replyTo?: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments?: readonly {
    readonly filename: string
    readonly content: Buffer
    readonly contentType: string
  }[]
  /** Where one request ends such mails without a sign-in (RFC 8058); absent for mails about an order. */
  readonly unsubscribeUrl?: string
  /** Identifies the mail; a repeated mail has the same message id. */
  readonly key: string
}

/** The content of the file that describes a mail in the folder. */
export type SentMail = Pick<Mail, 'to' | 'subject' | 'text'>

export type Mailer = { readonly send: (mail: Mail) => Promise<void> }

type MailerOptions = {
  readonly smtpUrl: string | null
  readonly folder: string
  readonly from: string
  /** How long a mail server may take. */
  readonly patience?: typeof usualPatience
}

/** Milliseconds for a mail server to take the connection, to greet, and to answer; its job sends the mail again later. */
const usualPatience = { connectionTimeout: seconds(10), greetingTimeout: seconds(10), socketTimeout: seconds(20) }

/** Creates a mailer that sends by SMTP. Without a server it writes each mail to a folder, as a file for a mail program. */
export function createMailer({ smtpUrl, folder, from, patience = usualPatience }: MailerOptions): Mailer {
  if (smtpUrl) {
    const transport = createTransport({ url: smtpUrl, ...patience })
    return {
      send: async ({ key, unsubscribeUrl, attachments = [], ...mail }) => {
        await transport.sendMail({
          from,
          ...mail,
          attachments: [...attachments],
          ...toHeaders(unsubscribeUrl),
          messageId: `<${key}@lacehouse>`,
        })
      },
    }
  }
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  let isChecked = false
  return {
    send: async ({ key, unsubscribeUrl, attachments = [], ...mail }) => {
      // A folder of before may be open to other users of the machine.
      if (!isChecked) await chmod(folder, onlyOwner.folder).catch(() => undefined)
      isChecked = true
      const { message } = await writer.sendMail({
        ...{ from, ...mail, ...toHeaders(unsubscribeUrl), attachments: [...attachments] },
        messageId: `<${key}@lacehouse>`,
      })
      await Promise.all([
        put(join(folder, `${key}.eml`), message as Buffer),
        put(join(folder, `${key}.html`), mail.html),
        put(
          join(folder, `${key}.json`),
          JSON.stringify({ to: mail.to, subject: mail.subject, text: mail.text } satisfies SentMail),
        ),
      ])
    },
  }
}

/** Mail programs show a button for it and send one POST request; a link alone would be opened by mail scanners. */
const toHeaders = (unsubscribeUrl: string | undefined) =>
  unsubscribeUrl === undefined
    ? {}
    : {
        headers: {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }

/** Mails have gift card numbers and links to orders, which only the shop's user may read. */
const onlyOwner = { folder: 0o700, file: 0o600 } as const

/** Writes a file; creates its folder only after a failure, so that most mails need one call. */
const put = async (path: string, content: string | Buffer): Promise<void> => {
  try {
    await writeFile(path, content, { mode: onlyOwner.file })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    await mkdir(dirname(path), { recursive: true, mode: onlyOwner.folder })
    await writeFile(path, content, { mode: onlyOwner.file })
  }
}
