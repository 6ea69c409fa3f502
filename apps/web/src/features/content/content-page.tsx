import { listPlainBlocks } from '../../blocks/decisions/decided-block.ts'
import { PageBlocks } from '../../blocks/page-blocks.tsx'
import styles from './content-page.module.css'
import type { Content } from './load-content.ts'

/** Shows a content page. If no block is its heading, the page's title is. */
export function ContentPage({ content }: { readonly content: Content }) {
  const { page, tiles } = content
  const hasHeading = listPlainBlocks(page.blocks).some(
    ({ titleH1, title, titleHtml }) => titleH1 && (title || titleHtml),
  )
  return (
    <div className={styles.page} data-content-page={page.slug}>
      {hasHeading ? null : (
        <header className={styles.head}>
          <h1>{page.title}</h1>
          {page.subtitle ? <p className={styles.subtitle}>{page.subtitle}</p> : null}
        </header>
      )}
      <PageBlocks blocks={page.blocks} tiles={tiles} opensPage />
    </div>
  )
}
