-- Tables, columns, functions and triggers take the names of the glossary (docs/glossary.md). No row is lost.
ALTER TABLE session_families RENAME TO refresh_token_families;
--> statement-breakpoint
ALTER TABLE refresh_token_families RENAME CONSTRAINT session_families_owner_kind_known TO refresh_token_families_owner_kind_known;
--> statement-breakpoint
ALTER INDEX session_families_by_owner RENAME TO refresh_token_families_by_owner;
--> statement-breakpoint
ALTER INDEX session_families_to_expire RENAME TO refresh_token_families_to_expire;
--> statement-breakpoint
ALTER INDEX session_families_pkey RENAME TO refresh_token_families_pkey;
--> statement-breakpoint
ALTER TABLE refresh_tokens RENAME CONSTRAINT refresh_tokens_family_id_session_families_id_fk TO refresh_tokens_family_id_refresh_token_families_id_fk;
--> statement-breakpoint
ALTER TABLE collection_points RENAME TO pickup_points;
--> statement-breakpoint
ALTER TABLE pickup_points RENAME CONSTRAINT collection_points_status_known TO pickup_points_status_known;
--> statement-breakpoint
ALTER INDEX collection_points_pkey RENAME TO pickup_points_pkey;
--> statement-breakpoint
ALTER TABLE products RENAME COLUMN is_robis_only TO is_reserve_in_store_only;
--> statement-breakpoint
ALTER FUNCTION tell_changed(text, text[]) RENAME TO notify_changed;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keys text[];
BEGIN
  EXECUTE format('SELECT coalesce(array_agg(key), ''{}'') FROM (SELECT DISTINCT (%s)::text AS key FROM changed_rows LIMIT 201) AS few', TG_ARGV[1])
    INTO keys;
  PERFORM notify_changed(TG_ARGV[0], keys);
  RETURN NULL;
END $$;
--> statement-breakpoint
ALTER FUNCTION tell_rows() RENAME TO notify_rows;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_stock_moved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keys text[];
BEGIN
  SELECT coalesce(array_agg(product_id), '{}') INTO keys FROM (
    SELECT DISTINCT variants.product_id
    FROM was JOIN now_is USING (variant_id, location_id) JOIN variants ON variants.id = variant_id
    WHERE stock_band(was.on_hand - was.reserved) <> stock_band(now_is.on_hand - now_is.reserved)
    LIMIT 201
  ) AS few;
  PERFORM notify_changed('stock_items', keys);
  RETURN NULL;
END $$;
--> statement-breakpoint
ALTER FUNCTION tell_stock_moved() RENAME TO notify_stock_moved;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_stock_new() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keys text[];
BEGIN
  SELECT coalesce(array_agg(product_id), '{}') INTO keys FROM (
    SELECT DISTINCT variants.product_id FROM now_is JOIN variants ON variants.id = variant_id
    WHERE now_is.on_hand > now_is.reserved LIMIT 201
  ) AS few;
  PERFORM notify_changed('stock_items', keys);
  RETURN NULL;
END $$;
--> statement-breakpoint
ALTER FUNCTION tell_stock_new() RENAME TO notify_stock_new;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_revoked_families() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keys text[];
BEGIN
  SELECT coalesce(array_agg(now_is.id::text), '{}') INTO keys
    FROM now_is JOIN was USING (id) WHERE was.revoked_at IS NULL AND now_is.revoked_at IS NOT NULL;
  PERFORM notify_changed('refresh_token_families', keys);
  RETURN NULL;
END $$;
--> statement-breakpoint
ALTER FUNCTION tell_revoked_families() RENAME TO notify_revoked_families;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION end_sessions_of_disabled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE refresh_token_families SET revoked_at = now(), revoked_for = 'consumer_gone'
    WHERE owner_kind = 'consumer' AND owner_id = OLD.consumer_no AND revoked_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  found record;
BEGIN
  FOR found IN SELECT tgname, tgrelid::regclass AS name FROM pg_trigger WHERE tgname LIKE 'tell\_%' AND NOT tgisinternal LOOP
    EXECUTE format('ALTER TRIGGER %I ON %s RENAME TO %I', found.tgname, found.name, 'notify_' || substr(found.tgname, 6));
  END LOOP;
END $$;
--> statement-breakpoint
-- The documents of carts and orders name who picks up, and where, `pickup`.
UPDATE carts SET doc = doc - 'collection' || jsonb_build_object('pickup', doc -> 'collection') WHERE doc ? 'collection';
--> statement-breakpoint
UPDATE carts SET doc = jsonb_set(doc, '{beforeExpress}', (doc -> 'beforeExpress') - 'collection' || jsonb_build_object('pickup', doc -> 'beforeExpress' -> 'collection'))
  WHERE doc -> 'beforeExpress' ? 'collection';
--> statement-breakpoint
UPDATE orders SET doc = doc - 'collection' || jsonb_build_object('pickup', doc -> 'collection') WHERE doc ? 'collection';
--> statement-breakpoint
-- Notifications of carts say their kind in words. Those of coupons and lost carts are derived when a cart is read, and are dropped.
UPDATE carts SET doc = jsonb_set(doc, '{notifications}', (
  SELECT coalesce(jsonb_agg((one - 'code') || jsonb_build_object('kind', kinds.kind) ORDER BY nth), '[]')
  FROM jsonb_array_elements(doc -> 'notifications') WITH ORDINALITY AS notified (one, nth)
  JOIN (VALUES ('ORD516', 'pickup_became_shipping'), ('ORD517', 'shipping_became_pickup'), ('ORD518', 'shipping_method_downgraded'),
    ('PRC400', 'price_changed'), ('ORD415', 'promotion_changed'), ('INV408', 'quantity_lowered'), ('ORD404', 'item_removed')
  ) AS kinds (code, kind) ON kinds.code = one ->> 'code'
)) WHERE jsonb_array_length(doc -> 'notifications') > 0;
