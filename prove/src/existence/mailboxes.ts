import { addConsumer } from '@lacehouse/test-kit'
import type { ProofShop } from '../shop/open-proof-shop.ts'

type Own = NonNullable<Parameters<typeof addConsumer>[1]>

/** The accounts for which an email may stand, besides none. */
export const accountKinds: Readonly<Record<string, () => Own>> = {
  consumer: () => ({}),
  'a confirmed consumer': () => ({ emailConfirmedAt: new Date() }),
  'a disabled consumer': () => ({ state: 'disabled' }),
  'a consumer without a password': () => ({ passwordHash: null }),
  'a consumer of another site': () => ({ siteId: 'LH-DE' }),
  'an employee': () => ({ consumerType: 'EMPLOYEE' }),
  'store staff': () => ({ consumerType: 'STORE_EMPLOYEE' }),
  'an agent': () => ({ consumerType: 'AGENT' }),
}

let mailboxes = 0

/** A new email; those of accounts look like those without one. */
export function makeEmail(): string {
  mailboxes += 1
  return `ask-${Date.now()}-${String(mailboxes).padStart(6, '0')}@example.com`
}

/** Adds an account of a kind, and returns its email. */
export async function addAccount(shop: ProofShop, kind: string): Promise<string> {
  const { email } = await addConsumer(shop.database, { ...accountKinds[kind]?.(), email: makeEmail() })
  return email
}
