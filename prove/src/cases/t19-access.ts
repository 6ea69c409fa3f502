import { drawForgedIds } from '@lacehouse/test-kit/api/open-owner'
import { listNamings, listUnknownNames, type Naming } from '@lacehouse/test-kit/proof/list-naming-requests'
import { askNaming, toOutcome } from '../access/ask-naming.ts'
import { type Caller, callerKinds, openOwnCart } from '../access/callers.ts'
import { findAccessFault } from '../access/judge-access.ts'
import { type Known, openKnown, ownerNames } from '../access/open-known.ts'
import { tryEveryCall } from '../access/try-every-call.ts'
import { isEmpty, isSame, type Proof, type ProofContext } from '../proof.ts'
import type { ProofShop } from '../shop/open-proof-shop.ts'

/** Calls that answer alike whether the data is the caller's own or no one's. */
const alike = new Set(['auth.endSession session'])

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
    const { shop, runs, isLate } = context
    for (const variantId of shop.variantIds) await shop.setStock(variantId, 100_000)
    const gates = await tryEveryCall(shop)
    const tally: Tally = { refusals: [], differing: [], shown: [], changed: [], unproved: [], asked: 0 }
    const namings = Array.from({ length: runs }, listNamings).flat()
    let done = 0
    for (; done < namings.length && !isLate(); done += 1) await tryNaming(context, namings[done] as Naming, tally)
    return [
      isSame('calls that name something of a person, one for each kind of it', done, namings.length),
      isEmpty('fields that name something, and are not known as a person’s nor as another’s', listUnknownNames()),
      isEmpty(`calls that admit or refuse a kind of caller against their contract, of ${gates.asked}`, gates.faults),
      isEmpty(`answers that the contract does not declare, of ${tally.asked}`, tally.refusals),
      isEmpty('foreign ids that are answered in another way than forged ones', tally.differing),
      isEmpty('answers that show something of the owner', tally.shown),
      isEmpty('calls that changed something of the owner', tally.changed),
      isEmpty('calls that answer the owner like anybody, so that nothing is proved', tally.unproved),
    ]
  },
}

/** Asks a call about one owner's data as every kind of caller, and then as the owner. */
const tryNaming = async (context: ProofContext, naming: Naming, tally: Tally): Promise<void> => {
  const { shop } = context
  const { call, kind } = naming
  const known = await openKnown(shop, naming.contract.session === 'staff')
  const before = await known.read()
  const foreign: string[] = []
  for (const open of Object.values(callerKinds))
    foreign.push(await tryCaller(shop, { naming, known, caller: await open(shop) }, tally))
  if ((await known.read()) !== before) tally.changed.push(`${call} ${kind}`)
  const own = toOutcome(await askNaming(shop, { naming, shopper: known.owner, ids: known.ids }))
  if (foreign.includes(own) && !alike.has(`${call} ${kind}`)) tally.unproved.push(`${call} ${kind}: ${own}`)
}

type Try = { readonly naming: Naming; readonly known: Known; readonly caller: Caller }

/** Asks as one caller about the owner's id and a forged one; returns the outcome of the first. */
const tryCaller = async (shop: ProofShop, { naming, known, caller }: Try, tally: Tally): Promise<string> => {
  const { call, contract, kind } = naming
  const { shopper } = caller
  const own = await openOwnCart(shop, caller)
  const foreign = await askNaming(shop, { naming, shopper, ids: { ...own, [kind]: known.ids[kind] } })
  const forged = await askNaming(shop, { naming, shopper, ids: { ...own, [kind]: drawForgedIds()[kind] } })
  tally.asked += 2
  const what = `${call} ${kind} as ${caller.name}`
  for (const answer of [foreign, forged]) {
    const fault = findAccessFault(contract, caller, answer)
    if (fault) tally.refusals.push(`${what}: ${fault}`)
  }
  const [outcome, otherwise] = [toOutcome(foreign), toOutcome(forged)]
  if (outcome !== otherwise) tally.differing.push(`${what}: ${outcome} ≠ ${otherwise}`)
  const text = JSON.stringify(foreign.body)
  if ([...Object.values(ownerNames), known.owner.id].some((mark) => text.includes(mark))) tally.shown.push(what)
  return outcome
}
