import { listClockViolations } from './clock.ts'
import { listCommentViolations } from './comments.ts'
import { listDurationViolations } from './durations.ts'
import { listEffectViolations } from './effects.ts'
import { listErrorIdViolations } from './error-ids.ts'
import { listFunctionStyleViolations } from './function-style.ts'
import { listJsxWordViolations } from './jsx-words.ts'
import { listNameViolations } from './names.ts'
import { type Repository, toSourceFile, type Violation } from './source-file.ts'
import { listTestTitleViolations } from './test-titles.ts'
import { listUseCaseViolations } from './use-cases.ts'
import { listWorkspaceViolations } from './workspaces.ts'

const generated = /\.gen\.|(?:^|\/)(?:migrations|passes)\//
const script = /\.(?:[cm]?[jt]sx?)$/

/** Lists the violations of a file for which the linter has no rule. */
export function listViolations(path: string, text: string, repository: Repository): Violation[] {
  const names = listNameViolations(path, repository)
  if (!script.test(path) || generated.test(path)) return names
  const file = toSourceFile(path, text)
  return [
    ...names,
    ...listUseCaseViolations(file, repository),
    ...listWorkspaceViolations(file),
    ...listClockViolations(file),
    ...listDurationViolations(file),
    ...listEffectViolations(file),
    ...listErrorIdViolations(file),
    ...listFunctionStyleViolations(file),
    ...listCommentViolations(file),
    ...listTestTitleViolations(file),
    ...listJsxWordViolations(file),
  ]
}
