import { listCommentFaults } from './comment-faults.ts'
import type { Surroundings } from './file-kinds.ts'
import { listHabitFaults } from './habit-faults.ts'
import { listLengthFaults } from './length-faults.ts'
import { listNameFaults } from './name-faults.ts'
import { type Fault, type SourceFile, toSourceFile } from './source-file.ts'

/** Every rule of the house that one file breaks, but for those that it says it breaks, and why: `house-allow imports: <reason>`. */
export function listHouseFaults(path: string, text: string, surroundings: Surroundings): Fault[] {
  const file = toSourceFile(path, text)
  const faults = [
    ...listNameFaults(path, surroundings),
    ...listLengthFaults(file, surroundings),
    ...listHabitFaults(file, surroundings),
    ...listCommentFaults(file),
  ]
  const allowed = new Set(listAllowedRules(file))
  return [
    ...faults.filter(({ rule }) => !allowed.has(rule)),
    ...[...allowed].filter((rule) => faults.every((fault) => fault.rule !== rule)).map((rule) => toUnused(path, rule)),
  ]
}

function listAllowedRules({ text }: SourceFile): string[] {
  return [...text.matchAll(/^\s*(?:\/\/|\/\*) house-allow ([a-z-]+): /gm)].map(([, rule = '']) => rule)
}

function toUnused(path: string, rule: string): Fault {
  return { path, line: 1, rule: 'suppression', sentence: `house-allow ${rule} allows nothing any more` }
}
