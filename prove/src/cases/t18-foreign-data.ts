import { addConsumer, putCode, signInByCode } from '@lacehouse/test-kit'
import { type Known, openKnown, ownerNames } from '../access/open-known.ts'
import { listPagePaths } from '../privacy/page-paths.ts'
import { deceive, deceptions } from '../privacy/suffixes.ts'
import { visitCalls } from '../privacy/visit-calls.ts'
import { type Visit, type Visitor, visitPage } from '../privacy/visit-page.ts'
import { isAtLeast, isEmpty, type Proof, type ProofContext } from '../proof.ts'
import type { ProofShop } from '../shop/open-proof-shop.ts'

/** Pages and calls that show the owner their own data; with fewer, nothing is proved. */
const leastShown = 5
/** A name that a request claims for the shop. */
const foreignHost = 'elsewhere.example'

type Tally = {
  visits: number
  /** Addresses that showed the owner something of their own. */
  readonly shown: Set<string>
  readonly leaked: string[]
  readonly cacheable: string[]
  readonly unequal: string[]
  readonly poisoned: string[]
}

/** A run is one owner: every page is opened by the owner before others have opened it, and again after them. */
export const t18ForeignData: Proof = {
  id: 'T18',
  title: 'every page and call by its owner, another shopper and a visitor, with suffixes that deceive caches',
  runs: 1,
  prove: async (context) => {
    const { shop, runs } = context
    for (const variantId of shop.variantIds) await shop.setStock(variantId, 100_000)
    // A new process has no page in its cache.
    await shop.restart()
    const tally: Tally = { visits: 0, shown: new Set(), leaked: [], cacheable: [], unequal: [], poisoned: [] }
    const missing: string[] = []
    const calls: Awaited<ReturnType<typeof visitCalls>>[] = []
    for (let run = 0; run < runs; run += 1) {
      const known = await openKnown(shop, false)
      const others = await openOthers(shop)
      const pages = await listPagePaths(known, shop.variantIds[0] ?? '')
      missing.push(...pages.missing)
      await visitAll(context, { known, others, paths: pages.paths }, tally)
      calls.push(await visitCalls(shop, { known, others, marks: toMarks(known) }))
    }
    return [
      isEmpty('routes of the storefront that were not opened, and addresses of none', missing),
      isAtLeast('visits of pages', tally.visits, 1000 * runs),
      isAtLeast('pages that show the owner something of their own', tally.shown.size, leastShown),
      isEmpty('pages that show it to another shopper or a visitor', tally.leaked),
      isEmpty('pages with something of the owner, or with a cookie, that a cache may keep', tally.cacheable),
      isEmpty('pages that a cache may keep and that differ between visitors', tally.unequal),
      isEmpty('pages for all with the host that one request claimed', tally.poisoned),
      isAtLeast(
        'answers of calls',
        calls.reduce((sum, { asked }) => sum + asked, 0),
        1000 * runs,
      ),
      isAtLeast(
        'calls that show the owner something of their own',
        calls.reduce((sum, { shown }) => sum + shown, 0),
        leastShown,
      ),
      isEmpty(
        'calls that show it to others, or let a cache keep it',
        calls.flatMap(({ faults }) => faults),
      ),
    ]
  },
}

const toMarks = ({ owner, ids }: Known): string[] => [
  ...Object.values(ownerNames),
  owner.id,
  ids.order,
  ids.cart,
  ids.address,
  ids.case,
  '12 Valencia St',
]

const openOthers = async (shop: ProofShop): Promise<readonly Visitor[]> => {
  const { consumerNo } = await addConsumer(shop.database)
  const shopper = await signInByCode(shop.client(), await putCode(shop.database, consumerNo))
  return [
    { name: 'another shopper', shopper },
    { name: 'a visitor', shopper: null },
  ]
}

type Tour = { readonly known: Known; readonly others: readonly Visitor[]; readonly paths: readonly string[] }

const visitAll = async (
  { shop, isLate }: ProofContext,
  { known, others, paths }: Tour,
  tally: Tally,
): Promise<void> => {
  const owner = { name: 'the owner', shopper: known.owner }
  for (const path of paths)
    for (const how of deceptions) {
      if (isLate()) return
      const address = deceive(path, how)
      await visitPage(
        shop,
        { name: 'a claimed host', shopper: null },
        { address, headers: { 'x-forwarded-host': foreignHost } },
      )
      const visits = []
      for (const visitor of [owner, ...others, owner]) visits.push(await visitPage(shop, visitor, { address }))
      tally.visits += visits.length
      judge(visits, known, tally)
    }
}

/** Judges the visits of an address: the owner's, others', and the owner's once more. */
const judge = (visits: readonly Visit[], known: Known, tally: Tally): void => {
  // The parameters of an address were typed by its visitor.
  const marks = toMarks(known).filter((mark) => !visits[0]?.address.includes(mark))
  const [first, ...rest] = visits as [Visit, ...Visit[]]
  const isMarked = ({ text, redirect }: Visit): boolean =>
    marks.some((mark) => text.includes(mark) || redirect.includes(mark))
  const last = rest.at(-1) as Visit
  if (isMarked(first) || isMarked(last)) tally.shown.add(first.address)
  for (const other of rest.slice(0, -1)) if (isMarked(other)) tally.leaked.push(other.address)
  for (const visit of visits) {
    if (visit.isPublic && visit.status < 400 && (isMarked(visit) || visit.setsCookie))
      tally.cacheable.push(`${visit.address}: ${visit.cacheControl}`)
    if (visit.text.includes(foreignHost)) tally.poisoned.push(visit.address)
  }
  const forAll = visits.filter(({ isPublic, status }) => isPublic && status === 200)
  if (forAll.some(({ text }) => text !== forAll[0]?.text)) tally.unequal.push(first.address)
}
