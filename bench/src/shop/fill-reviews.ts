import type { Pool } from 'pg'

/**
 * Adds reviews to made products of a demo shop, ten each on average: a few have hundreds, and a third has none. Stars, languages,
 * fit, size, votes and dates are spread as in a shop that sells in ten locales, and are the same at each run. The triggers of reviews
 * have to be off, because sums of many products at once are made by two statements here and by one of each product there.
 */
export async function fillReviews(pool: Pool, from: number, until: number): Promise<void> {
  for (const text of [insertReviews, insertSummaries, updateRatings]) await pool.query(text, [from, until])
}

/** Switches the triggers of reviews off while many are written, and on again. */
export async function switchReviewTriggers(pool: Pool, state: 'enable' | 'disable'): Promise<void> {
  await pool.query(`alter table reviews ${state} trigger user`)
}

/** A number from 0 to 1 that follows from the review and the purpose. */
const draw = (purpose: number): string => `((hashint8extended(n * 1000 + k, ${purpose}) & 1048575) / 1048576.0)`

/** Chooses one of some values by their shares in percent, which are cumulated. */
const choose = (purpose: number, shares: readonly (readonly [number, string])[]): string =>
  `case ${shares.map(([until, value]) => `when ${draw(purpose)} < ${until / 100} then ${value}`).join(' ')} end`

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`

const languages = [
  [55, 'en', 'LH-US', 'en-us'],
  [70, 'de', 'LH-DE', 'de-de'],
  [82, 'fr', 'LH-FR', 'fr-fr'],
  [88, 'it', 'LH-IT', 'it-it'],
  [95, 'es', 'LH-ES', 'es-es'],
  [100, 'nl', 'LH-NL', 'nl-nl'],
] as const

const sentences: Readonly<Record<(typeof languages)[number][1], readonly string[]>> = {
  en: [
    'I wear them every day and they still look new.',
    'They run a little narrow, so take half a size more.',
    'The colour is darker than in the pictures.',
    'Comfortable from the first hour, also on long walks.',
    'The seam at the heel came loose after two months.',
  ],
  de: [
    'Ich trage sie jeden Tag und sie sehen noch aus wie neu.',
    'Sie fallen etwas schmal aus, eine halbe Größe mehr passt besser.',
    'Die Farbe ist dunkler als auf den Bildern.',
    'Bequem von der ersten Stunde an, auch auf langen Wegen.',
    'Die Naht an der Ferse hat sich nach zwei Monaten gelöst.',
  ],
  fr: [
    'Je les porte tous les jours et elles ont l’air neuves.',
    'Elles taillent un peu étroit, prenez une demi-pointure de plus.',
    'La couleur est plus foncée que sur les photos.',
    'Confortables dès la première heure, même pour marcher longtemps.',
    'La couture du talon s’est défaite après deux mois.',
  ],
  it: [
    'Le porto tutti i giorni e sembrano ancora nuove.',
    'Calzano un po’ strette, meglio mezzo numero in più.',
    'Il colore è più scuro che nelle foto.',
    'Comode fin dalla prima ora, anche per lunghe camminate.',
    'La cucitura del tallone si è aperta dopo due mesi.',
  ],
  es: [
    'Las llevo todos los días y siguen como nuevas.',
    'Son algo estrechas, mejor media talla más.',
    'El color es más oscuro que en las fotos.',
    'Cómodas desde la primera hora, también en paseos largos.',
    'La costura del talón se soltó a los dos meses.',
  ],
  nl: [
    'Ik draag ze elke dag en ze zien er nog als nieuw uit.',
    'Ze vallen wat smal, neem een halve maat groter.',
    'De kleur is donkerder dan op de foto’s.',
    'Vanaf het eerste uur comfortabel, ook op lange wandelingen.',
    'De naad bij de hiel liet na twee maanden los.',
  ],
}

const byLanguage = `jsonb_build_object(${Object.entries(sentences)
  .map(([language, all]) => `'${language}', jsonb_build_array(${all.map(quote).join(', ')})`)
  .join(', ')})`

/** A sentence of the review's language; a text has one to four of them. */
const sentence = (purpose: number): string => `(t.words -> language ->> (floor(${draw(purpose)} * 5)::int))`

// Most reviews have five stars; how many have fewer depends on the product.
const stars = `case when ${draw(2)} < quality then 5 when ${draw(2)} < quality + 0.18 then 4
  when ${draw(2)} < quality + 0.26 then 3 when ${draw(2)} < quality + 0.31 then 2 else 1 end`

const insertReviews = `
  with t as materialized (select ${byLanguage} as words),
  product as (
    select 'SCALE' || lpad(n::text, 6, '0') as product_id, n::int8 as n,
      0.35 + (hashint8extended(n, 8) & 1023) / 1024.0 * 0.4 as quality,
      least(999, floor(5.2 * power(-ln(((hashint8extended(n, 9) & 1048575) + 1) / 1048577.0), 2)))::int as number
    from generate_series($1::int, $2::int) n
  ),
  sized as (
    select p.*, (select array_agg(v.size order by v.size_position) from variants v where v.product_id = p.product_id) as sizes from product p
  ),
  review as (
    select s.*, k, ${choose(
      1,
      languages.map(([until, language]) => [until, `'${language}'`]),
    )} as language,
      now() - ${draw(3)} * ${draw(3)} * interval '1095 days' as at, ${draw(4)} < 0.99 as is_published
    from sized s, generate_series(1, s.number) k
  )
  insert into reviews (id, product_id, site_id, locale, language, stars, title, body, nickname, fit, size, is_verified, photo_count, state,
    findings, helpful, unhelpful, created_at, changed_at, published_at)
  select gen_random_uuid(), product_id,
    ${choose(
      1,
      languages.map(([until, , site]) => [until, `'${site}'`]),
    )},
    ${choose(
      1,
      languages.map(([until, , , locale]) => [until, `'${locale}'`]),
    )},
    language, ${stars}, left(${sentence(5)}, 80),
    concat_ws(' ', ${sentence(5)}, case when ${draw(6)} < 0.7 then ${sentence(6)} end, case when ${draw(7)} < 0.4 then ${sentence(7)} end,
      case when ${draw(10)} < 0.2 then ${sentence(10)} end),
    'Reader ' || (n * 1000 + k) % 9973,
    ${choose(11, [
      [8, "'small'"],
      [52, "'true'"],
      [60, "'large'"],
    ])},
    case when ${draw(12)} < 0.5 then sizes[1 + floor(${draw(13)} * cardinality(sizes))::int] end,
    ${draw(14)} < 0.8, 0, case when is_published then 'published' else 'waiting' end, '[]',
    floor(-ln(${draw(15)} + 0.000001) * 2)::int, floor(-ln(${draw(16)} + 0.000001) * 0.4)::int,
    at, at, case when is_published then at end
  from review, t`

const insertSummaries = `
  insert into review_summaries (product_id, count, sum, stars_1, stars_2, stars_3, stars_4, stars_5, fit_small, fit_true, fit_large,
    with_photos, verified)
  select product_id, count(*), sum(stars), count(*) filter (where stars = 1), count(*) filter (where stars = 2),
    count(*) filter (where stars = 3), count(*) filter (where stars = 4), count(*) filter (where stars = 5),
    count(*) filter (where fit = 'small'), count(*) filter (where fit = 'true'), count(*) filter (where fit = 'large'),
    count(*) filter (where photo_count > 0), count(*) filter (where is_verified)
  from reviews where state = 'published'
    and product_id between 'SCALE' || lpad($1::int::text, 6, '0') and 'SCALE' || lpad($2::int::text, 6, '0')
  group by product_id`

const updateRatings = `
  update products p set rating_count = coalesce(s.count, 0), rating_sum = coalesce(s.sum, 0)
  from generate_series($1::int, $2::int) n
    left join review_summaries s on s.product_id = 'SCALE' || lpad(n::text, 6, '0')
  where p.id = 'SCALE' || lpad(n::text, 6, '0')`
