import { outcomeOf, type TestShopper } from '@lacehouse/test-kit'
import { attackAddress, toAddress } from '@lacehouse/test-kit/proof/attack-addresses'
import { listSpellings } from '@lacehouse/test-kit/proof/list-spellings'
import { atRate } from '../at-rate.ts'
import { besideHonest } from '../honest/beside-honest.ts'
import { isEmpty, isSame, type Proof, type ProofContext } from '../proof.ts'
import { solveNatively } from '../proof-of-work/solve-natively.ts'

const aSecond = 20
/** More calls than the limit of a minute allows. */
const beyondLimit = 12

/** The two uses of a proof of work: calls beyond a limit, and forms. Each run is a spelling of the one solution of each. */
export const t35ProofOfWorkReplay: Proof = {
  id: 'T35',
  title: 'one solution of the proof of work, replayed in a hundred spellings, and after a restart',
  runs: 100,
  prove: async (context) => {
    const { shop, runs } = context
    for (const variantId of shop.variantIds) await shop.setStock(variantId, 100_000)
    const { attacked, findings } = await besideHonest(context, { variantIds: shop.variantIds }, async () => [
      // The limit is used up just before, because a minute later some calls pass without a proof of work.
      await replay(context, await openGuarded(context)),
      await replay(context, openForm(context)),
    ])
    const [ofGuarded, ofForm] = attacked as [Replayed, Replayed]
    await shop.restart()
    const [again, guardedAgain] = [openForm(context), await openGuarded(context)]
    const late = [await countTaken(guardedAgain, ofGuarded.texts), await countTaken(again, ofForm.texts)]
    return [
      isSame(`a limited call: of ${ofGuarded.texts.length} texts of one solution, those taken`, ofGuarded.taken, 1),
      isSame(`a form: of ${ofForm.texts.length} texts of one solution, those taken`, ofForm.taken, 1),
      isSame('those taken after a restart, limited call', late[0] ?? 0, 0),
      isSame('those taken after a restart, form', late[1] ?? 0, 0),
      isSame('runs', runs, ofForm.texts.length - 1),
      ...findings,
      isEmpty('disagreements of orders, charges and stock', await shop.listDisagreements()),
    ]
  },
}

/** A call that needs a solution; `send` answers whether the text was taken for one. */
type Challenged = {
  readonly solve: () => Promise<string>
  readonly send: (solution: string, nth: number) => Promise<boolean>
}
type Replayed = { readonly texts: readonly string[]; readonly taken: number }

const countTaken = async ({ send }: Challenged, texts: readonly string[]): Promise<number> =>
  (await atRate(texts.length, { aSecond }, (nth) => send(texts[nth] ?? '', nth))).filter(Boolean).length

/** Sends the solution once and then in all its spellings. */
const replay = async ({ runs }: ProofContext, challenged: Challenged): Promise<Replayed> => {
  const text = await challenged.solve()
  const texts = [text, ...listSpellings(text, runs)]
  return { texts, taken: await countTaken(challenged, texts) }
}

/** A shopper who has used up a limit. */
const openGuarded = async ({ shop }: ProofContext): Promise<Challenged> => {
  const guesser = await shop.client().at(attackAddress).createGuest()
  const guess = (nth: number, headers: Record<string, string> = {}) =>
    guesser.tryCall('balances.giftCard', { body: { number: `60064900${10_000_000 + nth}`, pin: '0000' }, headers })
  for (let nth = 0; nth < beyondLimit; nth += 1) await guess(nth)
  return {
    solve: () => solveNatively(guesser),
    send: async (solution, nth) =>
      outcomeOf(await guess(beyondLimit + nth, { 'x-challenge-response': solution })) !== 'AUT403',
  }
}

/** A sign-in form; each try is of another account and another address, so that no other limit refuses it. */
const openForm = ({ shop }: ProofContext): Challenged => {
  const anyone: TestShopper = shop.client().withToken(null)
  return {
    solve: () => solveNatively(anyone, 'form'),
    send: async (recaptcha_response, nth) => {
      const username = `unknown-${nth}@example.com`
      const body = { username, password: 'Wrong-Password-1', codeChallenge: 'x'.repeat(43), recaptcha_response }
      const answer = await shop.client().at(toAddress(nth)).withToken(null).tryCall('auth.signIn', { body })
      return outcomeOf(answer) !== 'AUT403'
    },
  }
}
