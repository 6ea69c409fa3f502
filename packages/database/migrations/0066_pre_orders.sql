-- Pre-orders (decision 0130): units that are on their way may be sold ahead, and a card is charged when they ship.
ALTER TABLE "stock_entries" DROP CONSTRAINT "stock_entries_sign";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_state_known";--> statement-breakpoint
ALTER TABLE "stock_items" ADD COLUMN "incoming" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_items" ADD COLUMN "promised" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_items" ADD COLUMN "expected_on" date;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "mandate" jsonb;--> statement-breakpoint
CREATE INDEX "payments_declined_mandates" ON "payments" USING btree ("order_number") WHERE "payments"."mandate" ->> 'state' = 'declined';--> statement-breakpoint
ALTER TABLE "stock_entries" ADD CONSTRAINT "stock_entries_sign" CHECK (case "stock_entries"."reason" when 'receive' then "stock_entries"."quantity" > 0 when 'return' then "stock_entries"."quantity" > 0 when 'reserve' then "stock_entries"."quantity" > 0 when 'release' then "stock_entries"."quantity" < 0 when 'ship' then "stock_entries"."quantity" < 0 when 'count' then "stock_entries"."quantity" <> 0 when 'expect' then "stock_entries"."quantity" <> 0 when 'promise' then "stock_entries"."quantity" > 0 when 'unpromise' then "stock_entries"."quantity" < 0 when 'allocate' then "stock_entries"."quantity" > 0 else false end);--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_promised_within" CHECK ("stock_items"."promised" >= 0 and "stock_items"."promised" <= "stock_items"."incoming");--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_incoming_has_date" CHECK ("stock_items"."incoming" = 0 or "stock_items"."expected_on" is not null);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_state_known" CHECK ("payments"."state" in ('started', 'challenged', 'mandated', 'authorised', 'captured', 'declined', 'voided', 'refunded', 'unknown'));
--> statement-breakpoint
DROP TRIGGER follows_ledger ON stock_items;
--> statement-breakpoint
DROP TRIGGER starts_empty ON stock_items;
--> statement-breakpoint
CREATE TRIGGER follows_ledger BEFORE UPDATE OF on_hand, reserved, incoming, promised ON stock_items FOR EACH ROW
  WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_direct_change();
--> statement-breakpoint
CREATE TRIGGER starts_empty BEFORE INSERT ON stock_items FOR EACH ROW
  WHEN (pg_trigger_depth() = 0 AND (NEW.on_hand <> 0 OR NEW.reserved <> 0 OR NEW.incoming <> 0 OR NEW.promised <> 0))
  EXECUTE FUNCTION refuse_direct_change();
--> statement-breakpoint
-- As before, with the two balances of pre-orders. Items that expect units are then looked at once more: what is received is expected no
-- longer, and free units are of those who ordered them ahead.
CREATE OR REPLACE FUNCTION apply_stock_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  items int;
  made int := 0;
  made_keys text[] := '{}';
  moved_items int;
  is_expecting boolean;
