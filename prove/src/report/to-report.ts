import type { Finding } from '../proof.ts'

type Told = {
  readonly id: string
  readonly title: string
  readonly runs: number
  readonly seconds: number
  readonly findings: readonly Finding[]
}

/** What a proof found, a line a figure, with a mark at each that falls short. */
export function toReport({ id, title, runs, seconds, findings }: Told): string {
  const width = Math.max(...findings.map(({ what }) => what.length))
  const lines = findings.map(
    ({ what, found, wanted, holds }) => `  ${holds ? '✓' : '✗'} ${what.padEnd(width)}  ${found}  (${wanted})`,
  )
  return [`${id}  ${title} · ${runs} runs · ${seconds.toFixed(1)} s`, ...lines].join('\n')
}
