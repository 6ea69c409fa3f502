import type { BrokenReference } from './broken-references.ts'

const indexPath = 'docs/decisions/README.md'

/** Lists the violations of the decision records: a heading without number or title, a missing status, or a missing row in the index. */
export function listIndexViolations(records: ReadonlyMap<string, string>, index: string): BrokenReference[] {
  return [...records].flatMap(([path, text]) => {
    const name = path.slice(path.lastIndexOf('/') + 1)
    const number = name.slice(0, 4)
    const title = new RegExp(`^# ${number} (.+)$`, 'm').exec(text)?.[1]
    const [, status, date] = /^Status: (accepted|superseded), (\d{4}-\d\d-\d\d)/m.exec(text) ?? []
    const explain = (rule: string, sentence: string) => ({ path, line: 1, rule, sentence })
    if (title === undefined) return [explain('decision', `the heading is not “# ${number} Title”`)]
    if (status === undefined) return [explain('decision', 'there is no line “Status: accepted, 2026-01-31”')]
    const row = `| [${number}](${name}) | ${title} | ${status} | ${date} |`
    return index.includes(row) ? [] : [explain('decision', `${indexPath} has no row ${row}`)]
  })
}
