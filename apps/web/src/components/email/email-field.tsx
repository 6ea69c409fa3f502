import { type ComponentProps, useRef, useState } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { TextButton } from '../../ui/text-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './email-field.module.css'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'autoCapitalize' | 'spellCheck'> & {
  /** Puts the suggested address into the field. */
  readonly onTake: (email: string) => void
}

/** A field for an email address. When it is left with a mistyped mail domain, it offers the usual one that is near to it. */
export function EmailField({ onTake, onBlur, onChange, ...rest }: Props) {
  const t = useTranslate()
  const { country } = useShop().site
  const place = useRef<HTMLDivElement>(null)
  const [suggested, setSuggested] = useState<string | null>(null)

  async function suggest(input: HTMLInputElement): Promise<void> {
    const typed = input.value
    const { suggestEmail } = await import('@lacehouse/domain/validation/suggest-email')
    if (input.value === typed) setSuggested(suggestEmail(typed, country))
  }

  return (
    <div ref={place}>
      <TextField
        inputMode="email"
        {...rest}
        type="email"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => {
          setSuggested(null)
          onChange?.(event)
        }}
        onBlur={(event) => {
          onBlur?.(event)
          // Without the code of the suggestion, the address stays as it was typed.
          suggest(event.target).catch(() => undefined)
        }}
      />
      <p className={styles.suggestion} role="status">
        {suggested ? (
          <TextButton
            onClick={() => {
              onTake(suggested)
              setSuggested(null)
              // The button disappears.
              place.current?.querySelector('input')?.focus()
            }}
          >
            {t('common.email.didYouMean', { email: suggested })}
          </TextButton>
        ) : null}
      </p>
    </div>
  )
}
