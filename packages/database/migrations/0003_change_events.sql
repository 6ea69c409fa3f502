-- News for every instance on the channel 'changed': 'table:key,key', or 'table:*' when the keys are many. A commit that
-- notifies waits for every other one that does, so nothing that every order touches tells anything on its way.

CREATE FUNCTION tell_changed(source text, keys text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  joined text := array_to_string(keys, ',');
BEGIN
  IF cardinality(keys) = 0 THEN RETURN; END IF;
  IF cardinality(keys) > 200 OR octet_length(joined) > 7000 THEN joined := '*'; END IF;
  PERFORM pg_notify('changed', source || ':' || joined);
END $$;
--> statement-breakpoint
-- Arguments: the name to tell, then the expression of the key.
CREATE FUNCTION tell_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keys text[];
BEGIN
  EXECUTE format('SELECT coalesce(array_agg(key), ''{}'') FROM (SELECT DISTINCT (%s)::text AS key FROM changed_rows LIMIT 201) AS few', TG_ARGV[1])
    INTO keys;
  PERFORM tell_changed(TG_ARGV[0], keys);
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  source text[];
BEGIN
  FOREACH source SLICE 1 IN ARRAY ARRAY[
    ['products', 'products', 'id'],
    ['product_colours', 'products', 'product_id'],
    ['variants', 'products', 'product_id'],
    ['product_categories', 'products', 'product_id'],
    ['price_entries', 'price_entries', 'product_id'],
    ['search_documents', 'search_documents', 'product_id'],
    ['categories', 'categories', 'id'],
    ['locations', 'locations', 'id'],
    ['promotions', 'promotions', 'id'],
    ['coupons', 'promotions', 'promotion_id'],
    ['content_documents', 'content_documents', 'concat_ws(''/'', site_id, locale, doctype, slug)'],
    ['site_settings', 'site_settings', 'site_id']
  ] LOOP
    EXECUTE format('CREATE TRIGGER tell_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_rows(%L, %L)', source[1], source[2], source[3]);
    EXECUTE format('CREATE TRIGGER tell_updated AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_rows(%L, %L)', source[1], source[2], source[3]);
    EXECUTE format('CREATE TRIGGER tell_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_rows(%L, %L)', source[1], source[2], source[3]);
  END LOOP;
END $$;
--> statement-breakpoint
-- Stock is news only when what a shopper is told changes: sold out, few left (fewer than 5), or plenty. The key is the
-- product's. Any more would make every order wait for every other one.
CREATE FUNCTION stock_band(free int) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN free <= 0 THEN 0 WHEN free < 5 THEN 1 ELSE 2 END;
--> statement-breakpoint
CREATE FUNCTION tell_stock_moved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keys text[];
BEGIN
  SELECT coalesce(array_agg(product_id), '{}') INTO keys FROM (
    SELECT DISTINCT variants.product_id
    FROM was JOIN now_is USING (variant_id, location_id) JOIN variants ON variants.id = variant_id
    WHERE stock_band(was.on_hand - was.reserved) <> stock_band(now_is.on_hand - now_is.reserved)
    LIMIT 201
  ) AS few;
  PERFORM tell_changed('stock_items', keys);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_updated AFTER UPDATE ON stock_items REFERENCING OLD TABLE AS was NEW TABLE AS now_is
  FOR EACH STATEMENT EXECUTE FUNCTION tell_stock_moved();
--> statement-breakpoint
CREATE FUNCTION tell_stock_new() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keys text[];
BEGIN
  SELECT coalesce(array_agg(product_id), '{}') INTO keys FROM (
    SELECT DISTINCT variants.product_id FROM now_is JOIN variants ON variants.id = variant_id
    WHERE now_is.on_hand > now_is.reserved LIMIT 201
  ) AS few;
  PERFORM tell_changed('stock_items', keys);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_inserted AFTER INSERT ON stock_items REFERENCING NEW TABLE AS now_is
  FOR EACH STATEMENT EXECUTE FUNCTION tell_stock_new();
