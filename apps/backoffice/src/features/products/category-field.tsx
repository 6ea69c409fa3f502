import { useQuery } from '@tanstack/react-query'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './product-page.module.css'

type Props = { readonly categoryIds: readonly string[]; readonly onChange: (categoryIds: string[]) => void }

/** The categories of a product in their order, each with its path. */
export function CategoryField({ categoryIds, onChange }: Props) {
  const { t, locale } = useWords()
  const { data } = useQuery({
    queryKey: ['categories', locale],
    queryFn: () => callBackoffice('backoffice.listCategories', {}),
  })
  const all = data?.categories ?? []
  const nameOf = (id: string): string => all.find(({ categoryId }) => categoryId === id)?.path ?? id
  return (
    <div className={styles.form}>
      {categoryIds.length === 0 ? <p>{t('backoffice.products.category.none')}</p> : null}
      <ul className={styles.list}>
        {categoryIds.map((id) => (
          <li key={id}>
            {nameOf(id)}
            <Button
              variant="quiet"
              aria-label={t('backoffice.products.category.remove', { name: nameOf(id) })}
              onClick={() => onChange(categoryIds.filter((one) => one !== id))}
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
      <SelectField
        label={t('backoffice.products.category.add')}
        value=""
        onChange={({ target }) => target.value && onChange([...categoryIds, target.value])}
      >
        <option value="" />
        {all
          .filter(({ categoryId }) => !categoryIds.includes(categoryId))
          .map(({ categoryId, path }) => (
            <option key={categoryId} value={categoryId}>
              {path}
            </option>
          ))}
      </SelectField>
    </div>
  )
}
