import { type ComponentProps, Suspense, useId, useRef, useState } from 'react'
import { lazyConnected } from '../../hydration/lazy-connected.ts'
import { TextField } from '../../ui/text-field.tsx'
import styles from './completed-field.module.css'
import type { Completion } from './use-completions.ts'

/** Needed only where the shopper types. */
const Completions = lazyConnected(() => import('./completions.tsx').then((module) => ({ default: module.Completions })))

type Props = Omit<ComponentProps<typeof TextField>, 'ref'> & {
  readonly name: string
  readonly value: string
  /** Fills the form with the parts of a completion. */
  readonly onTake: (address: Completion['address']) => void
}

/** Says whether a field is one that a service may complete. */
export function isCompleted(name: string): boolean {
  return name === 'addressLine1' || name === 'postalCode'
}

/** A field that offers whole addresses while the shopper types; one can always type on (decision 0047). */
export function CompletedField({ onTake, ...rest }: Props) {
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const [before, setBefore] = useState<string | null>(null)
  return (
    <div className={styles.place}>
      <TextField
        {...rest}
        ref={input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        aria-controls={list}
        onFocus={() => setBefore(rest.value)}
      />
      {before === null ? null : (
        <Suspense>
          <Completions list={list} input={input} name={rest.name} before={before} onTake={onTake} />
        </Suspense>
      )}
    </div>
  )
}
