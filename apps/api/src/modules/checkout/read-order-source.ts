import type { Config } from '../../config.ts'
import { hasConsent } from '../../core/consents/has-consent.ts'
import { toNetworkKey } from '../../core/holds/to-network-key.ts'
import type { Call } from '../../http/call.ts'

type OrderSource = {
  readonly network: string
  /** Whether the shopper let analytics run, so that the order has a purchase event. */
  readonly isMeasured: boolean
}

/** Reads where an order comes from: the network's key, and the shopper's consent to analytics. */
export function readOrderSource(
  call: Call<'checkout.placeOrder'>,
  config: Pick<Config, 'sessionSecret' | 'publicUrl'>,
): OrderSource {
  return {
    network: toNetworkKey(config.sessionSecret, call.ip),
    isMeasured: hasConsent({ ...call, cookies: call.reply.request.cookies }, config, 'C0002'),
  }
}
