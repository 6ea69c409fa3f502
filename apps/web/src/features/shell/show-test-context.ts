import { testContextName } from '@lacehouse/domain/experiments/test-context'
import { getMessages, loadAreas } from '../../i18n/catalogues.ts'
import { formatWords } from '../../i18n/format-words.ts'
import styles from './test-context.module.css'

/**
 * Shows that a test context forces what this browser sees, with a link that ends it (RT-08). It is plain DOM outside of React's tree,
 * so that it stays from page to page.
 */
export async function showTestContext(context: string): Promise<void> {
  const locale = document.documentElement.dataset.locale ?? 'en-us'
  await loadAreas(locale, ['dialogs'])
  const words = { locale, catalogue: getMessages(locale, ['dialogs']) }
  const hint = document.createElement('aside')
  hint.className = styles.hint ?? ''
  const text = document.createElement('p')
  text.textContent = String(formatWords(words, 'dialogs.testContext.on', { context }))
  hint.ariaLabel = text.textContent
  const end = document.createElement('a')
  end.textContent = String(formatWords(words, 'dialogs.testContext.end', {}))
  // The server ends the context, so that the whole page is loaded again.
  end.dataset.native = ''
  end.href = `?${testContextName}=`
  hint.append(text, end)
  document.body.append(hint)
  // The page may have changed since.
  end.addEventListener('click', () => {
    end.href = `${location.pathname}?${testContextName}=`
  })
}
