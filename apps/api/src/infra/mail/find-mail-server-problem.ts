import { seconds } from '@lacehouse/domain/time/durations'
import { createTransport } from 'nodemailer'

/** Connects to the mail server of an smtp or smtps address and signs in. Answers what failed, or null. Sends nothing. */
export async function findMailServerProblem(smtpUrl: string): Promise<string | null> {
  const timeouts = { connectionTimeout: seconds(10), greetingTimeout: seconds(10), socketTimeout: seconds(10) }
  const transport = createTransport({ url: smtpUrl, ...timeouts })
  try {
    await transport.verify()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    transport.close()
  }
}