BEGIN
  SELECT count(*) INTO items FROM (SELECT DISTINCT variant_id, location_id FROM added) AS each_item;
  IF EXISTS (SELECT 1 FROM added WHERE reason IN ('receive', 'count')) THEN
    WITH fresh AS (
      INSERT INTO stock_items (variant_id, location_id, on_hand, reserved)
        SELECT variant_id, location_id,
          coalesce(sum(quantity) FILTER (WHERE reason IN ('receive', 'count', 'return', 'ship')), 0),
          coalesce(sum(quantity) FILTER (WHERE reason IN ('reserve', 'release', 'ship')), 0)
        FROM added
        WHERE NOT EXISTS (SELECT 1 FROM stock_items AS item WHERE item.variant_id = added.variant_id AND item.location_id = added.location_id)
        GROUP BY variant_id, location_id
        HAVING bool_or(reason IN ('receive', 'count'))
        ORDER BY variant_id, location_id
        ON CONFLICT DO NOTHING
        RETURNING variant_id || '/' || location_id AS key
    )
    SELECT array_agg(key), count(*) INTO made_keys, made FROM fresh;
    IF made = items THEN RETURN NULL; END IF;
  END IF;
  IF items > 1 THEN
    PERFORM 1 FROM stock_items
      WHERE (variant_id, location_id) IN (SELECT variant_id, location_id FROM added)
      ORDER BY variant_id, location_id FOR NO KEY UPDATE;
  END IF;
  WITH changed AS (
    UPDATE stock_items AS item
      SET on_hand = item.on_hand + moved.on_hand, reserved = item.reserved + moved.reserved,
        incoming = item.incoming + moved.incoming, promised = item.promised + moved.promised, updated_at = now()
      FROM (
        SELECT variant_id, location_id,
          coalesce(sum(quantity) FILTER (WHERE reason IN ('receive', 'count', 'return', 'ship')), 0)::int AS on_hand,
          coalesce(sum(quantity) FILTER (WHERE reason IN ('reserve', 'release', 'ship', 'allocate')), 0)::int AS reserved,
          coalesce(sum(quantity) FILTER (WHERE reason = 'expect'), 0)::int AS incoming,
          coalesce(sum(CASE reason WHEN 'allocate' THEN -quantity ELSE quantity END)
            FILTER (WHERE reason IN ('promise', 'unpromise', 'allocate')), 0)::int AS promised
        FROM added GROUP BY variant_id, location_id
      ) AS moved
      WHERE item.variant_id = moved.variant_id AND item.location_id = moved.location_id
        AND (made = 0 OR moved.variant_id || '/' || moved.location_id <> ALL (made_keys))
      RETURNING item.incoming, item.promised
  )
  SELECT count(*), coalesce(bool_or(incoming > 0 OR promised > 0), false) INTO moved_items, is_expecting FROM changed;
  IF moved_items + made < items THEN
    RAISE EXCEPTION 'no stock is kept of a variant at this location'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_items_reserved_within', TABLE = 'stock_items';
  END IF;
  IF is_expecting THEN
    WITH arrived AS (
      SELECT item.variant_id, item.location_id, item.on_hand - item.reserved AS free, item.incoming, item.promised,
        coalesce((SELECT sum(quantity)::int FROM added
          WHERE added.variant_id = item.variant_id AND added.location_id = item.location_id AND added.reason = 'receive'), 0) AS received
      FROM stock_items AS item
      WHERE item.incoming > 0 AND (item.variant_id, item.location_id) IN (SELECT variant_id, location_id FROM added)
    ), waiting AS (
      SELECT entry.variant_id, entry.location_id, entry.order_number, min(entry.id) AS place,
        sum(CASE entry.reason WHEN 'allocate' THEN -entry.quantity ELSE entry.quantity END)::int AS units
      FROM stock_entries AS entry JOIN arrived USING (variant_id, location_id)
      WHERE arrived.promised > 0 AND arrived.free > 0 AND entry.reason IN ('promise', 'unpromise', 'allocate')
      GROUP BY entry.variant_id, entry.location_id, entry.order_number
    ), ranked AS (
      SELECT variant_id, location_id, order_number, units, (sum(units) OVER (PARTITION BY variant_id, location_id ORDER BY place) - units)::int AS ahead
      FROM waiting WHERE units > 0
    )
    INSERT INTO stock_entries (variant_id, location_id, reason, quantity, order_number, reference)
      SELECT variant_id, location_id, 'expect', -least(received, incoming), NULL, 'received' FROM arrived WHERE received > 0
      UNION ALL
      SELECT variant_id, location_id, 'allocate', least(units, free - ahead), order_number, nextval('stock_entries_id_seq')::text
      FROM ranked JOIN arrived USING (variant_id, location_id) WHERE ahead < free;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION notify_stock_moved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keys text[];
BEGIN
  SELECT coalesce(array_agg(product_id), '{}') INTO keys FROM (
    SELECT DISTINCT variants.product_id
    FROM was JOIN now_is USING (variant_id, location_id) JOIN variants ON variants.id = variant_id
    WHERE stock_band(was.on_hand - was.reserved) <> stock_band(now_is.on_hand - now_is.reserved)
      OR stock_band(was.incoming - was.promised) <> stock_band(now_is.incoming - now_is.promised)
      OR was.expected_on IS DISTINCT FROM now_is.expected_on
    LIMIT 201
  ) AS few;
  PERFORM notify_changed('stock_items', keys);
  RETURN NULL;
END $$;
