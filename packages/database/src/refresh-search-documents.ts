import type { Pool, PoolClient } from 'pg'

/** PostgreSQL's stemmers by the language of a locale; a language without one is searched by its words as they are. */
export const textConfigs: Readonly<Record<string, string>> = {
  en: 'english',
  de: 'german',
  fr: 'french',
  it: 'italian',
  es: 'spanish',
  nl: 'dutch',
}

const statement = `
  with wanted as (
    select p.*, locale, case left(locale, 2)
      ${Object.entries(textConfigs)
        .map(([language, config]) => `when '${language}' then '${config}'`)
        .join(' ')}
      else 'simple' end::regconfig as config
    from products p cross join lateral jsonb_object_keys(p.names) as locale
    where p.status = 'live' and ($1::text[] is null or p.id = any($1))
  ), told as (
    select w.*,
      coalesce(w.descriptions ->> w.locale, '') as description,
      (select coalesce(string_agg(distinct c.names ->> w.locale, ' '), '') from product_categories pc
        join categories c on c.id = pc.category_id where pc.product_id = w.id) as category_words,
      (select coalesce(string_agg(distinct k.names ->> w.locale, ' '), '') from product_colours k
        where k.product_id = w.id) as colour_words,
      (select coalesce(string_agg(value, ' '), '') from jsonb_path_query(w.attributes, '$.** ? (@.type() == "string")') as v,
        lateral (select v #>> '{}' as value) t) as attribute_words,
      (select coalesce(array_agg(pc.category_id order by pc.position), '{}') from product_categories pc
        where pc.product_id = w.id) as categories
    from wanted w
  )
  insert into search_documents (product_id, locale, document, words, title, facets, category_ids, popularity, published_at, updated_at)
  select id, locale,
    setweight(to_tsvector(config, plain_words((names ->> locale) || ' ' || brand)), 'A')
      || setweight(to_tsvector(config, plain_words(category_words || ' ' || colour_words)), 'B')
      || setweight(to_tsvector(config, plain_words(attribute_words)), 'C')
      || setweight(to_tsvector(config, plain_words(description)), 'D'),
    plain_words((names ->> locale) || ' ' || category_words || ' ' || colour_words),
    names ->> locale, '{}', categories, popularity, published_at, now()
  from told
  on conflict (product_id, locale) do update set document = excluded.document, words = excluded.words,
    title = excluded.title, category_ids = excluded.category_ids, popularity = excluded.popularity,
    published_at = excluded.published_at, updated_at = excluded.updated_at`

const forget = `
  delete from search_documents d using products p
  where p.id = d.product_id and p.status <> 'live' and ($1::text[] is null or p.id = any($1))`

/** Makes the search documents of the products named, or of all, anew in every locale that they have a name in. */
export const refreshSearchDocuments = async (
  executor: Pool | PoolClient,
  productIds: readonly string[] | null,
): Promise<void> => {
  await executor.query(statement, [productIds])
  await executor.query(forget, [productIds])
}
