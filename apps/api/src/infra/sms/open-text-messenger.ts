import { createMessageFolder } from './create-message-folder.ts'
import type { TextMessenger } from './text-messages.ts'
import { createTwilioMessenger, type TwilioOptions } from './twilio.ts'

/** The service that sends text messages; null without one. */
export type TextMessageConfig = Omit<TwilioOptions, 'timeout'> | null

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the service of text messages: Twilio by its three settings, of which either all are given or none. */
export function readTextMessageConfig(env: Environment, problems: string[]): TextMessageConfig {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = env
  const given = { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from }
  const missing = Object.entries(given).flatMap(([name, value]) => (value ? [] : [name]))
  if (accountSid && authToken && from) {
    const url = env.TWILIO_API_URL ?? 'https://api.twilio.com'
    if (!URL.canParse(url)) problems.push('TWILIO_API_URL is not an address')
    return { accountSid, authToken, from, url: url.replace(/\/+$/, '') }
  }
  if (missing.length < 3) problems.push(`${missing.join(' and ')} must be set too, for text messages by Twilio`)
  return null
}

type Options = {
  readonly production: boolean
  readonly textMessages: TextMessageConfig
  /** The folder of the sandbox. */
  readonly folder: string
}

/** Opens the service of text messages: by configuration Twilio, otherwise a folder in a demo, and none in production. */
export function openTextMessenger({ production, textMessages, folder }: Options): TextMessenger | null {
  if (textMessages) return createTwilioMessenger(textMessages)
  return production ? null : createMessageFolder(folder)
}
