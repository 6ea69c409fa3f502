import { browserApi } from '../api/browser-api.ts'
import { sessionStore } from '../storage/browser-storage.ts'
import { describeDevice } from './describe-device.ts'

const toKey = () => `checkout.print.${document.documentElement.dataset.site ?? ''}` as const

/**
 * Sends a hash of the device's description to the provider's risk check once a checkout. No order waits for it or
 * fails because of it (CART-20).
 */
export async function sendDevicePrint(cartId: string): Promise<void> {
  // Hashes need a secure origin; without one nothing is sent.
  if (!cartId || !globalThis.crypto?.subtle || sessionStore.getItem(toKey()) === cartId) return
  try {
    const text = new TextEncoder().encode(describeDevice(window).join('|'))
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
    const deviceFingerprint = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    const { accepted } = await browserApi.call('cart.deviceFingerPrint', { body: { cartId, deviceFingerprint } })
    if (accepted) sessionStore.setItem(toKey(), cartId)
  } catch (error) {
    console.warn(error)
  }
}
