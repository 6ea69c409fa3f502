import { toAddress } from '@lacehouse/test-kit/proof/attack-addresses'
import { compareDistributions } from '@lacehouse/test-kit/proof/compare-distributions'
import { type EmailQuestion, listEmailQuestions, signIn } from '../existence/email-questions.ts'
import { countExamined } from '../existence/guess-passwords.ts'
import { listDifferences, openAsker } from '../existence/listen.ts'
import { addAccount, makeEmail } from '../existence/mailboxes.ts'
import { type PairOfTimes, takeTimes } from '../existence/take-times.ts'
import { type Finding, isAtMost, isEmpty, type Proof, type ProofContext } from '../proof.ts'

/** Beyond so many standard deviations two lists of times differ; by chance that happens once in a hundred thousand cases. */
const mostDeviations = 4.5
/** Fewer times than this prove nothing. */
const leastTimes = 50
/** How often the shop may look at a password for guesses of one source, without a proof of work. */
const mostTries = 10
const [onOne, onMany, fromMany] = [50_000, 50_300, 50_600]

/** A run is a time of each call for an email with an account and one for an email without, and a guess of a password from each source. */
export const t21AccountExistence: Proof = {
  id: 'T21',
  title: 'whether an email has an account, by words, codes, headers and times of the calls that take one',
  runs: 200,
  prove: async (context) => {
    const { shop, runs } = context
    const questions = listEmailQuestions(shop)
    const differing: string[] = []
    for (const question of questions) differing.push(...(await listDifferences(context, question)))
    const findings: Finding[] = []
    for (const question of questions) findings.push(isAlike(question.what, await takeTimesOf(context, question)))
    const [one, other] = [makeEmail(), await addAccount(shop, 'consumer')]
    const guess = (toGuess: Parameters<typeof countExamined>[2]) => countExamined(context, runs, toGuess)
    return [
      isEmpty('answers that tell a kind of account from no account', differing),
      ...findings,
      isDifferent('a control, passwords that are compared and others', await takeControl(context)),
      isAtMost(
        'passwords that one address had compared with one account’s',
        await guess(() => ({ email: other, address: toAddress(onOne) })),
        mostTries,
      ),
      isAtMost(
        'passwords that one address had compared with many accounts’',
        await guess(() => ({ email: makeEmail(), address: toAddress(onMany) })),
        mostTries,
      ),
      isAtMost(
        'passwords that many addresses had compared with one account’s',
        await guess((nth) => ({ email: one, address: toAddress(fromMany + nth) })),
        mostTries,
      ),
    ]
  },
}

/**
 * Times of a call for emails without an account, and for those of confirmed consumers. An account is added before both, because the
 * first call after a write finds the machine in another state.
 */
const takeTimesOf = (context: ProofContext, { prepare }: EmailQuestion): Promise<PairOfTimes> => {
  const prepareFor = (has: boolean) => async () => {
    const asker = await openAsker(context)
    const known = await addAccount(context.shop, 'a confirmed consumer')
    return prepare(asker, has ? known : makeEmail())
  }
  return takeTimes(context, { first: prepareFor(false), second: prepareFor(true) })
}

/** Two passwords of which only one is compared: the measurement has to tell them apart, or it proves nothing. */
const takeControl = (context: ProofContext): Promise<PairOfTimes> =>
  takeTimes(context, {
    first: async () => signIn('auth.signIn', 'short')(await openAsker(context), makeEmail()),
    second: async () => signIn('auth.signIn')(await openAsker(context), makeEmail()),
  })

const describe = ({ first, second }: PairOfTimes) => {
  const { share, deviations, shift } = compareDistributions(first, second)
  const found = `${Math.round(share * 100)} % are longer, by ${shift.toFixed(2)} ms; ${deviations.toFixed(1)} σ`
  return { found, deviations, isEnough: Math.min(first.length, second.length) >= leastTimes }
}

const isAlike = (what: string, times: PairOfTimes): Finding => {
  const { found, deviations, isEnough } = describe(times)
  const holds = isEnough && Math.abs(deviations) <= mostDeviations
  return { what: `times for an account against none: ${what}`, found, wanted: `within ${mostDeviations} σ`, holds }
}

const isDifferent = (what: string, times: PairOfTimes): Finding => {
  const { found, deviations } = describe(times)
  return { what, found, wanted: `beyond ${mostDeviations} σ`, holds: Math.abs(deviations) > mostDeviations }
}
