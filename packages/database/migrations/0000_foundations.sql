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
CREATE SEQUENCE order_number_sequence;
--> statement-breakpoint
-- Every number of nine digits once, in an order that does not tell how many orders the shop has (the factor shares no
-- divisor with 10^9, so the mapping is one to one).
CREATE FUNCTION next_order_number() RETURNS text
  LANGUAGE sql VOLATILE
  RETURN 'LH' || lpad(((nextval('order_number_sequence') * 482719349 + 137264011) % 1000000000)::text, 9, '0');
