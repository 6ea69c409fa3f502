import { isLinkAddress } from '@lacehouse/domain/content/allowed-markup'
import { toDocumentPath } from '@lacehouse/domain/content/document-path'
import { categoryPath, productPath } from '@lacehouse/domain/url/shop-paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callBackoffice } from '../../../client/call-backoffice.ts'
import { useSession } from '../../../client/use-session.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { ErrorNotice } from '../../../ui/notice.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useForm } from '../form/form-context.ts'
import styles from './pickers.module.css'

const kinds = ['page', 'product', 'category'] as const
type Kind = (typeof kinds)[number]
type Target = { readonly name: string; readonly address: string }
type Props = {
  /** The address at present, where it can be typed here as well. */
  readonly address?: string
  readonly onPick: (address: string, name: string) => void
  readonly onClose: () => void
}

/** Picks the address of a page, a product or a category by a part of its name. */
export function LinkDialog({ address, onPick, onClose }: Props) {
  const { t } = useWords()
  const { rights } = useSession()
  const [kind, setKind] = useState<Kind>('page')
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState('')
  const [typed, setTyped] = useState(address ?? '')
  const { data: targets = [], error } = useTargets(kind, search)
  const choose = (next: string) => {
    setChosen(next)
    if (address !== undefined) setTyped(next)
  }
  // Products and categories are read with a right of their own.
  const open = rights.includes('catalogue.read') ? kinds : (['page'] as const)
  return (
    <Dialog
      title={t('content.link.title')}
      action={t('content.link.use')}
      canSubmit={chosen !== '' || isLinkAddress(typed)}
      onSubmit={() => onPick(chosen || typed, targets.find((one) => one.address === chosen)?.name ?? typed)}
      onClose={onClose}
    >
      {address === undefined ? null : (
        <TextField
          label={t('content.link.address')}
          hint={t('content.link.address.hint')}
          error={typed === '' || isLinkAddress(typed) ? null : t('content.link.address.refused')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value.trim())
            setChosen('')
          }}
        />
      )}
      <SelectField
        label={t('content.link.kind')}
        value={kind}
        onChange={({ target }) => {
          setKind(target.value as Kind)
          setChosen('')
        }}
      >
        {open.map((one) => (
          <option key={one} value={one}>
            {t(`content.link.kind.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('content.link.search')}
        type="search"
        maxLength={100}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <ErrorNotice error={error} />
      <fieldset className={styles.results}>
        <legend>{t('content.link.found', { total: targets.length })}</legend>
        {targets.map(({ name, address }) => (
          <label key={address} className={styles.result}>
            <input type="radio" name="target" checked={chosen === address} onChange={() => choose(address)} />
            <span>
              {name} <small>{address}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}

const shown = 20

function useTargets(kind: Kind, search: string) {
  const { siteId, contentLocale } = useForm()
  return useQuery({
    queryKey: ['content-targets', kind, siteId, contentLocale, search],
    queryFn: (): Promise<Target[]> => readers[kind]({ siteId, contentLocale, search: search.trim() }),
  })
}

type Asked = { readonly siteId: string; readonly contentLocale: string; readonly search: string }

const readers: Readonly<Record<Kind, (asked: Asked) => Promise<Target[]>>> = {
  page: async ({ siteId, contentLocale, search }) => {
    const query = { siteId, contentLocale, doctype: 'page' as const, pageSize: shown, ...(search && { search }) }
    const { items } = await callBackoffice('backoffice.listContent', { query })
    return items.map(({ title, slug, doctype }) => ({
      name: title || slug,
      address: toDocumentPath({ contentLocale, doctype, slug }),
    }))
  },
  product: async ({ contentLocale, search }) => {
    const query = { pageSize: shown, ...(search && { search }) }
    const { items } = await callBackoffice('backoffice.listProducts', { query })
    return items.map(({ productId, name }) => ({
      ...{ name },
      address: productPath(contentLocale, toSlug(name), productId),
    }))
  },
  category: async ({ contentLocale, search }) => {
    const { categories } = await callBackoffice('backoffice.listCategories', {})
    return categories
      .filter(({ path }) => path.toLowerCase().includes(search.toLowerCase()))
      .slice(0, shown)
      .map(({ categoryId, path }) => ({
        name: path,
        address: categoryPath(contentLocale, toSlug(path), categoryId),
      }))
  },
}

/** The readable part of an address; the id behind it leads to the page. */
const toSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'x'
