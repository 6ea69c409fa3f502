import { readdir, readFile } from 'node:fs/promises'

// Clock ticks a second of every Linux that Node runs on.
const ticks = 100

/** Milliseconds of processor that a process and all that it started have used, without the process itself; null but on Linux. */
export const readCpuOfDescendants = async (ancestor: number): Promise<number | null> => {
  const names = await readdir('/proc').catch(() => null)
  if (!names) return null
  const used = new Map<number, number>()
  const children = new Map<number, number[]>()
  for (const pid of names.filter((name) => /^\d+$/.test(name)).map(Number)) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
    if (!stat) continue
    // The second field is a name in brackets that may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [, parent] = fields
    used.set(pid, Number(fields[11]) + Number(fields[12]))
    children.set(Number(parent), [...(children.get(Number(parent)) ?? []), pid])
  }
  let sum = 0
  const queue = [...(children.get(ancestor) ?? [])]
  for (let pid = queue.pop(); pid !== undefined; pid = queue.pop()) {
    sum += used.get(pid) ?? 0
    queue.push(...(children.get(pid) ?? []))
  }
  return (sum * 1000) / ticks
}
