import { type HostileRequest, listHostileRequests, listQuantityRequests } from '@lacehouse/test-kit'
import { openRole, type Role, roleNames } from '../hostile/open-roles.ts'
import { listHugeTaken, sendHostile } from '../hostile/send-hostile.ts'
import { listRunning } from '../hostile/show-markup.ts'
import { isAtMost, isEmpty, isSame, type Proof, type ProofContext } from '../proof.ts'

const atOnce = 2
/** Milliseconds. */
const longest = 50
/** What ends a session or takes away what others need comes after all the rest. */
const last = /^(auth\.signOut|.*\.(remove\w*|saveForLater))$/

type Tally = {
  asked: number
  readonly times: number[]
  readonly faults: string[]
  readonly taken: string[]
  readonly nameless: string[]
  readonly running: string[]
}

/** Every request that the contracts make, as each role with a session, with ids of its own. */
export const t20HostileRequests: Proof = {
  id: 'T20',
  title:
    'every field of every call as nobody should send it, as guest, consumer, member, employee, athlete and store staff',
  runs: 1,
  prove: async (context) => {
    const { shop, runs } = context
    await shop.fillShelves()
    const tally: Tally = { asked: 0, times: [], faults: [], taken: [], nameless: [], running: [] }
    const asked = new Set<string>()
    const proved = new Set<string>()
    const quantities: string[] = []
    const huge: string[] = []
    for (const name of Array.from({ length: runs }, () => roleNames).flat()) {
      const role = await openRole(context, name)
      huge.push(...(await listHugeTaken(shop, role)))
      tally.running.push(...(await listRunning(shop, role)))
      const told = await tryQuantities(context, role)
      for (const one of told.asked) asked.add(one)
      for (const one of told.proved) proved.add(one)
      quantities.push(...told.taken)
      await sendAll(context, role, tally)
    }
    const times = tally.times.toSorted((a, b) => a - b)
    return [
      isSame('requests', times.length, tally.asked),
      isEmpty('failures of the server', tally.faults),
      isEmpty('smuggled or malformed, and taken', tally.taken),
      isEmpty('refused without an id of the catalogue', tally.nameless),
      isEmpty('quantities that are none, and taken', quantities),
      isEmpty(
        'calls whose right quantity was taken from nobody, so that nothing is proved',
        [...asked].filter((one) => !proved.has(one)),
      ),
      isEmpty('bodies of 10 MB that were not refused as too large', huge),
      isEmpty('answers, pages and mails in which markup runs', tally.running),
      isAtMost('p99 in ms', Math.round(times[Math.floor(times.length * 0.99)] ?? 0), longest),
    ]
  },
}

const sendAll = async ({ shop, isLate }: ProofContext, role: Role, tally: Tally): Promise<void> => {
  const all = listHostileRequests(role.ids)
  const requests = [...all.filter(({ call }) => !last.test(call)), ...all.filter(({ call }) => last.test(call))]
  const send = async (request: HostileRequest): Promise<void> => {
    const { status, took, errorId, canRun } = await sendHostile(shop, role, request)
    const told = `${role.name}: ${request.call}: ${request.what} → ${status}`
    tally.times.push(took)
    if (status >= 500) tally.faults.push(told)
    if (status < 400 && request.mustBeRefused) tally.taken.push(told)
    if (status >= 400 && errorId === null) tally.nameless.push(told)
    if (canRun) tally.running.push(told)
  }
  tally.asked += requests.length
  for (let sent = 0; sent < requests.length && !isLate(); sent += atOnce)
    await Promise.all(requests.slice(sent, sent + atOnce).map(send))
}

type Tried = { readonly taken: string[]; readonly asked: string[]; readonly proved: string[] }

/** A quantity is sent right first: where that is refused too, refusing the wrong ones says nothing. */
const tryQuantities = async ({ shop }: ProofContext, role: Role): Promise<Tried> => {
  const taken: string[] = []
  const asked: string[] = []
  const proved: string[] = []
  for (const { honest, hostile } of listQuantityRequests(role.ids)) {
    const right = await sendHostile(shop, role, honest)
    const name = `${honest.call}: ${honest.what}`
    asked.push(name)
    if (right.status < 400) proved.push(name)
    for (const request of hostile) {
      const { status } = await sendHostile(shop, role, request)
      if (status < 400 || status >= 500) taken.push(`${role.name}: ${request.call}: ${request.what} → ${status}`)
    }
  }
  return { taken, asked, proved }
}
