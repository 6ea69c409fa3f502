/** Reads the shop's `/metrics`: memory in megabytes, and processor time since the start in milliseconds. */
export async function readMetrics(url: string): Promise<{ readonly memory: number; readonly cpu: number }> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const figureOf = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN)
  return {
    memory: figureOf('process_resident_memory_bytes') / 1024 ** 2,
    cpu: figureOf('process_cpu_seconds_total') * 1000,
  }
}
