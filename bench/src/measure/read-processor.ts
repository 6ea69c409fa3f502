import { readdir, readFile } from 'node:fs/promises'

/** Whose processor time it is; `rest` is whatever else the shop has running, such as the process that draws pictures. */
export type Part = 'caller' | 'shop' | 'provider' | 'database' | 'baseline' | 'rest'

/** Milliseconds of processor. */
export type ProcessorTimes = Readonly<Record<Part, number>>

/** By the process's number. */
export type ProcessorReading = ReadonlyMap<number, { readonly part: Part; readonly used: number }>

type Process = { readonly parent: number; readonly used: number }

// Clock ticks a second of every Linux that Node runs on.
const ticks = 100
const parts: readonly Part[] = ['caller', 'shop', 'provider', 'database', 'baseline', 'rest']
const names: readonly (readonly [Part, RegExp])[] = [
  ['shop', /apps\/shop\/(?:src\/main\.ts|build\/shop\.js)/],
  ['provider', /payment-sandbox/],
  ['baseline', /(?:bare|render)-server\.ts/],
  ['database', /postgres/],
]

/** What each process of ours has used since it began; null but on Linux. A database that it did not start counts nothing. */
export async function readProcessor(): Promise<ProcessorReading | null> {
  const processes = await listProcesses()
  if (!processes) return null
  const ours = [...processes].filter(([pid]) => isOurs(pid, processes))
  return new Map(
    await Promise.all(ours.map(async ([pid, { used }]) => [pid, { part: await findPart(pid), used }] as const)),
  )
}

/** What was used from one look to a later one, part by part, divided among so many. A process that has ended meanwhile counts nothing. */
export function toShares(before: ProcessorReading, after: ProcessorReading, count: number): ProcessorTimes {
  const times: Record<Part, number> = { caller: 0, shop: 0, provider: 0, database: 0, baseline: 0, rest: 0 }
  for (const [pid, { part, used }] of after) times[part] += (used - (before.get(pid)?.used ?? 0)) / count
  return times
}

export function sumOf(times: ProcessorTimes): number {
  return parts.reduce((sum, part) => sum + times[part], 0)
}

const listProcesses = async (): Promise<ReadonlyMap<number, Process> | null> => {
  const entries = await readdir('/proc').catch(() => null)
  if (!entries) return null
  const pids = entries.filter((name) => /^\d+$/.test(name)).map(Number)
  const found = await Promise.all(pids.map(async (pid) => [pid, await findProcess(pid)] as const))
  return new Map(found.flatMap(([pid, process]) => (process ? [[pid, process]] : [])))
}

const findProcess = async (pid: number): Promise<Process | null> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (!stat) return null
  // The second field is a name in brackets that may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { parent: Number(fields[1]), used: ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks }
}

const isOurs = (pid: number, processes: ReadonlyMap<number, Process>): boolean => {
  for (let one = pid; one > 1; one = processes.get(one)?.parent ?? 0) if (one === process.pid) return true
  return false
}

const findPart = async (pid: number): Promise<Part> => {
  if (pid === process.pid) return 'caller'
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return names.find(([, pattern]) => pattern.test(command))?.[0] ?? 'rest'
}
