import type { Duration } from '@lacehouse/domain/time/instant'

/**
 * `offline`: the order is held back and sent when the connection is back; `trouble`: the provider has not answered for long;
 * `bank`: the bank waits for the shopper; `leaving`: the order is being given up.
 */
export type PlacingPhase = 'idle' | 'offline' | 'placing' | 'checking' | 'trouble' | 'bank' | 'leaving'

/** How a shopper goes on while the payment provider does not answer. */
export type ShopperChoice = 'ask_again' | 'pay_otherwise' | 'back_to_cart'

export type ShopperChoices = {
  /** Keeps a choice for the next poll, and ends the pause before it. */
  readonly choose: (choice: ShopperChoice) => void
  /** Returns the choice once, or null where there is none. */
  readonly take: () => ShopperChoice | null
  /** Waits for a duration, or until the shopper chooses. */
  readonly pause: (duration: Duration) => Promise<void>
}

/** Hands the choices of a shopper to the polls of an order. */
export function createShopperChoices(): ShopperChoices {
  let chosen: ShopperChoice | null = null
  let endPause: () => void = () => undefined
  return {
    choose: (choice) => {
      chosen = choice
      endPause()
    },
    take: () => {
      const choice = chosen
      chosen = null
      return choice
    },
    pause: (duration) =>
      new Promise((resolve) => {
        if (chosen) return resolve()
        const timer = setTimeout(resolve, duration)
        endPause = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
  }
}
