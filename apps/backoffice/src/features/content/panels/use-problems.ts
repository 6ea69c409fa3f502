import type { CallReply, StaffContent } from '@lacehouse/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callBackoffice } from '../../../client/call-backoffice.ts'
import { useWords } from '../../../words/use-words.ts'
import type { Words } from '../../../words/words-context.ts'
import { toKey, toQueryKey } from '../content-keys.ts'

export type Problem = CallReply<'backoffice.checkContent'>['problems'][number]

/** Checks the saved draft: what prevents its publication, and what may be mended. */
export function useProblems(document: StaffContent) {
  const { t } = useWords()
  const key = toKey(document)
  const { data, isPending } = useQuery({
    queryKey: toQueryKey(key, 'facts', 'problems', document.version),
    queryFn: () => callBackoffice('backoffice.checkContent', { params: key }),
    placeholderData: keepPreviousData,
  })
  const problems = data?.problems ?? []
  return {
    ...{ problems, isPending },
    canPublish: data?.canPublish ?? false,
    findProblem: (path: string): string | null => {
      const found = problems.find((problem) => problem.path === path)
      return found ? toProblemText(t, found) : null
    },
  }
}

/** Says in words what a check found. */
export function toProblemText(t: Words['t'], { kind, value }: Problem): string {
  return t(`content.problem.${kind}`, { value })
}
