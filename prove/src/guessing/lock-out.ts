import { addConsumer, getCode, type TestShopper } from '@lacehouse/test-kit'
import { passChallenges } from '../honest/pass-challenges.ts'
import { solveNatively } from '../proof-of-work/solve-natively.ts'
import type { ProofShop } from '../shop/open-proof-shop.ts'

/** More wrong passwords than an account allows in a row. */
const wrongPasswords = 6

type Place = { readonly attacker: string; readonly owner: string }

/** Makes wrong tries from an address, then signs the owner of an account in with the right password from another; returns why that fails, or null. */
export async function findLockOut(
  shop: ProofShop,
  { attacker, owner }: Place,
  emailOf: (owned: string, nth: number) => string,
): Promise<string | null> {
  const { email } = await addConsumer(shop.database)
  const anyone = shop.client().at(attacker).withToken(null)
  for (let nth = 0; nth < wrongPasswords; nth += 1) await tryWrong(anyone, emailOf(email, nth))
  const shopper = passChallenges(await shop.client().at(owner).createGuest())
  return getCode(shopper, email).then(
    () => null,
    (error: Error) => error.message,
  )
}

const tryWrong = async (anyone: TestShopper, username: string): Promise<void> => {
  const recaptcha_response = await solveNatively(anyone, 'form')
  const body = { username, password: 'Wrong-Password-1', codeChallenge: 'c'.repeat(43), recaptcha_response }
  await anyone.tryCall('auth.signIn', { body })
}
