import { useSearchParams } from 'react-router'

/** The state of a list, which is in the address, so that Back, reload and a link keep it. */
export type ListState = {
  readonly values: Readonly<Record<string, string>>
  readonly page: number
  /** Sets some values and begins with the first page again; an empty value is removed. */
  readonly set: (changes: Readonly<Record<string, string>>) => void
  /** Replaces all values, as a saved view does. */
  readonly replace: (values: Readonly<Record<string, string>>) => void
  readonly goTo: (page: number) => void
}

/** Returns the state of a list. */
export function useListState(): ListState {
  const [params, setParams] = useSearchParams()
  const { page = '1', ...values } = Object.fromEntries(params) as Record<string, string>
  return {
    values,
    page: Math.max(1, Number.parseInt(page, 10) || 1),
    set: (changes) => {
      const filled = Object.entries({ ...values, ...changes }).filter(([, value]) => value !== '')
      setParams(Object.fromEntries(filled), { replace: true })
    },
    replace: (next) => setParams({ ...next }),
    goTo: (next) => setParams({ ...values, page: String(next) }),
  }
}
