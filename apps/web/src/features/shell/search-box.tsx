import { type FocusEvent, Suspense, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useShop } from '../../client/use-shop.ts'
import { lazyConnected } from '../../hydration/lazy-connected.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './search-box.module.css'

const Suggestions = lazyConnected(() =>
  import('./search-suggestions.tsx').then(({ SearchSuggestions }) => ({ default: SearchSuggestions })),
)

type Props = {
  readonly autoFocus?: boolean
  /** The suggestions are part of the content, instead of floating below the field. */
  readonly large?: boolean
  /** Called when the shopper leads on to a result or a suggestion. */
  readonly onLeave?: () => void
}

/** Shows the search form, which works without scripts. The suggestions are fetched with the first interaction. */
export function SearchBox({ autoFocus = false, large = false, onLeave }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const [parameters] = useSearchParams()
  const { pathname } = useLocation()
  const input = useRef<HTMLInputElement>(null)
  const [inUse, setInUse] = useState(false)
  const leave = (event: FocusEvent<HTMLFormElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setInUse(false)
  }
  const choose = () => {
    setInUse(false)
    onLeave?.()
  }
  return (
    <search>
      <form
        className={styles.form}
        action={`/${locale}/search`}
        data-navigate
        data-large={large || undefined}
        onFocus={() => setInUse(true)}
        onBlur={leave}
        onSubmit={() => {
          setInUse(false)
          input.current?.blur()
          onLeave?.()
        }}
      >
        <span className={styles.icon}>
          <Icon name="search" size={18} />
        </span>
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="q"
          required
          maxLength={100}
          // On other pages a `q` in the address is no search.
          defaultValue={(pathname.endsWith('/search') && parameters.get('q')) || ''}
          placeholder={t('navigation.search.placeholder')}
          aria-label={t('navigation.search.label')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          // biome-ignore lint/a11y/noAutofocus: only in the dialog that was opened in order to type here
          autoFocus={autoFocus}
          data-autofocus={autoFocus || undefined}
          onPointerEnter={() => Suggestions.preload().catch(() => undefined)}
        />
        {inUse || large ? (
          <Suspense>
            <Suggestions input={input} inline={large} onChoose={choose} />
          </Suspense>
        ) : null}
      </form>
    </search>
  )
}
