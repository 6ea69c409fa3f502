import { type HostileRequest, listHostileRequests, listQuantityRequests } from '@lacehouse/test-kit'
import { openRole, type Role, roleNames } from '../hostile/open-roles.ts'
import { listHugeTaken, sendHostile } from '../hostile/send-hostile.ts'
import { listRunning } from '../hostile/show-markup.ts'
import { isAtMost, isEmpty, isSame, type Proof, type ProofContext } from '../proof.ts'

const atOnce = 2
/** The longest 99th percentile, in milliseconds. */
const longest = 50
/** Calls that end a session or remove data of other requests are sent last. */
const last = /^(auth\.signOut|.*\.(remove\w*|saveForLater))$/

type Tally = {
  asked: number
  readonly times: number[]
  readonly failures: string[]
  readonly taken: string[]
  readonly nameless: string[]
  readonly running: string[]
}

/** Sends every request that is derived from the contracts, as each role with a session and with the ids of its own data. */
export const t20HostileRequests: Proof = {
  id: 'T20',
  title:
    'every field of every call with malformed values, as guest, consumer, member, employee, athlete and store staff',
  runs: 1,
  prove: async (context) => {
    const { shop, runs } = context
    await shop.fillStock()
    const tally: Tally = { asked: 0, times: [], failures: [], taken: [], nameless: [], running: [] }
    const asked = new Set<string>()
    const proved = new Set<string>()
    const quantities: string[] = []
    const huge: string[] = []
    for (const name of Array.from({ length: runs }, () => roleNames).flat()) {
      const role = await openRole(context, name)
      huge.push(...(await listHugeTaken(shop, role)))
      tally.running.push(...(await listRunning(shop, role)))
      const tried = await tryQuantities(context, role)
      for (const one of tried.asked) asked.add(one)
      for (const one of tried.proved) proved.add(one)
      quantities.push(...tried.taken)
      await sendAll(context, role, tally)
    }
    const times = tally.times.toSorted((a, b) => a - b)
    return [
      isSame('requests', times.length, tally.asked),
      isEmpty('failures of the server', tally.failures),
      isEmpty('forbidden or malformed values that were accepted', tally.taken),
      isEmpty('refusals without an id of the catalogue', tally.nameless),
      isEmpty('invalid quantities that were accepted', quantities),
      isEmpty(
        'calls whose valid quantity was refused for every role, so that nothing is proved',
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
    const sentence = `${role.name}: ${request.call}: ${request.what} → ${status}`
    tally.times.push(took)
    if (status >= 500) tally.failures.push(sentence)
    if (status < 400 && request.mustBeRefused) tally.taken.push(sentence)
    if (status >= 400 && errorId === null) tally.nameless.push(sentence)
    if (canRun) tally.running.push(sentence)
  }
  tally.asked += requests.length
  for (let sent = 0; sent < requests.length && !isLate(); sent += atOnce)
    await Promise.all(requests.slice(sent, sent + atOnce).map(send))
}

type Tried = { readonly taken: string[]; readonly asked: string[]; readonly proved: string[] }

/** Sends a valid quantity first: where it is refused too, the refusals of invalid ones prove nothing. */
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
