-- Both extensions are trusted: the owner of a database may create them without being a superuser.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- unaccent() itself is only STABLE, because its dictionary could be changed; ours never is, and indexes want IMMUTABLE.
CREATE FUNCTION plain_words(words text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(public.unaccent('public.unaccent'::regdictionary, words));
--> statement-breakpoint
-- Stemming by the locale's language. Accents go first, in what is stored and in what is asked, so that both always meet.
CREATE FUNCTION search_language(locale text) RETURNS regconfig
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE split_part(locale, '-', 1)
    WHEN 'en' THEN 'pg_catalog.english'::regconfig WHEN 'de' THEN 'pg_catalog.german'::regconfig
    WHEN 'fr' THEN 'pg_catalog.french'::regconfig WHEN 'it' THEN 'pg_catalog.italian'::regconfig
    WHEN 'es' THEN 'pg_catalog.spanish'::regconfig WHEN 'nl' THEN 'pg_catalog.dutch'::regconfig
    ELSE 'pg_catalog.simple'::regconfig END;
--> statement-breakpoint
CREATE FUNCTION search_vector(locale text, title text, labels text, traits text, body text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN setweight(to_tsvector(search_language(locale), plain_words(title)), 'A')
    || setweight(to_tsvector(search_language(locale), plain_words(labels)), 'B')
    || setweight(to_tsvector(search_language(locale), plain_words(traits)), 'C')
    || setweight(to_tsvector(search_language(locale), plain_words(body)), 'D');
--> statement-breakpoint
-- What a shopper typed, as a query: words, "phrases", or, -not. Never an error, whatever was typed.
CREATE FUNCTION search_query(locale text, typed text) RETURNS tsquery
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN websearch_to_tsquery(search_language(locale), plain_words(typed));
