import { seconds } from '@lacehouse/domain/time/durations'
import type { TextMessenger } from './text-messages.ts'

export type TwilioOptions = {
  readonly url: string
  readonly accountSid: string
  readonly authToken: string
  /** A number or an alphanumeric sender, or the id of a messaging service (`MG…`). */
  readonly from: string
  readonly timeout?: number
}

/** Sends text messages by Twilio's Messages API (2010-04-01). */
export function createTwilioMessenger(options: TwilioOptions): TextMessenger {
  const { url, accountSid, authToken, from, timeout = seconds(10) } = options
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const sender: Record<string, string> = /^MG[0-9a-f]{32}$/i.test(from) ? { MessagingServiceSid: from } : { From: from }
  return {
    send: async ({ to, text }) => {
      const response = await fetch(`${url}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ To: to, Body: text, ...sender }).toString(),
        signal: AbortSignal.timeout(timeout),
      })
      await response.body?.cancel()
      if (response.ok) return true
      // A number that takes no messages is refused with 400; keys and limits may be right the next time.
      if (response.status === 400) return false
      throw new Error(`Twilio answered ${response.status}`)
    },
  }
}
