import type { Ledger, WebhookEvent } from '../journal/ledger.ts'
import type { SandboxSettings } from '../options.ts'
import { createRandom, shuffled } from '../random.ts'
import { createTimers } from '../timers.ts'
import { createPoster, type Delivery } from './webhook-poster.ts'

export type WebhookControls = {
  /** Where events are posted; with null they stay undelivered. */
  url: string | null
  delayMs: number
  /** How many extra copies of each event are sent. */
  duplicates: number
  /** Holds events back until they are released. */
  hold: boolean
}
export type DeliveryOrder = 'sent' | 'reversed' | 'shuffled'
export type WebhookSender = ReturnType<typeof createWebhookSender>

/** A delivery with a good signature of the time of sending. */
export function toDelivery(event: WebhookEvent): Delivery {
  return { event, signature: 'good', signedAt: null }
}

/** Sends events until the reply is 2xx, with growing pauses, and injects the delivery faults that tests ask for. */
export function createWebhookSender(ledger: Ledger, settings: SandboxSettings, firstUrl: string | null) {
  let controls: WebhookControls = { url: firstUrl, delayMs: 0, duplicates: 0, hold: false }
  let held: WebhookEvent[] = []
  let isClosed = false
  let underway = 0
  const timers = createTimers()
  const poster = createPoster(settings)
  const { attempts, first, longest } = settings.webhookRetry

  const attempt = async (delivery: Delivery, nth: number): Promise<void> => {
    if (controls.url === null || isClosed) return
    underway += 1
    const isTaken = await poster.post(controls.url, delivery)
    underway -= 1
    if (isClosed) return
    if (isTaken) ledger.markDelivered(delivery.event.id, settings.clock().toISOString())
    // A delivery with a bad signature is meant to be refused, so it is not repeated.
    else if (nth < attempts && delivery.signature === 'good') {
      timers.after(Math.min(longest, first * 2 ** (nth - 1)), () => void attempt(delivery, nth + 1))
    }
  }

  /** Sends each delivery after the reply to the one before, so that they arrive in this order. */
  const sendInTurn = async (deliveries: readonly Delivery[]): Promise<void> => {
    for (const delivery of deliveries) await attempt(delivery, 1)
  }

  return {
    /** Sends deliveries in this order, after a number of milliseconds. */
    send(deliveries: readonly Delivery[], delayMs = 0) {
      if (delayMs === 0) void sendInTurn(deliveries)
      else timers.after(delayMs, () => void sendInTurn(deliveries))
    },
    /** Sends a new event as the controls say. */
    announce(event: WebhookEvent) {
      if (controls.hold) held.push(event)
      else this.send(new Array(controls.duplicates + 1).fill(toDelivery(event)), controls.delayMs)
    },
    /** Sends the events that were held back and returns their number. */
    release(order: DeliveryOrder, seed: number): number {
      const released = inOrder(held, order, seed)
      held = []
      this.send(released.map(toDelivery))
      return released.length
    },
    /** Counts the deliveries that are underway or wait to be repeated. */
    countPending: () => underway + timers.count(),
    controls: () => controls,
    control(next: WebhookControls) {
      controls = next
    },
    close() {
      isClosed = true
      timers.clear()
      poster.close()
    },
  }
}

/** The events in the order asked for; shuffling is repeatable by its seed. */
export function inOrder(events: readonly WebhookEvent[], order: DeliveryOrder, seed: number): WebhookEvent[] {
  if (order === 'reversed') return [...events].reverse()
  return order === 'shuffled' ? shuffled(events, createRandom(seed)) : [...events]
}
