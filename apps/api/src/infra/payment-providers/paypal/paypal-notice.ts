import { z } from 'zod'
import type { NoticeHeaders, ProviderNotice } from '../payment-provider.ts'
import type { PaypalClient } from './paypal-access.ts'

const Signature = z.object({
  'paypal-auth-algo': z.string().max(100),
  'paypal-cert-url': z.url({ protocol: /^https$/ }).max(500),
  'paypal-transmission-id': z.string().max(50),
  'paypal-transmission-sig': z.string().max(500),
  'paypal-transmission-time': z.string().max(100),
})

const Event = z.object({
  id: z.string(),
  event_type: z.string(),
  create_time: z.string().optional(),
  resource: z.looseObject({
    id: z.string().optional(),
    invoice_id: z.string().optional(),
    purchase_units: z.array(z.looseObject({ invoice_id: z.string().optional() })).optional(),
  }),
})

const Verified = z.object({ verification_status: z.string() })

/** Reads a notice after PayPal has verified its signature. Returns null for any other text, and while PayPal does not answer. */
export async function readPaypalNotice(
  client: PaypalClient,
  webhookId: string,
  { headers, body }: { readonly headers: NoticeHeaders; readonly body: string },
): Promise<ProviderNotice | null> {
  const signature = Signature.safeParse(headers)
  const event = Event.safeParse(toJson(body))
  if (!signature.success || !event.success) return null
  if (!(await isVerified(client, toQuestion(signature.data, webhookId, body)))) return null
  const { id: eventId, event_type: kind, create_time, resource } = event.data
  // A notice about something other than a payment has no order number and no effect.
  const orderNumber = resource.invoice_id ?? resource.purchase_units?.[0]?.invoice_id ?? ''
  return { eventId, kind, sequence: Date.parse(create_time ?? '') || 0, reference: resource.id ?? '', orderNumber }
}

/** Builds the verification request with the unchanged bytes of the event, because the signature covers them. */
function toQuestion(signature: z.output<typeof Signature>, webhookId: string, body: string): string {
  const fields = JSON.stringify({
    auth_algo: signature['paypal-auth-algo'],
    cert_url: signature['paypal-cert-url'],
    transmission_id: signature['paypal-transmission-id'],
    transmission_sig: signature['paypal-transmission-sig'],
    transmission_time: signature['paypal-transmission-time'],
    webhook_id: webhookId,
  })
  return `${fields.slice(0, -1)},"webhook_event":${body}}`
}

async function isVerified(client: PaypalClient, json: string): Promise<boolean> {
  const answer = await client.send({ method: 'POST', path: '/v1/notifications/verify-webhook-signature', json })
  const { success, data } = Verified.safeParse(answer?.body)
  return answer?.status === 200 && success && data.verification_status === 'SUCCESS'
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON, so not a notice of PayPal's.
    return null
  }
}
