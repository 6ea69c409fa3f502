import type { Finding } from '../proof.ts'

type Result = {
  readonly id: string
  readonly title: string
  readonly runs: number
  readonly seconds: number
  readonly findings: readonly Finding[]
}

/** Formats the findings of a proof, one line each, with a mark for whether they hold. */
export function toReport({ id, title, runs, seconds, findings }: Result): string {
  const width = Math.max(...findings.map(({ what }) => what.length))
  const lines = findings.map(
    ({ what, found, wanted, holds }) => `  ${holds ? '✓' : '✗'} ${what.padEnd(width)}  ${found}  (${wanted})`,
  )
  return [`${id}  ${title} · ${runs} runs · ${seconds.toFixed(1)} s`, ...lines].join('\n')
}
