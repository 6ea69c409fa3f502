import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useTranslate } from '../../i18n/use-text.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './completed-field.module.css'
import { type Completion, useCompletions } from './use-completions.ts'

type Props = {
  /** The id of the list. */
  readonly list: string
  readonly input: RefObject<HTMLInputElement | null>
  readonly name: string
  /** The value of the field when it got the focus. */
  readonly before: string
  readonly onTake: (address: Completion['address']) => void
}

const handledKeys = ['ArrowDown', 'ArrowUp', 'Enter', 'Escape']

/** The list of a combobox: the field keeps the focus, its arrow keys choose, Enter takes, Escape closes. */
export function Completions({ list, input, name, before, onTake }: Props) {
  const t = useTranslate()
  const [active, setActive] = useState(-1)
  const { found, clear, onType } = useCompletions(name)
  const isOpen = found.length > 0

  const close = () => {
    clear()
    setActive(-1)
  }
  const take = (completion: Completion | undefined) => {
    if (completion) onTake(completion.address)
    close()
  }
  const onInput = useEffectEvent(() => {
    setActive(-1)
    onType(input.current?.value ?? '')
  })
  const onBlur = useEffectEvent(close)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { length } = found
    if (!isOpen || !handledKeys.includes(event.key) || (event.key === 'Enter' && active < 0)) return
    event.preventDefault()
    if (event.key === 'ArrowDown') setActive((active + 1) % length)
    else if (event.key === 'ArrowUp') setActive((active <= 0 ? length : active) - 1)
    else if (event.key === 'Enter') take(found[active])
    else close()
  })

  // The field is rendered without this code, so that its events are listened to here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed while this code was loading is read once
  useEffect(() => {
    const field = input.current
    if (!field) return
    const [typed, left, pressed] = [() => onInput(), () => onBlur(), (event: KeyboardEvent) => onKeyDown(event)]
    field.addEventListener('input', typed)
    field.addEventListener('blur', left)
    field.addEventListener('keydown', pressed)
    if (field.value !== before) typed()
    return () => {
      field.removeEventListener('input', typed)
      field.removeEventListener('blur', left)
      field.removeEventListener('keydown', pressed)
    }
  }, [input])

  // The same holds for the attributes that change with the list.
  useEffect(() => {
    const field = input.current
    field?.setAttribute('aria-expanded', String(isOpen))
    if (active >= 0) field?.setAttribute('aria-activedescendant', `${list}-${active}`)
    else field?.removeAttribute('aria-activedescendant')
  }, [input, list, isOpen, active])

  return (
    <>
      <div
        className={styles.list}
        id={list}
        role="listbox"
        aria-label={t('checkout.address.completions')}
        hidden={!isOpen}
      >
        {found.map((completion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus, and its keys choose
          // biome-ignore lint/a11y/useFocusableInteractive: the field names the active option
          <div
            key={completion.label}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(completion)}
          >
            {completion.label}
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{isOpen ? t('checkout.address.completions.count', { count: found.length }) : ''}</span>
      </VisuallyHidden>
    </>
  )
}
