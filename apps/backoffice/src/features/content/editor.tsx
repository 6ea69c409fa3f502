import type { StaffContent } from '@lacehouse/contracts'
import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { useState } from 'react'
import { useSession } from '../../client/use-session.ts'
import visuallyHidden from '../../ui/visually-hidden.module.css'
import { useWords } from '../../words/use-words.ts'
import { type Block, listBlocks, listNestedIds } from './blocks/block.ts'
import { BlockList } from './blocks/block-list.tsx'
import styles from './editor.module.css'
import { EditorHead } from './editor-head.tsx'
import { toBlockWord } from './form/field-words.ts'
import { FieldsForm } from './form/fields-form.tsx'
import { FormContext } from './form/form-context.ts'
import { SchemaField } from './form/schema-field.tsx'
import { useShownField } from './form/use-shown-field.ts'
import { PageFrame } from './page-frame.tsx'
import { DocumentPanels } from './panels/document-panels.tsx'
import { useProblems } from './panels/use-problems.ts'
import { type ContentTypes, findBlockSchema, findDocumentSchema } from './use-content-types.ts'
import { useDraft } from './use-draft.ts'

type Props = {
  readonly document: StaffContent
  readonly types: ContentTypes
  /** Begins anew with the document as it is on the server. */
  readonly onReload: () => Promise<void>
}

/** The editor of a document: blocks, page and form beside each other, on a phone one after another. */
export function Editor({ document, types, onReload }: Props) {
  const { t } = useWords()
  const { rights } = useSession()
  const isReadOnly = !rights.includes('content.edit')
  const draft = useDraft(document, isReadOnly)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const { findProblem } = useProblems(document)
  const { form, showPath } = useShownField()
  const { siteId, contentLocale, timeZone } = document
  const schema = findDocumentSchema(types, document.doctype)
  const hasBlocks = schema.properties?.blocks !== undefined
  const blocks = listBlocks(draft.body)
  const place = blocks.findIndex(({ id }) => id === chosenId)
  const block = blocks[place]
  const show = (path: string) => {
    const [first, at] = path.split('.')
    setChosenId((first === 'blocks' && blocks[Number(at)]?.id) || null)
    showPath(path)
  }
  const setBlocks = (next: readonly Block[], group?: string) => draft.edit({ ...draft.body, blocks: next }, group)
  const formContext = {
    siteId,
    contentLocale,
    timeZone,
    isReadOnly,
    findProblem,
    Field: SchemaField,
    lang: toLanguageTag(contentLocale),
  }
  return (
    <FormContext value={formContext}>
      <EditorHead {...{ document, draft, onReload }} onShow={show} />
      <div className={styles.columns}>
        <div className={styles.side}>
          {hasBlocks ? (
            <BlockList
              blocks={blocks}
              types={types}
              chosenId={block ? block.id : null}
              isReadOnly={isReadOnly}
              onChoose={setChosenId}
              onChange={setBlocks}
            />
          ) : null}
          <DocumentPanels document={document} isSaved={draft.saveState === 'saved'} onShow={show} onReload={onReload} />
        </div>
        <PageFrame
          document={document}
          chosenId={block ? block.id : null}
          onChoose={(id) => setChosenId(findShownBlock(blocks, id))}
        />
        <section ref={form} className={styles.form} aria-labelledby="form-title">
          <h2 id="form-title" tabIndex={-1}>
            {block ? toBlockWord(t, block.type) : t('content.form.document')}
          </h2>
          {hasBlocks ? (
            <a className={visuallyHidden.skipLink} href="#blocks-title">
              {t('content.skip.blocks')}
            </a>
          ) : null}
          {block ? (
            <FieldsForm
              key={block.id}
              schema={findBlockSchema(types, block.type)}
              value={block}
              path={`blocks.${place}`}
              onChange={(next, group) =>
                setBlocks(
                  blocks.map((one) => (one.id === block.id ? (next as Block) : one)),
                  group,
                )
              }
            />
          ) : (
            <FieldsForm
              schema={schema}
              value={draft.body}
              path=""
              without={['blocks', 'slug']}
              onChange={(next, group) => draft.edit(next, group)}
            />
          )}
        </section>
      </div>
    </FormContext>
  )
}

/**
 * Finds the block of a document that a block of its page comes from: the blocks of a fragment come from the block that names it, those
 * of a segment or a variant from the block that holds them.
 */
function findShownBlock(blocks: readonly Block[], shownId: string): string | null {
  const own = blocks.find(({ id }) => id === shownId)
  const isWithin = (block: Block): boolean =>
    block.type === 'fragment' ? shownId.startsWith(`${block.id}-`) : listNestedIds(block).includes(shownId)
  return (own ?? blocks.find(isWithin))?.id ?? null
}
