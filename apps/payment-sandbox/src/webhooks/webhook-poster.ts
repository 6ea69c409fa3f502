import { Agent as PlainAgent, request as plainRequest } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import type { WebhookEvent } from '../journal/ledger.ts'
import type { SandboxSettings } from '../options.ts'
import { signatureHeader, signWebhook } from './webhook-signature.ts'

export type Delivery = {
  event: WebhookEvent
  signature: 'good' | 'bad'
  /** The time in the signature; null is the time of sending. */
  signedAt: Date | null
}

const connections = { keepAlive: true, maxSockets: 16 }

/** Posts events over kept-alive connections, since `fetch` costs several times as much for each. */
export function createPoster(settings: SandboxSettings) {
  const plain = new PlainAgent(connections)
  const secure = new SecureAgent(connections)

  return {
    /** Signs and posts one event; returns whether the reply was 2xx. */
    post(url: string, { event, signature, signedAt }: Delivery): Promise<boolean> {
      const isSecure = url.startsWith('https:')
      const secret = signature === 'good' ? settings.webhookSecret : `not ${settings.webhookSecret}`
      const request = (isSecure ? secureRequest : plainRequest)(url, {
        method: 'POST',
        agent: isSecure ? secure : plain,
        timeout: settings.webhookRetry.timeout,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(event.body),
          [signatureHeader]: signWebhook(event.body, secret, signedAt ?? settings.clock()),
        },
      })
      return new Promise((resolve) => {
        request.on('response', (response) => {
          response.resume()
          const status = response.statusCode ?? 0
          resolve(status >= 200 && status < 300)
        })
        request.on('timeout', () => request.destroy())
        request.on('error', () => resolve(false))
        request.on('close', () => resolve(false))
        request.end(event.body)
      })
    },
    close() {
      plain.destroy()
      secure.destroy()
    },
  }
}
