import { openReadyCart, outcomeOf, place } from '@lacehouse/test-kit'
import { attackAddress, toAddress } from '@lacehouse/test-kit/proof/attack-addresses'
import { atRate } from '../at-rate.ts'
import { type GuessGroup, listGuessGroups } from '../guessing/guess-groups.ts'
import { type GuessSource, guessSources } from '../guessing/guess-sources.ts'
import { findLockOut } from '../guessing/lock-out.ts'
import { besideHonest } from '../honest/beside-honest.ts'
import { type Finding, isEmpty, type Proof, type ProofContext } from '../proof.ts'

const aSecond = 15
const mostTries = 10
const orders = 3

/** A run is a guess: each group of calls is guessed so often from each source. Proofs of work are solved for forms only. */
export const t33Guessing: Proof = {
  id: 'T33',
  title:
    'codes, numbers, PINs and passwords guessed by every call, in other spellings, headers, addresses and sessions',
  runs: 30,
  prove: async (context) => {
    const { shop } = context
    for (const variantId of shop.variantIds) await shop.setStock(variantId, 100_000)
    const groups = listGuessGroups(shop, await placeOrders(context))
    const { attacked, findings } = await besideHonest(context, { variantIds: shop.variantIds }, async () => {
      const guessed: Guessed[] = []
      for (const [at, group] of groups.entries()) guessed.push(...(await guessGroup(context, group, at)))
      return guessed
    })
    return [
      ...attacked.map(({ what, tries }) => isWithin(what, tries)),
      isEmpty(
        'limited calls that answer a right guess in another way than a wrong one',
        attacked.flatMap(({ what, differs }) => (differs ? what : [])),
      ),
      await isOpen('the owner of an account that others have tried', () =>
        findLockOut(shop, { attacker: attackAddress, owner: toAddress(60_000) }, (email) => email),
      ),
      await isOpen('a colleague of the one who tries', () =>
        findLockOut(
          shop,
          { attacker: toAddress(60_001), owner: toAddress(60_001) },
          (_, nth) => `other-${nth}@example.com`,
        ),
      ),
      ...findings,
      isEmpty('disagreements of orders, charges and stock', await shop.listDisagreements()),
    ]
  },
}

const isWithin = (what: string, tries: number): Finding => ({
  what: `tries of ${what}`,
  found: tries,
  wanted: `1 to ${mostTries}`,
  holds: tries >= 1 && tries <= mostTries,
})

const isOpen = async (who: string, find: () => Promise<string | null>): Promise<Finding> => {
  const problem = await find()
  return { what: `${who} signs in`, found: problem ?? 'yes', wanted: 'yes', holds: problem === null }
}

/** Orders of other shoppers; returns their numbers. */
const placeOrders = async ({ shop }: ProofContext): Promise<string[]> =>
  Promise.all(
    Array.from({ length: orders }, async () => {
      const shopper = await shop.client().createGuest()
      return (await place(shopper, await openReadyCart(shopper, shop.variantIds[0] ?? ''))).body.orderNumber
    }),
  )

type Guessed = { readonly what: string; readonly tries: number; readonly differs: boolean }

const guessGroup = async (context: ProofContext, group: GuessGroup, at: number): Promise<Guessed[]> => {
  const guessed: Guessed[] = []
  for (const [nth, source] of guessSources.entries())
    guessed.push(await guessFrom(context, group, { source, place: 1 + at * guessSources.length + nth }))
  return guessed
}

/** Refusals before anything was looked at: by a limit, or because the request reached no call. */
const isNoTry = (outcome: string): boolean => ['AUT403', 'API400', 'API404', 'API405'].includes(outcome)

type From = { readonly source: GuessSource; readonly place: number }

const guessFrom = async (
  { shop, runs, isLate }: ProofContext,
  { name, guesses, sendRight, most = runs }: GuessGroup,
  { source, place: attacker }: From,
): Promise<Guessed> => {
  const next = source.open(shop, attacker)
  const begin = attacker * runs
  const tries = await atRate(Math.min(most, runs), { aSecond, isLate }, async (nth) => {
    const guess = guesses[nth % guesses.length]
    const reply = await guess?.send(await next(nth), begin + nth)
    return reply && guess && !isNoTry(outcomeOf(reply)) ? guess.tries : 0
  })
  const right = sendRight && (await sendRight(await next(runs)))
  const wrong = sendRight && (await guesses[0]?.send(await next(runs + 1), begin + runs))
  const differs = right !== undefined && wrong !== undefined && toShown(right) !== toShown(wrong)
  return { what: `${name} by ${source.name}`, tries: tries.reduce((sum, one) => sum + one, 0), differs }
}

/** The reply as a guesser sees it, without its correlation id. */
const toShown = ({ status, body }: { readonly status: number; readonly body: object }): string =>
  JSON.stringify([status, { ...body, correlationId: '' }])
