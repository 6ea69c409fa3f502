import type { TestShopper } from '@lacehouse/test-kit'
import { drawForgedIds } from '@lacehouse/test-kit/api/open-owner'
import {
  listNamings,
  listUnknownNames,
  type Naming,
  type OwnedIds,
} from '@lacehouse/test-kit/proof/list-naming-requests'
import { askNaming, toOutcome } from '../access/ask-naming.ts'
import { type Caller, callerKinds, openAdministrator, openOwn } from '../access/callers.ts'
import { findAccessFault } from '../access/judge-access.ts'
import { type Known, openKnown, ownerNames } from '../access/open-known.ts'
import { tryEveryCall } from '../access/try-every-call.ts'
import { isEmpty, isSame, type Proof, type ProofContext } from '../proof.ts'
import type { ProofShop } from '../shop/open-proof-shop.ts'

/** The calls that answer the owner like anyone else, each with its reason. */
const alike = new Set([
  // A session that has ended or is another's is answered as one that ends.
  'auth.endSession session',
  // Likewise a passkey and an identity, of which the owner's list is read before and after.
  ...['auth.renamePasskey passkey', 'auth.removePasskey passkey', 'auth.unlinkIdentity identity'],
  // The exchange takes ids of a guest's data only with the code of a sign-in; T17 gives it the carts of others.
  ...['auth.token cart', 'auth.token favourites', 'auth.token order'],
  // Needs a solved captcha and the guest who ordered.
  'consumer.create order',
  // Restores an item that was removed from the cart, and the owner's was not.
  'cart.addItem item',
  // Shown to everybody once its owner shares it, and to no one before.
  'wishlists.sharedFavorites favourites',
  // By number and email, without a session (T33).
  'orders.track order',
  // Staff of the storefront may ask it of every cart.
  'promotions.explain cart',
  // There is none before goods have left, nor is anything to give back.
  ...['orders.downloadInvoice order', 'returns.preview orderItem', 'returns.label orderItem'],
  // The owner's item is a shoe.
  'orders.resendGiftCards orderItem',
])
/** Staff may ask of every cart of their site why a promotion applies; the answer names no one (decision 0015). */
const ofStaff = new Set(['promotions.explain cart as store staff', 'promotions.explain cart as agent'])
/** Limits count by session and account, so that callers change from time to time. */
const namingsOfCallers = 6

type Tally = {
  readonly refusals: string[]
  readonly differing: string[]
  readonly shown: string[]
  readonly changed: string[]
  readonly unproved: string[]
  asked: number
}

/** A run is every call as every kind of caller, with ids of the caller's own data, of another's, and of none. */
export const t19Access: Proof = {
  id: 'T19',
  title: 'every call as every kind of caller, with own, foreign and forged ids, made from the contracts',
  runs: 1,
  prove: async (context) => {
    const { shop, runs } = context
    for (const variantId of shop.variantIds) await shop.setStock(variantId, 100_000)
    const access = await tryEveryCall(shop)
    const tally: Tally = { refusals: [], differing: [], shown: [], changed: [], unproved: [], asked: 0 }
    const namings = Array.from({ length: runs }, listNamings).flat()
    const done = await tryNamings(context, namings, tally)
    return [
      isSame('calls that name something of a person, one for each kind of it', done, namings.length),
      isEmpty('fields that name something, and are not known as a person’s nor as another’s', listUnknownNames()),
      isEmpty(`calls that admit or refuse a kind of caller against their contract, of ${access.asked}`, access.faults),
      isEmpty(`answers that the contract does not declare, of ${tally.asked}`, tally.refusals),
      isEmpty('foreign ids that are answered in another way than forged ones', tally.differing),
      isEmpty('answers that show something of the owner', tally.shown),
      isEmpty('calls that changed something of the owner', tally.changed),
      isEmpty('calls that answer the owner like anybody, so that nothing is proved', tally.unproved),
    ]
  },
}

/** Asks every call about the data of one owner as every kind of caller, and then as an owner; returns the number that was asked. */
const tryNamings = async (context: ProofContext, namings: readonly Naming[], tally: Tally): Promise<number> => {
  const { shop, isLate } = context
  const known = { consumer: await openKnown(shop, false), staff: await openKnown(shop, true) }
  const administrator = await openAdministrator(shop)
  let callers: readonly Opened[] = []
  for (const [nth, naming] of namings.entries()) {
    if (isLate()) return nth
    if (nth % namingsOfCallers === 0) callers = await openCallers(shop)
    const owned = naming.contract.session === 'staff' ? known.staff : known.consumer
    await tryNaming(shop, { naming, known: owned, callers, administrator }, tally)
  }
  return namings.length
}

type Opened = { readonly caller: Caller; readonly own: Partial<OwnedIds> }

const openCallers = async (shop: ProofShop): Promise<Opened[]> => {
  const opened: Opened[] = []
  for (const open of Object.values(callerKinds)) {
    const caller = await open(shop)
    opened.push({ caller, own: await openOwn(shop, caller) })
  }
  return opened
}

type Asked = {
  readonly naming: Naming
  readonly known: Known
  readonly callers: readonly Opened[]
  readonly administrator: Caller
}

const tryNaming = async (
  shop: ProofShop,
  { naming, known, callers, administrator }: Asked,
  tally: Tally,
): Promise<void> => {
  const { call, kind, contract } = naming
  const before = await known.read()
  const foreign: string[] = []
  for (const opened of callers) foreign.push(await tryCaller(shop, { naming, known, opened }, tally))
  if ((await known.read()) !== before) tally.changed.push(`${call} ${kind}`)
  if (alike.has(`${call} ${kind}`)) return
  // A call that changes something uses up what it names.
  const owned = contract.method === 'GET' ? known : await openKnown(shop, contract.session === 'staff')
  const isOfStaff = contract.session === 'backoffice'
  const shopper = isOfStaff ? administrator.shopper : owned.owner
  if (isOfStaff) foreign.push(await askForNothing(shop, { naming, shopper }))
  const own = await askNaming(shop, { naming, shopper, ids: owned.ids })
  const outcome = toOutcome(own, owned.ids[kind])
  if (foreign.includes(outcome)) tally.unproved.push(`${call} ${kind}: ${outcome}`)
}

/** Asks about an id that names nothing, which staff with every right have to read. */
const askForNothing = async (shop: ProofShop, asking: { naming: Naming; shopper: TestShopper }): Promise<string> => {
  const id = drawForgedIds()[asking.naming.kind]
  return toOutcome(await askNaming(shop, { ...asking, ids: { [asking.naming.kind]: id } }), id)
}

type Try = { readonly naming: Naming; readonly known: Known; readonly opened: Opened }

/** Asks as one caller about the owner's id and a forged one; returns the outcome of the first. */
const tryCaller = async (shop: ProofShop, { naming, known, opened }: Try, tally: Tally): Promise<string> => {
  const { call, contract, kind } = naming
  const { caller, own } = opened
  const what = `${call} ${kind} as ${caller.name}`
  const askFor = async (id: string) => {
    const answer = await askNaming(shop, { naming, shopper: caller.shopper, ids: { ...own, [kind]: id } })
    const fault = findAccessFault(contract, caller, answer)
    if (fault) tally.refusals.push(`${what}: ${fault}`)
    tally.asked += 1
    return { answer, outcome: toOutcome(answer, id) }
  }
  const foreign = await askFor(known.ids[kind])
  const forged = await askFor(drawForgedIds()[kind])
  if (foreign.outcome !== forged.outcome && !ofStaff.has(what))
    tally.differing.push(`${what}: ${foreign.outcome} ≠ ${forged.outcome}`)
  const text = JSON.stringify(foreign.answer.body)
  if ([...Object.values(ownerNames), known.owner.id].some((mark) => text.includes(mark))) tally.shown.push(what)
  return foreign.outcome
}
